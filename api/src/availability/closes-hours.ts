import {
  gapsBetween,
  intersection,
  merged,
  type OpenHours,
} from '@parley/contract/availability/intervals.ts';

type Rule = OpenHours & { weekday: number };

const DAY_MINUTES = 1440;
const WEEK = { start: DAY_MINUTES, end: 8 * DAY_MINUTES };

/** Whether any minute of the week was open before and isn't afterwards; both in minutes of the same zone. */
export function closesHours(before: readonly Rule[], after: readonly Rule[]): boolean {
  const closed = gapsBetween(merged(after.map(inWeek)), WEEK);
  return intersection(merged(before.map(inWeek)), closed).length > 0;
}

function inWeek({ weekday, from, to }: Rule) {
  return { start: weekday * DAY_MINUTES + from, end: weekday * DAY_MINUTES + to };
}
