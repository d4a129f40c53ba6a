import { expect, test } from 'vitest';
import { firstCity, hoursInZone } from './hours-in-zone.ts';
import type { Rule } from './week.ts';

const november = '2026-11-24T12:00:00.000Z';
const workweek: Rule[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 900, to: 1800 }));

test('Bogotá’s working week is Berlin’s afternoon and evening, and shifts with the clock change', () => {
  const { text, change } = hoursInZone(workweek, 'America/Bogota', 'Europe/Berlin', november);
  expect(text).toBe('Mon–Fri 15:00–24:00');
  expect(change).toEqual({ whose: 'theirs', date: '2027-03-28', text: 'Mon–Fri 16:00–01:00' });
});

test('one’s own clock change shifts the hours in other zones, too', () => {
  const { text, change } = hoursInZone(workweek, 'Europe/Berlin', 'Asia/Tokyo', november);
  expect(text).toBe('Mon–Fri 17:00–02:00');
  expect(change).toEqual({ whose: 'yours', date: '2027-03-28', text: 'Mon–Fri 16:00–01:00' });
});

test('two cities that change clocks together have no change', () => {
  expect(hoursInZone(workweek, 'Europe/Berlin', 'Europe/London', november)).toEqual({
    text: 'Mon–Fri 08:00–17:00',
    change: null,
  });
});

test('the weeks between America’s and Europe’s clock change are shown', () => {
  const { change } = hoursInZone(workweek, 'Europe/Berlin', 'America/New_York', november);
  expect(change).toEqual({ whose: 'theirs', date: '2027-03-14', text: 'Mon–Fri 04:00–13:00' });
});

test('hours that start on another day in the other zone are listed under that day', () => {
  const sunday: Rule[] = [{ weekday: 7, from: 2200, to: 2359 }];
  expect(hoursInZone(sunday, 'America/Bogota', 'Asia/Tokyo', november).text).toBe('Mon 12:00–14:00');
  const monday: Rule[] = [{ weekday: 1, from: 800, to: 900 }];
  expect(hoursInZone(monday, 'Asia/Tokyo', 'America/Bogota', november).text).toBe('Sun 18:00–19:00');
});

test('days with different hours are listed separately, with their breaks', () => {
  const rules: Rule[] = [
    { weekday: 1, from: 900, to: 1200 },
    { weekday: 1, from: 1300, to: 1700 },
    { weekday: 2, from: 900, to: 1200 },
  ];
  expect(hoursInZone(rules, 'Europe/Berlin', 'Europe/Berlin', november).text).toBe(
    'Mon 09:00–12:00 and 13:00–17:00, Tue 09:00–12:00',
  );
});

test('hours past midnight, which are two rules, are one stretch there, also from Sunday to Monday', () => {
  const nights: Rule[] = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, from: 1, to: 200 },
    { weekday, from: 2200, to: 2359 },
  ]);
  expect(hoursInZone(nights, 'America/Bogota', 'Europe/Berlin', november).text).toBe('Every day 04:00–08:00');
  expect(hoursInZone(nights, 'UTC', 'UTC', november).text).toBe('Every day 22:00–02:00');
  const always: Rule[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 1, to: 2359 }));
  expect(hoursInZone(always, 'UTC', 'UTC', november).text).toBe('Every day 00:00–24:00');
});

test('without hours there is nothing to show', () => {
  expect(hoursInZone([], 'Europe/Berlin', 'Asia/Tokyo', november)).toEqual({ text: '', change: null });
});

test('the default city has a different time', () => {
  expect(firstCity('America/Bogota', november)).toBe('Europe/Berlin');
  expect(firstCity('Europe/Madrid', november)).toBe('America/New_York');
});
