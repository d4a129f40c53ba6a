import { plural, t } from '@lingui/core/macro';
import { cityOf } from '@parley/contract/time.ts';
import { clockText } from '../platform/language/clock.ts';

// Not from Intl: server and browser have different ICU data ("Sep", "Sept"), and what
// the server wrote must be what the browser writes.
const weekdays = () => t`Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday`;
const shortWeekdays = () => t`Mon, Tue, Wed, Thu, Fri, Sat, Sun`;
const months = () =>
  t`January, February, March, April, May, June, July, August, September, October, November, December`;
const shortMonths = () => t`Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec`;
/** One of several names that are one message, commas between them: forty messages would weigh on every page. */
const nameIn = (names: string, number: number) => names.split(', ')[number - 1] ?? '';

/** "Monday" for 1, "Sunday" for 7. */
export const weekdayName = (weekday: number) => nameIn(weekdays(), weekday);
/** "Mon" for 1, "Sun" for 7. */
export const shortWeekday = (weekday: number) => nameIn(shortWeekdays(), weekday);

type Day = Pick<Temporal.PlainDate, 'dayOfWeek' | 'day' | 'month' | 'year'>;

/** An instant's calendar date in the zone, "2026-11-24". */
export function dateOf(at: string, zone: string): string {
  return local(at, zone).toPlainDate().toString();
}

/** "17:15", or "5:15 PM" for readers with a 12-hour clock. */
export function timeText(at: string, zone: string): string {
  return clock(local(at, zone));
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

/** "24 Nov 2026", for distant dates. */
export function dateText(at: string, zone: string): string {
  return longDate(local(at, zone));
}

/** A calendar date, "2026-11-24", as "Tue 24 Nov". */
export function plainDayText(date: string): string {
  return shortDay(Temporal.PlainDate.from(date));
}

/** The parts of a calendar date: "Tue", 24, "Nov". */
export function plainDayParts(date: string) {
  return partsOfDay(Temporal.PlainDate.from(date));
}

/** A calendar date, "2026-11-24", as "24 Nov 2026". */
export function plainDateText(date: string): string {
  return longDate(Temporal.PlainDate.from(date));
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

/** The heading of a day's messages or moves: "Today", "Thursday 26 November", with the year if it isn't the current one. */
export function dayHeading(at: string, zone: string, now: string): string {
  const ahead = daysBetween(now, at, zone);
  if (ahead === 0) return t`Today`;
  if (ahead === -1) return t`Yesterday`;
  if (ahead === 1) return t`Tomorrow`;
  const { dayOfWeek, day, month: monthNumber, year } = local(at, zone);
  const [weekday, month] = [weekdayName(dayOfWeek), nameIn(months(), monthNumber)];
  return year === local(now, zone).year
    ? t`${weekday} ${day} ${month}`
    : t`${weekday} ${day} ${month} ${year}`;
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
  const quarters = Math.floor(minutes / 15);
  if (quarters < 4) return durationText(quarters * 15);
  const hours = `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]}`;
  return t`${hours} h`;
}

/** Time until an instant: "in 12 min", "in 5 h", "in 9 days"; "now" once it is reached. */
export function untilText(at: string, now: string): string {
  const minutes = minutesUntil(at, now);
  const time = roughly(minutes);
  return minutes <= 0 ? t`now` : t`in ${time}`;
}

/** Time left until an instant: "12 min left", "48 h left", "9 days left"; "time is up" once it is reached. */
export function leftText(at: string, now: string): string {
  const minutes = minutesUntil(at, now);
  const time = roughly(minutes);
  return minutes <= 0 ? t`time is up` : t`${time} left`;
}

/** An instant on one person's clock. */
export interface ClockFace {
  label: string;
  time: string;
  day: string;
}

/** An instant on the viewer's clock and, only if it differs, on the other person's. */
export interface BothTimes {
  mine: ClockFace;
  theirs: ClockFace | null;
  /** In one line: "Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogotá". */
  text: string;
}

/** An instant for two people; the second clock is named only if they show different times. */
export function bothTimes(at: string, viewerZone: string, otherZone: string, otherName: string): BothTimes {
  const [myCity, city] = [cityOf(viewerZone), cityOf(otherZone)];
  const mine = face(at, viewerZone, t`Your time, ${myCity}`);
  const theirs = face(at, otherZone, t`${otherName}’s time, ${city}`);
  const here = dayAndTime(mine);
  if (!clocksDiffer(at, viewerZone, otherZone)) return { mine, theirs: null, text: here };
  const there = mine.day === theirs.day ? theirs.time : dayAndTime(theirs);
  const text = t`${here} your time · ${there} for ${otherName} in ${city}`;
  return { mine, theirs, text };
}

/** Whether clocks in the two zones show different times at that instant. */
export function clocksDiffer(at: string, zone: string, otherZone: string): boolean {
  return !local(at, zone).toPlainDateTime().equals(local(at, otherZone).toPlainDateTime());
}

/** "01:30"; "01:30 again" for the second occurrence when clocks are set back. */
export function timeAgainText(at: string, zone: string): string {
  const read = local(at, zone);
  const isSecond = !read.toPlainDateTime().toZonedDateTime(zone).equals(read);
  const time = clock(read);
  return isSecond ? t`${time} again` : time;
}

function face(at: string, zone: string, label: string): ClockFace {
  return { label, time: timeAgainText(at, zone), day: dayText(at, zone) };
}

function local(at: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone);
}

function daysBetween(from: string, to: string, zone: string): number {
  return local(from, zone).toPlainDate().until(local(to, zone).toPlainDate()).days;
}

function minutesUntil(at: string, now: string): number {
  return Math.ceil(Temporal.Instant.from(now).until(at).total('minutes'));
}

// Minutes while they matter, hours up to 48 like the deadlines, then whole days, rounded down.
function roughly(minutes: number): string {
  if (minutes < 6 * 60) return durationText(minutes);
  const hours = Math.round(minutes / 60);
  if (hours <= 48) return t`${hours} h`;
  const days = Math.floor(minutes / 60 / 24);
  return plural(days, { one: '# day', other: '# days' });
}

function clock({ hour, minute }: Temporal.ZonedDateTime): string {
  return clockText(hour * 60 + minute);
}

function shortDay(day: Day): string {
  const { weekday, day: date, month } = partsOfDay(day);
  return t`${weekday} ${date} ${month}`;
}

function longDate(day: Day): string {
  const { day: date, month } = partsOfDay(day);
  const { year } = day;
  return t`${date} ${month} ${year}`;
}

function monthDay(day: Day): string {
  const { day: date, month } = partsOfDay(day);
  return t`${date} ${month}`;
}

function partsOfDay({ dayOfWeek, day, month }: Day) {
  return { weekday: shortWeekday(dayOfWeek), day, month: nameIn(shortMonths(), month) };
}

function dayAndTime({ day, time }: ClockFace): string {
  return t`${day} ${time}`;
}
