import { expect, test } from 'vitest';
import { dayAfterKey, monthOf, monthsLater } from './months.ts';

test('a month is in weeks from Monday on, and as long as clocks say', () => {
  const november = monthOf('2026-11-23', 'Europe/Berlin');
  // The first of November 2026 is a Sunday.
  expect(november.weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  const october = monthOf('2026-10-05', 'Europe/Berlin');
  expect([october.from, october.to]).toEqual(['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z']);
  expect(monthOf('2028-02-10', 'UTC').days).toHaveLength(29);
});

test('keys move by days, weeks and to the ends of the week', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'x'];
  expect(keys.map((key) => dayAfterKey('2026-11-25', key))).toEqual([
    '2026-11-26',
    '2026-11-24',
    '2026-12-02',
    '2026-11-18',
    '2026-11-23',
    '2026-11-29',
    null,
  ]);
  expect([monthsLater('2026-01-31', 1), monthsLater('2026-01-31', -1)]).toEqual(['2026-02-01', '2025-12-01']);
});
