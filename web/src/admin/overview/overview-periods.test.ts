import type { Day } from '@parley/contract/admin/schemas.ts';
import { expect, test } from 'vitest';
import { firstDayOf, OVERVIEW_PERIODS, overviewPeriodIn, weeksOf } from './overview-periods.ts';

const dayAt = (index: number): Day => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  signUps: 1,
  hires: 2,
  completed: 0,
  cancelled: 0,
  disputed: 0,
  paidCents: 100,
  releasedCents: 0,
  refundedCents: 0,
  feesCents: 0,
  openTickets: index,
  openDisputes: 0,
});

test('a year is grouped by weeks: counts add up, levels are taken at the week’s end', () => {
  const weeks = weeksOf(Array.from({ length: 14 }, (_day, index) => dayAt(index)));
  expect(weeks).toMatchObject([
    { day: '2026-01-01', signUps: 7, hires: 14, paidCents: 700, openTickets: 6 },
    { day: '2026-01-08', signUps: 7, hires: 14, paidCents: 700, openTickets: 13 },
  ]);
});

test('the period is in the URL, with 30 days as the default', () => {
  expect(overviewPeriodIn(new URLSearchParams('period=90')).days).toBe(90);
  expect(overviewPeriodIn(new URLSearchParams('period=12')).days).toBe(30);
  expect(firstDayOf(OVERVIEW_PERIODS[0], '2026-03-08T10:00:00.000Z')).toBe('2026-03-02T10:00:00.000Z');
});

test('periods that are grouped by weeks contain whole weeks', () => {
  for (const { days, byWeek } of OVERVIEW_PERIODS) expect(byWeek ? days % 7 : 0).toBe(0);
});
