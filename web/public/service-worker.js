// Shows pushes, keeps the subscription to them alive, and shows an offline page while there is no connection. It is plain
// JavaScript and imports nothing, because browsers compare it byte by byte to find a new version. Nothing of the API and no
// page of anybody is ever kept here.

const SHELL = 'shell-1';
const OFFLINE = '/offline';
const KEPT = ['/offline.js', '/favicon.svg'];

// No page comes from here, so a new version can take over at once.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll([OFFLINE, ...KEPT])));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

// Pages, and what the offline page needs; everything else is none of our business.
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') event.respondWith(page(event));
  else if (origin === self.location.origin && KEPT.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
});

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

// A page of somebody who is signed in tells, when it opens, in which language, and with which token where it takes pushes.
self.addEventListener('message', (event) => {
  const { language, accessToken } = event.data ?? {};
  if (language) event.waitUntil(keepOfflinePageIn(language));
  event.waitUntil(subscribeAgain(accessToken));
});

// The one that is kept was made in the language of that moment.
async function keepOfflinePageIn(language) {
  const kept = await caches.match(OFFLINE);
  if (kept?.headers.get('content-language') === language) return;
  const shell = await caches.open(SHELL);
  await shell.add(new Request(OFFLINE, { cache: 'reload' }));
}

// The browser has another subscription, or none any more.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(signIn().then(subscribeAgain)));

// As a new tab does; a subscription ends with its session.
async function signIn() {
  const { data } = await ask('POST /api/auth/refresh/reauth', { body: {} });
  return data?.accessToken;
}

// Only for those who pressed for pushes in this session, and only if what we send to is not what the browser takes.
async function subscribeAgain(accessToken) {
  if (!accessToken) return;
  const { data } = await ask('GET /api/notification/push', { accessToken });
  if (!data?.endpoint || !data.publicKey) return;
  const { pushManager } = self.registration;
  const kept = await pushManager.getSubscription();
  if (data.here && kept?.endpoint === data.endpoint) return;
  await kept?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: data.publicKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh, auth } = keys;
  await ask('POST /api/notification/push', { accessToken, body: { endpoint, keys: { p256dh, auth } } });
}

async function ask(call, { accessToken, body }) {
  const [method, path] = call.split(' ');
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  if (accessToken) headers.authorization = `Bearer ${accessToken}`;
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  return response.json();
}

self.addEventListener('push', (event) => {
  const { title = 'Parley', body = '', url = '/', tag } = contentOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: Boolean(tag),
      icon: '/icons/app-192.png',
      badge: '/icons/badge-96.png',
      data: { url },
    }),
  );
});

// What can't be read is still shown: browsers take the permission from whoever shows nothing.
function contentOf(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.url)));
});

// An open tab goes there by itself, so that it can ask about what isn't saved yet; one that is in a call stays in it.
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.filter(({ url }) => url === self.location.origin + path);
  for (const tab of new Set([...there, ...tabs])) if (await goes(tab, path)) return tab.focus();
  return self.clients.openWindow(path);
}

// A page of an earlier version doesn't answer, nor does one that is frozen.
const ANSWER_MS = 300;

function goes(tab, path) {
  const { port1, port2 } = new MessageChannel();
  tab.postMessage({ open: path }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(true), ANSWER_MS);
  }).finally(() => port1.close());
}

function pathOf(url) {
  const address = new URL(url ?? '/', self.location.origin);
  return address.origin === self.location.origin ? address.pathname + address.search + address.hash : '/';
}
