import { cityOf, clockSpan, clockText, offsetIfRepeated } from '@parley/contract/time.ts';
import { currentReader } from './language/language.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "Tue 24 Nov 17:15" in a zone. Formatted by hand, so that it does not depend on the ICU data. */
function timeIn(zone: string, instant: string): string {
  const at = inZone(zone, instant);
  return `${dayOf(at)} ${clockOf(at)}`;
}

const inZone = (zone: string, instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

const dayOf = (at: Temporal.ZonedDateTime) =>
  `${WEEKDAYS[at.dayOfWeek - 1]} ${at.day} ${MONTHS[at.month - 1]}`;

/** In an hour that clocks repeat with the offset: "01:30 UTC−4". */
const clockOf = (at: Temporal.ZonedDateTime) =>
  clockText(at.hour * 60 + at.minute, currentReader().hours) + offsetIfRepeated(at);

/** Same with the zone's city, for readers elsewhere: "Tue 24 Nov 17:15 (Berlin)". */
export function timeOf(zone: string, instant: string): string {
  return `${timeIn(zone, instant)} (${cityOf(zone)})`;
}

/** Day and clock apart, for a block that shows a span large. */
export function spanIn(zone: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const [from, to] = [inZone(zone, startsAt), inZone(zone, endsAt)];
  return { day: dayOf(from), clock: clockSpan(clockOf(from), clockOf(to)), city: cityOf(zone) };
}

/** With the other side's time, since a mail shows no second clock: "Tue 24 Nov 17:15 (Berlin; 11:15 in New York)". */
export function timesOf(zone: string, other: string | null, instant: string): string {
  const own = timeOf(zone, instant);
  if (other === null || other === zone) return own;
  const [here, there] = [zone, other].map((each) => Temporal.Instant.from(instant).toZonedDateTimeISO(each));
  const isSameDay = here && there && dayOf(here) === dayOf(there);
  const short = isSameDay ? clockOf(there) : timeIn(other, instant);
  return `${own.slice(0, -1)}; ${short} in ${cityOf(other)})`;
}
