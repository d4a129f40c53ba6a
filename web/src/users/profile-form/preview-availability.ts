import type { Availability } from '@parley/contract/availability/schemas.ts';
import { type Interval } from '@parley/contract/availability/intervals.ts';
import { bookableSlots, freeIntervals } from '@parley/contract/availability/free-slots.ts';
import { minutesOf } from '@parley/contract/availability/slot-codes.ts';

const HOUR_MS = 3_600_000;
/** As far as a reader's seventh day may reach, with an hour more when clocks are set back. */
const WEEK_HOURS = 7 * 24 + 1;

interface Free {
  free: Interval[];
  nextAvailableAt: string | null;
}

/** The availability that unsaved hours would give: the coming week, and the next free time within two weeks. */
export function previewAvailability(
  { timeZone, rules, minimumNoticeMinutes, ...working }: Availability,
  now: string,
): Free {
  const hours = {
    timeZone,
    rules: rules.map(({ weekday, from, to }) => ({ weekday, from: minutesOf(from), to: minutesOf(to) })),
    dates: [],
    working,
  };
  const bookable = { hours, busy: [], noticeMinutes: minimumNoticeMinutes, now, minutes: 30 };
  const [nextAvailableAt = null] = bookableSlots({ ...bookable, from: now, to: after(now, 14 * 24) });
  if (nextAvailableAt === null) return { free: [], nextAvailableAt };
  const free = freeIntervals(hours, [], { from: nextAvailableAt, to: after(now, WEEK_HOURS) });
  return { free, nextAvailableAt };
}

function after(at: string, hours: number): string {
  return new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
}
