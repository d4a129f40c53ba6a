import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './store.ts';

test('the source starts with the first listener and stops with the last', () => {
  const stop = vi.fn<() => void>();
  const start = vi.fn<() => () => void>(() => stop);
  const { subscribe } = createListeners(start);
  const [one, other] = [subscribe(() => {}), subscribe(() => {})];
  expect(start).toHaveBeenCalledOnce();
  one();
  one();
  expect(stop).not.toHaveBeenCalled();
  other();
  expect(stop).toHaveBeenCalledOnce();
  subscribe(() => {});
  expect(start).toHaveBeenCalledTimes(2);
});

test('a store notifies of new values until unsubscribed', () => {
  const seats = createStore(4);
  const seen: number[] = [];
  const stop = seats.subscribe(() => seen.push(seats.get()));
  seats.set(3);
  stop();
  seats.set(2);
  expect([seen, seats.get()]).toEqual([[3], 2]);
});
