import { expect, test } from 'vitest';
import { dayTimeText, timeText } from '../format.ts';
import { byDay, slotAfterKey, dayPartsOf, thinOut, weekFrom, weekOf } from './weeks.ts';

const zone = 'Europe/Berlin';
const at = (hour: number, minute = 0, day = 24) =>
  new Date(Date.UTC(2026, 10, day, hour - 1, minute)).toISOString();
const quarters = (from: number, to: number, day = 24) =>
  Array.from({ length: (to - from) * 4 }, (_, index) => at(from, index * 15, day));
const clocks = (slots: string[]) => slots.map((slot) => timeText(slot, zone));

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

const shownOf = (days: string[][], limit: number, picked: string | null = null) =>
  thinOut(
    days.map((slots, index) => ({ date: `day ${index}`, slots })),
    zone,
    limit,
    picked,
  ).map(({ slots }) => clocks(slots));

test('a day with few slots shows all of them, and one with many only round times', () => {
  expect(shownOf([quarters(9, 11)], 8)[0]).toHaveLength(8);
  expect(shownOf([quarters(9, 12)], 8)).toEqual([['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']]);
  expect(shownOf([quarters(9, 14)], 8)).toEqual([['09:00', '10:00', '11:00', '12:00', '13:00']]);
});

test('the days of a week are thinned alike, and a day with few slots is left alone', () => {
  expect(shownOf([quarters(9, 12), quarters(9, 14, 25), [at(9, 45, 26)]], 8)).toEqual([
    ['09:00', '10:00', '11:00'],
    ['09:00', '10:00', '11:00', '12:00', '13:00'],
    ['09:45'],
  ]);
});

test('the picked slot stays visible among the round ones', () => {
  expect(shownOf([quarters(9, 17)], 8, at(10, 45))[0]).toContain('10:45');
});

test('slots that are never on the hour are not thinned to nothing', () => {
  const odd = Array.from({ length: 10 }, (_, index) => at(8 + index, 45));
  expect(shownOf([odd], 8)[0]).toHaveLength(8);
});

test('a day is split into its parts, and empty parts are left out', () => {
  const parts = dayPartsOf([at(9), at(11, 45), at(12), at(20)], zone);
  expect(parts.map(({ name, slots }) => [name, slots.length])).toEqual([
    ['Morning', 2],
    ['Afternoon', 1],
    ['Evening', 1],
  ]);
});

test('arrows move within the day and to the nearest time of the next day that has one', () => {
  const days = [
    { date: '2026-11-24', slots: [at(9), at(17)] },
    { date: '2026-11-25', slots: [] },
    { date: '2026-11-26', slots: [at(8, 0, 26), at(16, 45, 26), at(20, 0, 26)] },
  ];
  const shown = (key: string, from: string) => {
    const slot = slotAfterKey(days, from, key, zone);
    return slot === null ? null : dayTimeText(slot, zone);
  };
  expect(shown('ArrowDown', at(9))).toBe('Tue 24 Nov 17:00');
  expect(shown('ArrowDown', at(17))).toBeNull();
  expect(shown('ArrowRight', at(17))).toBe('Thu 26 Nov 16:45');
  expect(shown('ArrowLeft', at(20, 0, 26))).toBe('Tue 24 Nov 17:00');
  expect(shown('ArrowLeft', at(9))).toBeNull();
  expect(shown('End', at(8, 0, 26))).toBe('Thu 26 Nov 20:00');
  expect(shown('Home', at(20, 0, 26))).toBe('Thu 26 Nov 08:00');
});
