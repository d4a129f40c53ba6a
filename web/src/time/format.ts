import { cityOf, relativeTime } from '@parley/contract/time.ts';
import { clockText } from '../platform/language/clock.ts';

// Written out rather than asked of Intl: server and browser carry different ICU data ("Sep", "Sept"), and what
// the server wrote must be what the browser writes.
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type Day = Pick<Temporal.PlainDate, 'dayOfWeek' | 'day' | 'month' | 'year'>;

/** The calendar date an instant falls on there, "2026-11-24". */
export function dateOf(at: string, zone: string): string {
  return local(at, zone).toPlainDate().toString();
}

/** "17:15", or "5:15 PM" for who reads a clock of twelve hours. */
export function timeText(at: string, zone: string): string {
  return clock(local(at, zone));
}

/** "Tue 24 Nov" */
export function dayText(at: string, zone: string): string {
  return shortDay(local(at, zone));
}

/** "Tue 24 Nov 17:15" */
export function dayTimeText(at: string, zone: string): string {
  return `${dayText(at, zone)} ${timeText(at, zone)}`;
}

/** "24 Nov" */
export function monthDayText(at: string, zone: string): string {
  return monthDay(local(at, zone));
}

/** "24 Nov 2026", for what is long ago or far ahead. */
export function dateText(at: string, zone: string): string {
  return longDate(local(at, zone));
}

/** A calendar date, "2026-11-24", as "Tue 24 Nov". */
export function plainDayText(date: string): string {
  return shortDay(Temporal.PlainDate.from(date));
}

/** A calendar date, "2026-11-24", as "24 Nov 2026". */
export function plainDateText(date: string): string {
  return longDate(Temporal.PlainDate.from(date));
}

/** A time nearby as people say it: "today 17:15", "tomorrow 09:00", "Mon 09:00", and from a week on "Tue 1 Dec 09:00". */
export function whenText(at: string, zone: string, now: string): string {
  return `${nearDay(at, zone, now)} ${timeText(at, zone)}`;
}

/** The day of such a time: "today", "tomorrow", "Mon", "Tue 1 Dec". */
export function nearDay(at: string, zone: string, now: string): string {
  const day = local(at, zone);
  const ahead = daysBetween(now, at, zone);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  if (ahead === -1) return 'yesterday';
  return ahead > 1 && ahead < 7 ? weekday(day).slice(0, 3) : shortDay(day);
}

/** The heading over a day's messages or moves: "Today", "Thursday 26 November", with the year when it is another. */
export function dayHeading(at: string, zone: string, now: string): string {
  const ahead = daysBetween(now, at, zone);
  if (ahead === 0) return 'Today';
  if (ahead === -1) return 'Yesterday';
  if (ahead === 1) return 'Tomorrow';
  const day = local(at, zone);
  const text = `${weekday(day)} ${day.day} ${month(day)}`;
  return day.year === local(now, zone).year ? text : `${text} ${day.year}`;
}

/** A length of time: "45 min", "5 h", "1 h 15 min". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const QUARTERS = ['', '¼', '½', '¾'];

/** A length of time to the quarter hour, where space is short: "45 min", "4¾ h". */
export function hoursText(minutes: number): string {
  const quarters = Math.floor(minutes / 15);
  if (quarters < 4) return `${quarters * 15} min`;
  return `${Math.floor(quarters / 4)}${QUARTERS[quarters % 4]} h`;
}

/** How far ahead: "in 12 min", "in 5 h", "in 9 days"; "now" once it is there. */
export function untilText(at: string, now: string): string {
  const minutes = minutesUntil(at, now);
  return minutes <= 0 ? 'now' : `in ${roughly(minutes)}`;
}

/** How much time is left: "12 min left", "48 h left", "9 days left"; "time is up" once it is over. */
export function leftText(at: string, now: string): string {
  const minutes = minutesUntil(at, now);
  return minutes <= 0 ? 'time is up' : `${roughly(minutes)} left`;
}

/** How long ago something happened: "just now", "5 minutes ago". Never ahead, where now is told by the whole minute. */
export function agoText(at: string, now: string): string {
  return relativeTime(at < now ? at : now, now);
}

/** One clock of a moment, and whose it is. */
export interface ClockFace {
  label: string;
  time: string;
  day: string;
}

/** A moment on the viewer's clock and, only where it shows something else, on the other person's. */
export interface BothTimes {
  mine: ClockFace;
  theirs: ClockFace | null;
  /** In one line: "Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogota". */
  text: string;
}

/** The moment for two people; the second clock is named only where the two show different times. */
export function bothTimes(at: string, viewerZone: string, otherZone: string, otherName: string): BothTimes {
  const mine = face(at, viewerZone, `Your time, ${cityOf(viewerZone)}`);
  const theirs = face(at, otherZone, `${otherName}’s time, ${cityOf(otherZone)}`);
  const here = `${mine.day} ${mine.time}`;
  if (!clocksDiffer(at, viewerZone, otherZone)) return { mine, theirs: null, text: here };
  const there = mine.day === theirs.day ? theirs.time : `${theirs.day} ${theirs.time}`;
  const text = `${here} your time · ${there} for ${otherName} in ${cityOf(otherZone)}`;
  return { mine, theirs, text };
}

/** Whether clocks in the two zones show different times at that moment. */
export function clocksDiffer(at: string, zone: string, otherZone: string): boolean {
  return !local(at, zone).toPlainDateTime().equals(local(at, otherZone).toPlainDateTime());
}

/** "01:30", and of a repeated hour the second one "01:30 again". */
export function timeAgainText(at: string, zone: string): string {
  const read = local(at, zone);
  const isSecond = !read.toPlainDateTime().toZonedDateTime(zone).equals(read);
  return `${clock(read)}${isSecond ? ' again' : ''}`;
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

// Minutes while they matter; hours to 48, as the deadlines are spoken of; whole days are never promised too many.
function roughly(minutes: number): string {
  if (minutes < 6 * 60) return durationText(minutes);
  const hours = Math.round(minutes / 60);
  if (hours <= 48) return `${hours} h`;
  return `${Math.floor(minutes / 60 / 24)} days`;
}

function clock({ hour, minute }: Temporal.ZonedDateTime): string {
  return clockText(hour * 60 + minute);
}

function shortDay(day: Day): string {
  return `${weekday(day).slice(0, 3)} ${monthDay(day)}`;
}

function longDate(day: Day): string {
  return `${monthDay(day)} ${day.year}`;
}

function monthDay(day: Day): string {
  return `${day.day} ${month(day).slice(0, 3)}`;
}

function weekday(day: Day): string {
  return WEEKDAYS[day.dayOfWeek - 1] ?? '';
}

function month(day: Day): string {
  return MONTHS[day.month - 1] ?? '';
}
