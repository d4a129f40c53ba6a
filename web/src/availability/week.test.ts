import { minutesOf } from '@parley/contract/availability/slot-codes.ts';
import { expect, test } from 'vitest';
import {
  copyHours,
  endSlots,
  rangeErrors,
  hoursText,
  nextRange,
  ofDay,
  startSlots,
  totalText,
  withDay,
} from './week.ts';

const monday = { weekday: 1, from: 900, to: 1700 };

test('a range may end at the End of Day and start at midnight', () => {
  expect(endSlots.at(-1)?.code).toBe(2359);
  expect(startSlots[0]?.code).toBe(1);
  expect(hoursText({ from: 1, to: 2359 })).toBe('00:00–24:00');
});

test('an empty day starts with working hours, and the next range comes after a break', () => {
  expect(nextRange([])).toEqual({ from: 900, to: 1700 });
  expect(nextRange([{ from: 900, to: 1700 }])).toEqual({ from: 1800, to: 2000 });
  expect(nextRange([{ from: 900, to: 2200 }])).toEqual({ from: 2300, to: 2359 });
});

test('after hours in the evening, the next range comes before them; a day without room has none', () => {
  expect(nextRange([{ from: 1800, to: 2315 }])).toEqual({ from: 1500, to: 1700 });
  expect(
    nextRange([
      { from: 1800, to: 2359 },
      { from: 215, to: 1200 },
    ]),
  ).toEqual({ from: 1, to: 115 });
  expect(nextRange([{ from: 100, to: 2359 }])).toBeNull();
  expect(nextRange([{ from: 1, to: 2359 }])).toBeNull();
});

test('a copied day replaces the hours of the other days', () => {
  const rules = copyHours([monday, { weekday: 2, from: 1, to: 15 }], 1, [2, 6]);
  expect(rules.map(({ weekday }) => weekday)).toEqual([1, 2, 6]);
  expect(ofDay(rules, 2)).toEqual([{ from: 900, to: 1700 }]);
});

test('copying an empty day clears the others', () => {
  expect(copyHours([monday], 3, [1])).toEqual([]);
});

test('hours that end before they start, or overlap earlier ones of the day, have an error', () => {
  expect(rangeErrors([{ from: 1700, to: 900 }])).toEqual(['The end must be after the start.']);
  expect(
    rangeErrors([
      { from: 900, to: 1200 },
      { from: 1145, to: 1300 },
    ]),
  ).toEqual([null, 'These hours overlap with others on the same day.']);
});

test('hours that touch do not overlap', () => {
  expect(
    rangeErrors([
      { from: 900, to: 1200 },
      { from: 1200, to: 1300 },
    ]),
  ).toEqual([null, null]);
});

test('the days keep their order when one of them changes', () => {
  const rules = withDay([{ weekday: 3, from: 900, to: 1000 }], 1, [{ from: 900, to: 1000 }]);
  expect(rules.map(({ weekday }) => weekday)).toEqual([1, 3]);
});

test('the weekly total counts quarter hours', () => {
  expect(totalText([])).toBe('No hours yet');
  expect(totalText([monday, { weekday: 2, from: 900, to: 915 }])).toBe('8.25 h a week');
  expect(minutesOf(2359)).toBe(1440);
});
