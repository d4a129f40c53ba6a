import { daysAfter } from './clock.ts';

const isWeekend = (instant: string) => [0, 6].includes(new Date(instant).getUTCDay());

/** The same time of day this many working days (Monday to Friday, UTC) later. */
export function workingDaysAfter(instant: string, days: number): string {
  if (days === 0) return instant;
  const next = daysAfter(instant, 1);
  return workingDaysAfter(next, isWeekend(next) ? days : days - 1);
}
