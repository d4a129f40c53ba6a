import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import { refuseField } from '../platform/http/refuse.ts';

/** Refuses intervals (in minutes) that end before they start, or overlap on the same weekday. */
export function checkHours(hours: readonly (OpenHours & { weekday?: number })[], path: string): void {
  for (const [index, each] of hours.entries()) {
    if (each.from >= each.to) refuseField(`${path}.${index}.to`, /*i18n*/ 'The end must be after the start.');
    if (hours.slice(0, index).some((other) => overlaps(other, each))) {
      refuseField(`${path}.${index}.from`, /*i18n*/ 'These hours overlap others on the same day.');
    }
  }
}

/** Adjacent intervals do not overlap. */
export function overlaps(a: OpenHours & { weekday?: number }, b: OpenHours & { weekday?: number }): boolean {
  return a.weekday === b.weekday && a.from < b.to && b.from < a.to;
}
