import { cityOf } from '@parley/contract/time.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A time on the clocks of a zone: "Tue 24 Nov 17:15". Written out, so that it reads the same whatever ICU data is there. */
export function timeIn(zone: string, instant: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  const clock = `${String(at.hour).padStart(2, '0')}:${String(at.minute).padStart(2, '0')}`;
  return `${WEEKDAYS[at.dayOfWeek - 1]} ${at.day} ${MONTHS[at.month - 1]} ${clock}`;
}

/** The same with whose clock it is, by its city: it may be read elsewhere. "Tue 24 Nov 17:15 (Berlin)". */
export function timeOf(zone: string, instant: string): string {
  return `${timeIn(zone, instant)} (${cityOf(zone)})`;
}
