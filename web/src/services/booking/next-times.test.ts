import { expect, test } from 'vitest';
import { nextTimes } from './next-times.ts';

// A Monday, 13:00 in Berlin.
const reader = { zone: 'Europe/Berlin', now: '2026-11-23T12:00:00.000Z' };
const stretch = (from: string, to: string) => ({
  from: `2026-11-${from}:00.000Z`,
  to: `2026-11-${to}:00.000Z`,
});
const of = (...free: ReturnType<typeof stretch>[]) => ({
  free,
  nextAvailableAt: free[0]?.from ?? null,
  timeZone: 'America/Bogota',
});

test('each of the next three days offers its first time', () => {
  const week = of(
    stretch('23T16:15', '23T18:00'),
    stretch('24T14:30', '24T20:00'),
    stretch('26T14:00', '26T17:00'),
    stretch('27T14:00', '27T17:00'),
  );
  expect(nextTimes(week, 30, reader)).toEqual([
    '2026-11-23T16:15:00.000Z',
    '2026-11-24T14:30:00.000Z',
    '2026-11-26T14:00:00.000Z',
  ]);
});

test('a single day offers several, as far as the consultation fits', () => {
  expect(nextTimes(of(stretch('24T09:00', '24T11:15')), 60, reader)).toEqual([
    '2026-11-24T09:00:00.000Z',
    '2026-11-24T10:00:00.000Z',
  ]);
});

test('times in the reader’s night are offered only where no day has any', () => {
  // 05:00 and 23:00 in Berlin, and 08:00 within the first.
  const early = stretch('24T04:00', '24T08:00');
  const late = stretch('25T22:00', '25T23:00');
  expect(nextTimes(of(early, late), 30, reader)[0]).toBe('2026-11-24T07:00:00.000Z');
  expect(nextTimes(of(early, late), 30, reader)).toHaveLength(1);
  expect(nextTimes(of(late), 30, reader)).toEqual(['2026-11-25T22:00:00.000Z']);
});

test('a time beyond the week is the only one, and nobody free has none', () => {
  expect(nextTimes({ ...of(), nextAvailableAt: '2026-12-04T09:00:00.000Z' }, 30, reader)).toEqual([
    '2026-12-04T09:00:00.000Z',
  ]);
  expect(nextTimes(of(), 30, reader)).toEqual([]);
});

test('what has passed since the page was made is not offered', () => {
  const [first] = nextTimes(of(stretch('23T11:30', '23T16:00')), 30, reader);
  expect(first).toBe('2026-11-23T12:30:00.000Z');
});
