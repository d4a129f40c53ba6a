import type { PushSubscription as OwnSubscription } from '@parley/contract/notifications/schemas.ts';
import { serviceWorker } from '../../platform/worker/service-worker.ts';

/** What this browser lets us do: `asked` is still open. */
export type PushPermission = 'unsupported' | 'blocked' | 'granted' | 'unasked';

export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' ? 'granted' : 'unasked';
}

/** Whether this browser takes pushes of the sender with this key. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (pushPermission() !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription != null && isFor(subscription, publicKey);
}

/** Asks the person and then the browser's push service; null if either says no. */
export async function subscribe(publicKey: string): Promise<OwnSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await serviceWorker();
  if (!registration) return null;
  const before = await registration.pushManager.getSubscription();
  // Of another key, from before it was changed: nobody can send to it any more.
  if (before && !isFor(before, publicKey)) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  // Without it in the answer, as in older browsers, it was ours.
  return key === null || base64url(new Uint8Array(key)) === publicKey;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
