import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import { refuseField } from '../../platform/http/refuse.ts';

/** Refuses stretches of a day (in minutes) that end before they begin, or overlap one before them of the same weekday. */
export function checkSlots(slots: readonly (OpenHours & { weekday?: number })[], path: string): void {
  for (const [index, slot] of slots.entries()) {
    if (slot.from >= slot.to) refuseField(`${path}.${index}.to`, /*i18n*/ 'The end must be after the start.');
    if (slots.slice(0, index).some((other) => overlaps(other, slot))) {
      refuseField(`${path}.${index}.from`, /*i18n*/ 'These hours overlap others on the same day.');
    }
  }
}

/** Whether two stretches have time in common; touching is not overlapping. */
export function overlaps(a: OpenHours & { weekday?: number }, b: OpenHours & { weekday?: number }): boolean {
  return a.weekday === b.weekday && a.from < b.to && b.from < a.to;
}
