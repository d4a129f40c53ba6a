import { expect, test } from 'vitest';
import { dayLater, hoursIn, windowAt, withEnd } from './day-hours.ts';

const zone = 'Europe/Berlin';
const evening = { date: '2026-11-24', from: 17 * 60, to: 21 * 60 };

test('hours of a day are a window of the reader’s clock, and back', () => {
  const window = { freeFrom: '2026-11-24T16:00:00.000Z', freeTo: '2026-11-24T20:00:00.000Z' };
  expect(windowAt(evening, zone)).toEqual(window);
  expect(hoursIn(window, zone)).toEqual(evening);
});

test('the end of the day is midnight', () => {
  const late = { date: '2026-11-24', from: 22 * 60, to: 24 * 60 };
  expect(windowAt(late, zone).freeTo).toBe('2026-11-24T23:00:00.000Z');
  expect(hoursIn(windowAt(late, zone), zone)).toEqual(late);
});

test('a window of days, or of minutes, has no hours', () => {
  const from = '2026-11-24T16:00:00.000Z';
  expect(hoursIn({ freeFrom: from, freeTo: '2026-11-26T20:00:00.000Z' }, zone)).toBeNull();
  expect(hoursIn({ freeFrom: from, freeTo: '2026-11-24T16:15:00.000Z' }, zone)).toBeNull();
  expect(hoursIn({ freeFrom: from, freeTo: from }, zone)).toBeNull();
});

test('a day later, clocks show the same hours, also where they were changed', () => {
  // In Berlin clocks went back in the night to 25 October 2026.
  const before = windowAt({ ...evening, date: '2026-10-24' }, zone);
  expect(before.freeFrom).toBe('2026-10-24T15:00:00.000Z');
  expect(dayLater(before, zone)).toEqual(windowAt({ ...evening, date: '2026-10-25' }, zone));
  expect(dayLater(before, zone).freeFrom).toBe('2026-10-25T16:00:00.000Z');
});

test('an end that is moved past the other takes it along, and never leaves the day', () => {
  expect(withEnd(evening, 'from', 21 * 60)).toMatchObject({ from: 1_260, to: 1_320 });
  expect(withEnd(evening, 'to', 8 * 60)).toMatchObject({ from: 420, to: 480 });
  expect(withEnd(evening, 'from', 24 * 60)).toMatchObject({ from: 1_380, to: 1_440 });
  expect(withEnd(evening, 'to', 0)).toMatchObject({ from: 0, to: 60 });
});
