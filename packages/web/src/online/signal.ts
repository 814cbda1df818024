import { callPlayer } from '../sound.ts';

// Somebody is waited for: heard and seen also where the page is not looked at.

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
  callPlayer();
  if (document.hidden && notifications() === 'granted') notify(title, body, tag).catch(() => {});
}
