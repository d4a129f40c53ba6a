import { t } from '@lingui/core/macro';
import { offsetIfRepeated } from '@parley/contract/time.ts';
import { clockText } from '../platform/language/clock.ts';

// Not from Intl: server and browser have different ICU data ("Sep", "Sept"), and what
// the server wrote must be what the browser writes.
const shortWeekdays = () => t`Mon, Tue, Wed, Thu, Fri, Sat, Sun`;
const shortMonths = () => t`Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec`;
/** One of several names that are one message, commas between them: forty messages would weigh on every page. */
export const nameIn = (names: string, number: number) => names.split(', ')[number - 1] ?? '';

/** "Mon" for 1, "Sun" for 7. */
export const shortWeekday = (weekday: number) => nameIn(shortWeekdays(), weekday);

export type Day = Pick<Temporal.PlainDate, 'dayOfWeek' | 'day' | 'month' | 'year'>;

/** An instant's calendar date in the zone, "2026-11-24". */
export function dateOf(at: string, zone: string): string {
  return local(at, zone).toPlainDate().toString();
}

/** "17:15", or "5:15 PM" for readers with a 12-hour clock; of an hour that clocks repeat with the offset, "01:30 UTC−4". */
export function timeText(at: string, zone: string): string {
  const time = local(at, zone);
  return clockText(time.hour * 60 + time.minute) + offsetIfRepeated(time);
}

/** Minutes since midnight in the zone. */
export function minuteOfDay(at: string, zone: string): number {
  const { hour, minute } = local(at, zone);
  return hour * 60 + minute;
}

/** "Tue 24 Nov" */
export function dayText(at: string, zone: string): string {
  return shortDay(local(at, zone));
}

/** "Tue 24 Nov 17:15" */
export function dayTimeText(at: string, zone: string): string {
  const [day, time] = [dayText(at, zone), timeText(at, zone)];
  return t`${day} ${time}`;
}

/** "24 Nov" */
export function monthDayText(at: string, zone: string): string {
  return monthDay(local(at, zone));
}

/** A calendar date, "2026-11-24", as "Tue 24 Nov". */
export function plainDayText(date: string): string {
  return shortDay(Temporal.PlainDate.from(date));
}

/** The parts of a calendar date: "Tue", 24, "Nov". */
export function plainDayParts(date: string) {
  return partsOfDay(Temporal.PlainDate.from(date));
}

/** A relative time: "today 17:15", "tomorrow 09:00", "Mon 09:00"; a week or more ahead "Tue 1 Dec 09:00". */
export function whenText(at: string, zone: string, now: string): string {
  const [day, time] = [nearDay(at, zone, now), timeText(at, zone)];
  return t`${day} ${time}`;
}

/** A relative day: "today", "tomorrow", "Mon", "Tue 1 Dec". */
export function nearDay(at: string, zone: string, now: string): string {
  const day = local(at, zone);
  const ahead = daysBetween(now, at, zone);
  if (ahead === 0) return t`today`;
  if (ahead === 1) return t`tomorrow`;
  if (ahead === -1) return t`yesterday`;
  return ahead > 1 && ahead < 7 ? shortWeekday(day.dayOfWeek) : shortDay(day);
}

/** A duration: "45 min", "5 h", "1 h 15 min". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

const QUARTERS = ['', '¼', '½', '¾'];

/** A duration rounded to the quarter hour, for tight spaces: "45 min", "4¾ h". */
export function hoursText(minutes: number): string {
  if (minutes < 60) return durationText(Math.floor(minutes / 15) * 15);
  const hours = quarterHours(minutes);
  return t`${hours} h`;
}

/** Hours in quarters: "4¾", "½". */
export function quarterHours(minutes: number): string {
  const quarters = Math.floor(minutes / 15);
  return `${Math.floor(quarters / 4) || ''}${QUARTERS[quarters % 4]}`;
}

/** Whether clocks in the two zones show different times at that instant. */
export function clocksDiffer(at: string, zone: string, otherZone: string): boolean {
  return !local(at, zone).toPlainDateTime().equals(local(at, otherZone).toPlainDateTime());
}

export function local(at: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone);
}

export function daysBetween(from: string, to: string, zone: string): number {
  return local(from, zone).toPlainDate().until(local(to, zone).toPlainDate()).days;
}

function shortDay(day: Day): string {
  const { weekday, day: date, month } = partsOfDay(day);
  return t`${weekday} ${date} ${month}`;
}

function monthDay(day: Day): string {
  const { day: date, month } = partsOfDay(day);
  return t`${date} ${month}`;
}

export function partsOfDay({ dayOfWeek, day, month }: Day) {
  return { weekday: shortWeekday(dayOfWeek), day, month: nameIn(shortMonths(), month) };
}
