import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchMessage, setLiveConnection } from '../platform/live/live.ts';
import { dismissToast, useToasts } from '../platform/toasts.ts';
import { watchNotifications } from './watch-notifications.ts';

let requests: string[];
let stop: () => void;

beforeEach(() => {
  requests = [];
  reloads.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address.replace(/\?.*/, ''));
    const data = { notifications: [], notificationCount: 0 };
    return Promise.resolve(Response.json({ status: 200, message: 'OK', data }));
  });
});
afterEach(() => {
  stop();
  for (let toast = 0; toast < 20; toast += 1) dismissToast(toast);
  document.documentElement.removeAttribute('data-in-call');
  history.replaceState(null, '', '/');
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

test.each([
  ['a message of the job that one is in a call about', '/job/1/chat', true, 0],
  ['a message of that job, before one has joined', '/job/1/chat', false, 1],
  ['a message of another job', '/job/2/chat', true, 1],
  ['something else about that job', '/job/1', true, 1],
])('%s: a toast, unless the call itself counts it', async (_what, url, isInCall, toasts) => {
  history.replaceState(null, '', '/job/1/consultation/9');
  document.documentElement.toggleAttribute('data-in-call', isInCall);
  const notification = {
    id: 'one',
    message: 'Ana wrote.',
    notificationType: 'MESSAGE',
    url,
    dateCreated: '',
  };
  vi.stubGlobal('fetch', () => {
    const data = { notifications: [notification], notificationCount: 1 };
    return Promise.resolve(Response.json({ status: 200, message: 'OK', data }));
  });
  const { result, unmount } = renderHook(() => useToasts());
  stop = watchNotifications(reloads);
  dispatchMessage('notification', { id: 'one' });
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(reloads).toHaveBeenCalled());
  expect(result.current).toHaveLength(toasts);
  unmount();
});

test('polling stops on unmount', async () => {
  stop = watchNotifications(reloads);
  stop();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(requests).toEqual([]);
});
