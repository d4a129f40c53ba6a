import type { Span } from '../time.ts';
import { intersection, merged, spanOf, spansOnDate, type Interval } from './intervals.ts';

/** The hours that count as somebody's day, in minutes; the rest is their night. */
export const DAYTIME = { from: 8 * 60, to: 22 * 60 };
const WHOLE_DAY = { from: 0, to: 24 * 60 };
const DAYS = 7;
const MINUTE = 60_000;

/** A calendar day where the reader is; 23 to 25 hours long when clocks change. */
export interface ReaderDay {
  date: string;
  /** Monday 1 to Sunday 7. */
  weekday: number;
  whole: Span;
  daytime: Span[];
}

export interface DayInCommon extends ReaderDay {
  /** Somebody's bookable time within the daytime; sorted and disjoint. */
  inCommon: Span[];
  minutes: number;
}

export interface WeekInCommon {
  days: DayInCommon[];
  minutes: number;
  /** The first of those with most in common; null without any. */
  best: DayInCommon | null;
}

/** The reader's next seven days, today first. A date that the zone skipped is none of them. */
export function readerWeek(now: string, timeZone: string): ReaderDay[] {
  const week: ReaderDay[] = [];
  let date = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate();
  for (; week.length < DAYS; date = date.add({ days: 1 })) {
    const [first, ...others] = spansOnDate(date, WHOLE_DAY, timeZone);
    if (!first) continue;
    const whole = { start: first.start, end: others.at(-1)?.end ?? first.end };
    const daytime = spansOnDate(date, DAYTIME, timeZone);
    week.push({ date: date.toString(), weekday: date.dayOfWeek, whole, daytime });
  }
  return week;
}

/** The daytimes of the reader's next seven days: sorted and disjoint. */
export function daytimes(now: string, timeZone: string): Span[] {
  return readerWeek(now, timeZone).flatMap(({ daytime }) => daytime);
}

/** What somebody's bookable time has in common with the reader's days. Cheap: a page of cards shares one `readerWeek`. */
export function weekInCommon(bookable: readonly Interval[], week: readonly ReaderDay[]): WeekInCommon {
  const spans = merged(bookable.map(spanOf));
  const days = week.map((day) => {
    const inCommon = intersection(spans, day.daytime);
    return { ...day, inCommon, minutes: minutesOf(inCommon) };
  });
  const most = Math.max(...days.map(({ minutes }) => minutes));
  const best = most > 0 ? days.find(({ minutes }) => minutes === most) : undefined;
  return { days, minutes: days.reduce((sum, { minutes }) => sum + minutes, 0), best: best ?? null };
}

function minutesOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0) / MINUTE;
}

/** Where an instant stands in a stretch of time: 0 at its beginning, 1 at its end, beyond them outside of it. */
export function placeIn({ start, end }: Span, at: number): number {
  return (at - start) / (end - start);
}
