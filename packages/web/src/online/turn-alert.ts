import { callPlayer } from '../device/sound.ts';

// Alerts by sound and notification when it is this player's turn.

/** Whether notifications are granted, can be asked for, are blocked for this page, or unknown to the browser. */
export type Permission = 'granted' | 'default' | 'denied' | 'unknown';

export function notifications(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unknown';
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
