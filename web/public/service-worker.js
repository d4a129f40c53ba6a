// Shows pushes, and an offline page while there is no connection. It is plain JavaScript and imports nothing, because
// browsers compare it byte by byte to find a new version. Nothing of the API and no page of anybody is ever kept here.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title = 'Parley', body = '', url = '/', tag } = contentOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: Boolean(tag), data: { url } }),
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

// An open tab goes there by itself, so that it can ask about what isn't saved yet.
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === self.location.origin + path) ?? tabs[0];
  if (!tab) return self.clients.openWindow(path);
  tab.postMessage({ open: path });
  return tab.focus();
}

function pathOf(url) {
  const address = new URL(url ?? '/', self.location.origin);
  return address.origin === self.location.origin ? address.pathname + address.search + address.hash : '/';
}
