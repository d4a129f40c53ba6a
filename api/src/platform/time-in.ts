import { cityOf, clockSpan, clockText, offsetIfRepeated } from '@parley/contract/time.ts';
import { currentReader, i18n } from './language/language.ts';

/** "Tue 24 Nov 17:15" in a zone. Formatted by hand, so that it does not depend on the ICU data. */
function timeIn(zone: string, instant: string): string {
  const at = inZone(zone, instant);
  return i18n.t('{day} {time}', { day: dayOf(at), time: clockOf(at) });
}

const inZone = (zone: string, instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

/** As screens write it: the names of all days, or months, are one message. */
function dayOf(at: Temporal.ZonedDateTime): string {
  const weekday = i18n.t('Mon, Tue, Wed, Thu, Fri, Sat, Sun').split(', ')[at.dayOfWeek - 1];
  const month = i18n.t('Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec').split(', ')[
    at.month - 1
  ];
  return i18n.t('{weekday} {date} {month}', { weekday, date: at.day, month });
}

/** In an hour that clocks repeat with the offset: "01:30 UTC−4". */
const clockOf = (at: Temporal.ZonedDateTime) =>
  clockText(at.hour * 60 + at.minute, currentReader().hours) + offsetIfRepeated(at);

/** Same with the zone's city, for readers elsewhere: "Tue 24 Nov 17:15 (Berlin)". */
export function timeOf(zone: string, instant: string): string {
  return i18n.t('{time} ({city})', { time: timeIn(zone, instant), city: cityOf(zone) });
}

/** Day and clock apart, for a block that shows a span large. */
export function spanIn(zone: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const [from, to] = [inZone(zone, startsAt), inZone(zone, endsAt)];
  return { day: dayOf(from), clock: clockSpan(clockOf(from), clockOf(to)), city: cityOf(zone) };
}

/** With the other side's time, since a mail shows no second clock: "Tue 24 Nov 17:15 (Berlin; 11:15 in New York)". */
export function timesOf(zone: string, other: string | null, instant: string): string {
  if (other === null || other === zone) return timeOf(zone, instant);
  const [here, there] = [inZone(zone, instant), inZone(other, instant)];
  return i18n.t('{time} ({city}; {otherTime} in {otherCity})', {
    time: timeIn(zone, instant),
    city: cityOf(zone),
    otherTime: here.toPlainDate().equals(there.toPlainDate()) ? clockOf(there) : timeIn(other, instant),
    otherCity: cityOf(other),
  });
}
