import { session } from '../session/session.ts';

/** Registers the service worker, once; null where there are none. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

/** Late enough to be in the way of nothing. */
const AFTER_MS = 3_000;

/** Registers it once the page is at rest. Browsers without it, or that refuse it, do without an offline page. */
export function registerLater(): () => void {
  const timer = setTimeout(
    () =>
      void serviceWorker()
        .then(tell)
        .catch(() => null),
    AFTER_MS,
  );
  return () => clearTimeout(timer);
}

/** In which language its offline page has to be; where notifications are allowed, it looks after the subscription to pushes. */
function tell(registration: ServiceWorkerRegistration | null): void {
  const allowsPushes = 'Notification' in window && Notification.permission === 'granted';
  registration?.active?.postMessage({
    language: document.documentElement.lang,
    accessToken: allowsPushes ? session().accessToken : null,
  });
}

/** Calls back with the path of a notification that was clicked, which answers whether this tab goes there. */
export function onNotificationClick(open: (path: string) => boolean): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker: worker } = navigator;
  const follow = ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return;
    if (typeof data.open === 'string') ports[0]?.postMessage(open(data.open));
  };
  worker.addEventListener('message', follow);
  return () => worker.removeEventListener('message', follow);
}
