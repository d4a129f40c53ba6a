import { expect, test } from 'vitest';
import { payByOf } from './price.ts';

const start = '2026-11-24T16:00:00.000Z';
const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;

test.each([
  ['days ahead: within a day', at(20, '09:30'), at(21, '09:30')],
  ['the day before: an hour before the start', at(23, '18:00'), at(24, '15:00')],
  ['exactly a day and an hour before', at(23, '15:00'), at(24, '15:00')],
  ['an hour and a quarter before: within half an hour', at(24, '14:45'), at(24, '15:15')],
  ['half an hour before: by the start', at(24, '15:30'), start],
  ['ten minutes before: by the start', at(24, '15:50'), start],
])('a consultation agreed %s is paid by then', (_when, agreedAt, payBy) => {
  expect(payByOf(agreedAt, start)).toBe(payBy);
});

test('a consultation booked instantly is paid within a quarter of an hour, by its start at the latest', () => {
  expect(payByOf(at(20, '09:30'), start, true)).toBe(at(20, '09:45'));
  expect(payByOf(at(24, '15:50'), start, true)).toBe(start);
});
