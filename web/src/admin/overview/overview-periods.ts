import { msg } from '@lingui/core/macro';
import type { Day } from '@parley/contract/admin/schemas.ts';

const DAY_MS = 86_400_000;

/** How far back the overview looks; whole weeks where it sums them up, so that all are equally long. */
export const OVERVIEW_PERIODS = [
  { value: '7', label: msg`7 days`, title: msg`Last 7 days`, days: 7, byWeek: false },
  { value: '30', label: msg`30 days`, title: msg`Last 30 days`, days: 30, byWeek: false },
  { value: '90', label: msg`90 days`, title: msg`Last 90 days`, days: 90, byWeek: false },
  { value: '365', label: msg`12 months`, title: msg`Last 12 months`, days: 364, byWeek: true },
] as const;
export type OverviewPeriod = (typeof OVERVIEW_PERIODS)[number];
export const USUAL_PERIOD = OVERVIEW_PERIODS[1];

export function overviewPeriodIn(search: URLSearchParams): OverviewPeriod {
  return OVERVIEW_PERIODS.find(({ value }) => value === search.get('period')) ?? USUAL_PERIOD;
}

/** The start of the period’s first day; today is its last. */
export function firstDayOf({ days }: OverviewPeriod, now: string): string {
  return new Date(Date.parse(now) - (days - 1) * DAY_MS).toISOString();
}

/** Sums days up to weeks, each named by its first day; levels are taken from the week’s end. */
export function weeksOf(days: readonly Day[]): Day[] {
  const weeks: Day[] = [];
  for (const [index, day] of days.entries()) {
    const week = weeks.at(-1);
    if (index % 7 === 0 || !week) weeks.push(day);
    else weeks[weeks.length - 1] = together(week, day);
  }
  return weeks;
}

function together(week: Day, day: Day): Day {
  return {
    day: week.day,
    signUps: week.signUps + day.signUps,
    hires: week.hires + day.hires,
    completed: week.completed + day.completed,
    cancelled: week.cancelled + day.cancelled,
    disputed: week.disputed + day.disputed,
    paidCents: week.paidCents + day.paidCents,
    releasedCents: week.releasedCents + day.releasedCents,
    refundedCents: week.refundedCents + day.refundedCents,
    feesCents: week.feesCents + day.feesCents,
    openTickets: day.openTickets,
    openDisputes: day.openDisputes,
  };
}
