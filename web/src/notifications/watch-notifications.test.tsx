import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchMessage, setLiveConnection } from '../platform/live/live.ts';
import { watchNotifications } from './watch-notifications.ts';

let requests: string[];
let stop: () => void;

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address.replace(/\?.*/, ''));
    const data = { notifications: [], notificationCount: 0 };
    return Promise.resolve(Response.json({ status: 200, message: 'OK', data }));
  });
});
afterEach(() => {
  stop();
  setLiveConnection(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reloads = vi.fn<() => Promise<void>>(() => Promise.resolve());
const NEW = '/api/notification/unread/new';

test('notifications are polled every 60 seconds, also while the live channel is up', async () => {
  setLiveConnection(() => Promise.resolve(null));
  stop = watchNotifications(reloads);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toEqual([NEW]);
  expect(reloads).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toEqual([NEW, NEW, NEW]);
});

test('notifications are polled every 60 seconds without the channel, too', async () => {
  stop = watchNotifications(reloads);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(requests).toEqual([NEW]);
});

test('a background tab polls, too', async () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  stop = watchNotifications(reloads);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toEqual([NEW, NEW]);
  isHidden.mockRestore();
});

test('several hints at once cause one immediate request', async () => {
  setLiveConnection(() => Promise.resolve(null));
  stop = watchNotifications(reloads);
  dispatchMessage('notification', { id: 'one' });
  dispatchMessage('notification', { id: 'two' });
  await vi.advanceTimersByTimeAsync(500);
  expect(requests).toEqual([NEW]);
});

test('polling stops on unmount', async () => {
  stop = watchNotifications(reloads);
  stop();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(requests).toEqual([]);
});
