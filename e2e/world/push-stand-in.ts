import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { outsideUrl } from './outside.ts';

/** A push as the stand-in has read it with the browser's keys. */
interface Received {
  topic: string;
  text: string;
}

/** A subscription as browsers give it. */
interface Made {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * The push service of this browser's maker can't be reached from a test. So a page's `pushManager` asks our stand-in for an
 * address and keys; the product sends there over the real protocol, and the stand-in reads it as the browser would.
 */
export async function usePushStandIn(page: Page, request: APIRequestContext) {
  const ids: string[] = [];
  const make = async (publicKey: string): Promise<Made> => {
    const answer = await request.post(`${outsideUrl()}/pushes`, { data: { publicKey } });
    const { id, endpoint, keys } = await answer.json();
    ids.push(id);
    return { endpoint, keys };
  };
  await page.exposeFunction('askStandIn', make);
  await page.addInitScript(() => {
    // Without a window, Chromium denies what it was granted.
    const asked = () => sessionStorage.getItem('asked') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: asked });
    Reflect.set(Notification, 'requestPermission', async () => {
      sessionStorage.setItem('asked', 'granted');
      return 'granted';
    });
    let own: object | null = null;
    const unsubscribe = async () => {
      own = null;
      return true;
    };
    const options = { applicationServerKey: null };
    Reflect.set(PushManager.prototype, 'getSubscription', async () => own);
    Reflect.set(PushManager.prototype, 'subscribe', async (given: PushSubscriptionOptionsInit) => {
      const made = await Reflect.get(window, 'askStandIn')(given.applicationServerKey);
      own = { options, unsubscribe, toJSON: () => made };
      return own;
    });
  });
  return {
    /** Another subscription, for the browser to have. */
    make,
    /** What was sent to the browser's latest subscription. */
    received: async (): Promise<Received[]> => {
      const answer = await request.get(`${outsideUrl()}/pushes/${ids.at(-1)}`);
      return (await answer.json()).waiting;
    },
  };
}

/** Hands a push to the browser, which wakes the service worker with it, as its own push service would. */
export async function deliver(page: Page, origin: string, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
    if (ours) resolve(ours.registrationId);
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await promise,
    data: text,
  });
  await browser.detach();
}

/** The service worker of the context, with what it shows noted instead: without a window nothing can be shown. */
export async function watchedWorker(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: object[] = [];
    Reflect.set(globalThis, 'shown', shown);
    Reflect.set(
      Reflect.get(globalThis, 'registration'),
      'showNotification',
      async (title: string, options: NotificationOptions) => void shown.push({ title, ...options }),
    );
  });
  return {
    shown: () => worker.evaluate((): object[] => Reflect.get(globalThis, 'shown')),
    /** The browser lost its subscription, and would make this one. */
    lose: (next: Made) =>
      worker.evaluate((made) => {
        Reflect.set(PushManager.prototype, 'getSubscription', async () => null);
        Reflect.set(PushManager.prototype, 'subscribe', async () => ({ toJSON: () => made }));
        const event = new Event('pushsubscriptionchange');
        dispatchEvent(Object.assign(event, { waitUntil: () => undefined }));
      }, next),
    /** Clicks what was shown last. */
    click: () =>
      worker.evaluate(() => {
        const data: unknown = Reflect.get(globalThis, 'shown').at(-1).data;
        const event = new Event('notificationclick');
        const notification = { close: () => undefined, data };
        dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
      }),
  };
}
