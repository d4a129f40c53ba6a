import { beforeEach, expect, test, vi } from 'vitest';
import {
  dispatchMessage,
  isLive,
  setLiveConnection,
  onLiveMessage,
  onLiveStatusChange,
  sendLive,
} from './live.ts';

beforeEach(() => setLiveConnection(null));

test('a message reaches its listeners until they unsubscribe', () => {
  const newer = vi.fn<(words: { jobId: string; seq: number }) => void>();
  const stop = onLiveMessage('newer', newer);
  dispatchMessage('newer', { jobId: 'a', seq: 1 });
  dispatchMessage('typing', { jobId: 'a', userId: 'b' });
  stop();
  dispatchMessage('newer', { jobId: 'a', seq: 2 });
  expect(newer.mock.calls).toEqual([[{ jobId: 'a', seq: 1 }]]);
});

test('a channel that reconnects after a gap notifies all listeners, and one without a gap does not', () => {
  const [gap, turn] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [onLiveMessage('gap', gap), onLiveStatusChange(turn)];
  setLiveConnection(async () => null, false);
  expect([isLive(), gap.mock.calls.length, turn.mock.calls.length]).toEqual([true, 0, 1]);
  setLiveConnection(null);
  setLiveConnection(async () => null);
  expect([gap.mock.calls.length, turn.mock.calls.length]).toEqual([1, 3]);
  for (const stop of stops) stop();
});

test('without a channel nothing is sent, and a lost message is not an error', async () => {
  expect(await sendLive('typing', { jobId: 'a' })).toBeNull();
  setLiveConnection(() => Promise.reject(new Error('gone')));
  expect(await sendLive('typing', { jobId: 'a' })).toBeNull();
});
