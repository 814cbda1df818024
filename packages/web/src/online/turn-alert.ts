import { callPlayer } from '../device/sound.ts';

// Alerts by sound and notification when it is this player's turn.

/** Whether notifications are granted, can be asked for, or are impossible. */
export function notifications(): 'granted' | 'default' | 'no' {
  const permission = 'Notification' in globalThis ? Notification.permission : 'denied';
  return permission === 'denied' ? 'no' : permission;
}

export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission();
}

/** On phones only a service worker may show notifications. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, { body, tag });
  new Notification(title, { body, tag }).onclick = () => focus();
}

export function alertTurn(title: string, body: string, tag: string): void {
  callPlayer();
  if (document.hidden && notifications() === 'granted') notify(title, body, tag).catch(() => {});
}
