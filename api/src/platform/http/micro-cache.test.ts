import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MicroCache } from './micro-cache.ts';

interface Page {
  text: string;
  bytes: number | null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout'] });
  vi.advanceTimersByTime(1_000);
});
afterEach(() => vi.useRealTimers());

const created = () => new MicroCache<Page>({ freshMs: 3_000, sizeOf: ({ bytes }) => bytes });
const page = (text: string, bytes: number | null = 10): Page => ({ text, bytes });

test('what was made is given again for three seconds', async () => {
  const cache = created();
  const make = vi.fn(async () => page('first'));
  await cache.read('home', make);
  vi.advanceTimersByTime(2_900);
  expect(await cache.read('home', make)).toEqual(page('first'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('a hundred who ask at once wait for one', async () => {
  const cache = created();
  const making = Promise.withResolvers<Page>();
  const make = vi.fn(() => making.promise);
  const asked = Array.from({ length: 100 }, () => cache.read('home', make));
  making.resolve(page('first'));
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
});

test('afterwards the next one gets the old page at once, while a new one is made for those who follow', async () => {
  const cache = created();
  await cache.read('home', async () => page('first'));
  vi.advanceTimersByTime(10_000);
  const making = Promise.withResolvers<Page>();
  expect(await cache.read('home', () => making.promise)).toEqual(page('first'));
  making.resolve(page('second'));
  await making.promise;
  await Promise.resolve();
  expect(await cache.read('home', async () => page('third'))).toEqual(page('second'));
});

test('half a minute later nobody gets the old page any more', async () => {
  const cache = created();
  await cache.read('home', async () => page('first'));
  vi.advanceTimersByTime(3_000 + 30_001);
  expect(await cache.read('home', async () => page('second'))).toEqual(page('second'));
});

test('while no new one can be made, the old page is given; without one, the error is', async () => {
  const cache = created();
  const fail = () => Promise.reject(new Error('no database'));
  await expect(cache.read('home', fail)).rejects.toThrow('no database');
  await cache.read('home', async () => page('first'));
  vi.advanceTimersByTime(10_000);
  expect(await cache.read('home', fail)).toEqual(page('first'));
  vi.advanceTimersByTime(30_000);
  await expect(cache.read('home', fail)).rejects.toThrow('no database');
});

test('what is not to be kept, or larger than a megabyte, is made for each', async () => {
  const cache = created();
  for (const bytes of [null, 2 ** 20 + 1]) {
    const make = vi.fn(async () => page('an error', bytes));
    await cache.read('gone', make);
    await cache.read('gone', make);
    expect(make).toHaveBeenCalledTimes(2);
  }
});

test('ten thousand different pages take no more than 32 MB', async () => {
  const cache = created();
  const make = vi.fn(async () => page('a filter', 100_000));
  for (let each = 0; each < 10_000; each += 1) await cache.read(`filter ${each}`, make);
  make.mockClear();
  for (let each = 9_999; each >= 0; each -= 1) await cache.read(`filter ${each}`, make);
  expect(10_000 - make.mock.calls.length).toBe(Math.floor((32 * 2 ** 20) / 100_000));
});
