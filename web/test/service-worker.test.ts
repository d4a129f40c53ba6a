import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(path.join(import.meta.dirname, '../public/service-worker.js'), 'utf8');
const KEYS = { p256dh: 'point', auth: 'secret' };

interface Browser {
  /** What the API answers, by call. */
  api?: Record<string, object>;
  /** Where the browser takes pushes now. */
  endpoint?: string | null;
  /** In which language the offline page was kept. */
  kept?: string;
  /** The paths of the open tabs, the one that was used last first, and what each answers when it is to go elsewhere. */
  tabs?: [path: string, answer: boolean | 'none'][];
}

const ORIGIN = 'https://parley.test';

/** The worker in a browser of our own: what it asked, subscribed to, kept and opened. */
function startWorker({ api = {}, endpoint = null, kept = 'en', tabs = [] }: Browser) {
  const listeners = new Map<string, (event: object) => void>();
  const asked: string[] = [];
  const sent: unknown[] = [];
  const added: string[] = [];
  const opened: string[] = [];
  const clients = {
    matchAll: async () =>
      tabs.map(([path, goes]) => {
        let asked = '';
        return {
          url: ORIGIN + path,
          postMessage({ open }: { open: string }, [port]: [MessagePort]) {
            asked = open;
            if (goes !== 'none') port.postMessage(goes);
          },
          focus: async () => opened.push(`${asked} in ${path}`),
        };
      }),
    openWindow: async (path: string) => opened.push(`${path} in a new tab`),
  };
  let takes = endpoint;
  const subscription = () =>
    takes === null
      ? null
      : {
          endpoint: takes,
          unsubscribe: async () => ((takes = null), true),
          toJSON: () => ({ endpoint: takes, keys: KEYS }),
        };
  const pushManager = {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      takes = `https://push.example/new-for-${applicationServerKey}`;
      return subscription();
    },
  };
  const answer = async (call: string, options: { method?: string; headers?: object; body?: string }) => {
    asked.push(`${options.method} ${call} ${Reflect.get(options.headers ?? {}, 'authorization') ?? '-'}`);
    if (options.method === 'POST' && options.body) sent.push(JSON.parse(options.body));
    return { json: async () => ({ data: api[`${options.method} ${call}`] ?? null }) };
  };
  runInNewContext(SOURCE, {
    self: {
      addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
      location: { origin: ORIGIN },
      registration: { pushManager },
      clients,
    },
    fetch: answer,
    URL,
    MessageChannel,
    setTimeout,
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    caches: {
      match: async () => ({ headers: new Headers({ 'content-language': kept }) }),
      open: async () => ({ add: async ({ url }: { url: string }) => added.push(url) }),
    },
  });
  const fire = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) });
    await Promise.all(work);
  };
  return { fire, asked, sent, added, opened, takes: () => takes };
}

const STATE = 'GET /api/notification/push';
const here = { publicKey: 'key', here: true, endpoint: 'https://push.example/old', others: 0 };

test('a browser that lost its subscription subscribes again, as whoever is signed in', async () => {
  const worker = startWorker({
    api: { [STATE]: here, 'POST /api/auth/refresh/reauth': { accessToken: 'token' } },
  });
  await worker.fire('pushsubscriptionchange');
  expect(worker.asked).toEqual([
    'POST /api/auth/refresh/reauth -',
    'GET /api/notification/push Bearer token',
    'POST /api/notification/push Bearer token',
  ]);
  expect(worker.sent.at(-1)).toEqual({ endpoint: 'https://push.example/new-for-key', keys: KEYS });
});

test('a page that opens has it look whether pushes still arrive', async () => {
  const open = { data: { language: 'en', accessToken: 'token' } };
  const fine = startWorker({ api: { [STATE]: here }, endpoint: here.endpoint });
  await fine.fire('message', open);
  expect(fine.asked).toEqual(['GET /api/notification/push Bearer token']);

  const lost = startWorker({ api: { [STATE]: { ...here, here: false } }, endpoint: here.endpoint });
  await lost.fire('message', open);
  expect(lost.takes()).toBe('https://push.example/new-for-key');

  const changed = startWorker({ api: { [STATE]: here }, endpoint: 'https://push.example/other' });
  await changed.fire('message', open);
  expect(changed.sent).toEqual([{ endpoint: 'https://push.example/new-for-key', keys: KEYS }]);
});

test('nobody is subscribed who pressed for no pushes in this session', async () => {
  for (const state of [
    { ...here, here: false, endpoint: null },
    { ...here, publicKey: null },
  ]) {
    const worker = startWorker({ api: { [STATE]: state }, endpoint: 'https://push.example/of-another' });
    await worker.fire('message', { data: { accessToken: 'token' } });
    expect(worker.sent).toEqual([]);
    expect(worker.takes()).toBe('https://push.example/of-another');
  }
  const signedOut = startWorker({});
  await signedOut.fire('pushsubscriptionchange');
  expect(signedOut.sent.slice(1)).toEqual([]);
  expect(signedOut.takes()).toBeNull();
});

test('the offline page follows the language of the page that opens', async () => {
  const worker = startWorker({ kept: 'en' });
  await worker.fire('message', { data: { language: 'en', accessToken: null } });
  expect(worker.added).toEqual([]);
  await worker.fire('message', { data: { language: 'de', accessToken: null } });
  expect(worker.added).toEqual(['/offline']);
  expect(worker.asked).toEqual([]);
});

test('a pressed notification opens in the tab that shows it, else in the one used last, else in a new one', async () => {
  for (const [tabs, opens] of [
    [['/dashboard', '/job/7/chat'], '/job/7/chat in /job/7/chat'],
    [['/dashboard', '/settings'], '/job/7/chat in /dashboard'],
    [[], '/job/7/chat in a new tab'],
  ] as const) {
    const worker = startWorker({ tabs: tabs.map((path) => [path, true]) });
    await worker.fire('notificationclick', press);
    expect(worker.opened).toEqual([opens]);
  }
});

test('a tab that stays where it is, as in a call, is passed over', async () => {
  const room = '/job/7/consultation/9';
  const beside = startWorker({
    tabs: [
      [room, false],
      ['/dashboard', true],
    ],
  });
  await beside.fire('notificationclick', press);
  expect(beside.opened).toEqual(['/job/7/chat in /dashboard']);

  const alone = startWorker({ tabs: [[room, false]] });
  await alone.fire('notificationclick', press);
  expect(alone.opened).toEqual(['/job/7/chat in a new tab']);
});

test('a tab that does not answer is taken to go there', async () => {
  const worker = startWorker({ tabs: [['/dashboard', 'none']] });
  await worker.fire('notificationclick', press);
  expect(worker.opened).toEqual(['/job/7/chat in /dashboard']);
});

const press = { notification: { close: () => {}, data: { url: '/job/7/chat' } } };
