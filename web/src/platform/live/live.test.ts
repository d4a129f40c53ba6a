import { beforeEach, expect, test, vi } from 'vitest';
import { heard, isLiveUp, liveIs, onHeard, onLiveTurn, sayLive } from './live.ts';

beforeEach(() => liveIs(null));

test('what is heard reaches those who listen to it, until they stop', () => {
  const newer = vi.fn<(words: { jobId: string; seq: number }) => void>();
  const stop = onHeard('newer', newer);
  heard('newer', { jobId: 'a', seq: 1 });
  heard('typing', { jobId: 'a', userId: 'b' });
  stop();
  heard('newer', { jobId: 'a', seq: 2 });
  expect(newer.mock.calls).toEqual([[{ jobId: 'a', seq: 1 }]]);
});

test('a channel that comes back after a gap lets everybody catch up, one that missed nothing does not', () => {
  const [gap, turn] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [onHeard('gap', gap), onLiveTurn(turn)];
  liveIs(async () => null, false);
  expect([isLiveUp(), gap.mock.calls.length, turn.mock.calls.length]).toEqual([true, 0, 1]);
  liveIs(null);
  liveIs(async () => null);
  expect([gap.mock.calls.length, turn.mock.calls.length]).toEqual([1, 3]);
  for (const stop of stops) stop();
});

test('without a channel nothing is said, and a word that is lost is no error', async () => {
  expect(await sayLive('typing', { jobId: 'a' })).toBeNull();
  liveIs(() => Promise.reject(new Error('gone')));
  expect(await sayLive('typing', { jobId: 'a' })).toBeNull();
});
