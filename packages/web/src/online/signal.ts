import { preferences } from '../preferences.svelte.ts';

// Somebody is waited for: heard and seen also where the page is not looked at.

/** Two soft tones. */
function chime(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [587, 880].entries()) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, from);
    loudness.gain.exponentialRampToValueAtTime(0.08, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.5);
  }
  setTimeout(() => audio.close(), 1500);
}

/** Whether one could ask for notifications, or has them. */
export function notifications(): 'granted' | 'default' | 'no' {
  const permission = 'Notification' in globalThis ? Notification.permission : 'denied';
  return permission === 'denied' ? 'no' : permission;
}

export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission();
}

/** Phones let only the service worker notify. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, { body, tag });
  new Notification(title, { body, tag }).onclick = () => focus();
}

export function signal(title: string, body: string, tag: string): void {
  if (preferences.sound) chime();
  if (document.hidden && notifications() === 'granted') notify(title, body, tag).catch(() => {});
}
