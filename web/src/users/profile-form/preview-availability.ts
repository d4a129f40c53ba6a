import type { Availability } from '@parley/contract/availability/schemas.ts';
import { type Interval } from '@parley/contract/availability/intervals.ts';
import { bookableSlots, freeIntervals } from '@parley/contract/availability/slots.ts';
import { minutesOf } from '@parley/contract/availability/slot-codes.ts';

const HOUR_MS = 3_600_000;

interface Free {
  free: Interval[];
  nextAvailableAt: string | null;
}

/** The availability that unsaved hours would give: the next two days, and the next free time within two weeks. */
export function previewAvailability(
  { timeZone, rules, minimumNoticeMinutes }: Availability,
  now: string,
): Free {
  const hours = {
    timeZone,
    rules: rules.map(({ weekday, from, to }) => ({ weekday, from: minutesOf(from), to: minutesOf(to) })),
    dates: [],
  };
  const bookable = { hours, busy: [], noticeMinutes: minimumNoticeMinutes, now, minutes: 30 };
  const [nextAvailableAt = null] = bookableSlots({ ...bookable, from: now, to: after(now, 14 * 24) });
  return { free: freeIntervals(hours, [], { from: after(now, -24), to: after(now, 48) }), nextAvailableAt };
}

function after(at: string, hours: number): string {
  return new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
}
