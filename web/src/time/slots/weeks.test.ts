import { expect, test } from 'vitest';
import { byDay, weekFrom, weekOf } from './weeks.ts';

const zone = 'Europe/Berlin';

test('a week is seven days of the viewer’s calendar, also when clocks change in it', () => {
  const week = weekFrom('2026-10-23', zone);
  expect(week.days.at(-1)).toBe('2026-10-29');
  expect(week.from).toBe('2026-10-22T22:00:00.000Z');
  expect(week.to).toBe('2026-10-29T23:00:00.000Z');
});

test('the week that contains a date is counted in sevens from today', () => {
  expect(weekOf('2026-11-24', '2026-11-20')).toBe('2026-11-20');
  expect(weekOf('2026-11-27', '2026-11-20')).toBe('2026-11-27');
  expect(weekOf('2026-11-01', '2026-11-20')).toBe('2026-11-20');
});

test('slots are grouped by the viewer’s days', () => {
  const late = '2026-11-23T23:15:00.000Z';
  const days = byDay([late], weekFrom('2026-11-20', zone), zone);
  expect(days.find(({ slots }) => slots.includes(late))?.date).toBe('2026-11-24');
  expect(days).toHaveLength(7);
});
