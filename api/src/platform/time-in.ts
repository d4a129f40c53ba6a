import { cityOf } from '@parley/contract/time.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A time on the clocks of a zone: "Tue 24 Nov 17:15". Written out, so that it reads the same whatever ICU data is there. */
function timeIn(zone: string, instant: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  const clock = `${String(at.hour).padStart(2, '0')}:${String(at.minute).padStart(2, '0')}`;
  return `${WEEKDAYS[at.dayOfWeek - 1]} ${at.day} ${MONTHS[at.month - 1]} ${clock}`;
}

/** The same with whose clock it is, by its city: it may be read elsewhere. "Tue 24 Nov 17:15 (Berlin)". */
export function timeOf(zone: string, instant: string): string {
  return `${timeIn(zone, instant)} (${cityOf(zone)})`;
}

/**
 * Whoever reads a mail has no second clock beside it: the other person's time stands there as well.
 * "Tue 24 Nov 17:15 (Berlin; 11:15 in New York)".
 */
export function timesOf(zone: string, other: string | null, instant: string): string {
  const own = timeOf(zone, instant);
  if (other === null || other === zone) return own;
  const [day, theirs] = [timeIn(zone, instant), timeIn(other, instant)];
  const isSameDay = day.slice(0, -CLOCK_LENGTH) === theirs.slice(0, -CLOCK_LENGTH);
  const short = isSameDay ? theirs.slice(-CLOCK_LENGTH) : theirs;
  return `${own.slice(0, -1)}; ${short} in ${cityOf(other)})`;
}

const CLOCK_LENGTH = '17:15'.length;
