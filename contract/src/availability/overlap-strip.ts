import type { Span } from '../time.ts';
import {
  intervalOf,
  millisecondsOf,
  overlap,
  spanOf,
  spansOnDate,
  type Interval,
  type OpenHours,
} from './intervals.ts';

/** A viewer's calendar day where they are; 23 to 25 hours long when clocks change. */
export interface ViewerDay {
  timeZone: string;
  date: string;
}

/** An interval with its place on the strip: 0 where the viewer's day begins, 1 where it ends. */
export interface StripPart extends Interval {
  start: number;
  end: number;
}

export interface Strip {
  day: Interval;
  waking: StripPart[];
  bookable: StripPart[];
  inCommon: StripPart[];
  minutesInCommon: number;
}

const MINUTE = 60_000;
const WAKING_HOURS = { from: 8 * 60, to: 22 * 60 };

/** The overlap strip of one viewer's day: bookable intervals, their waking hours (08:00–22:00), and both at once. */
export function hoursInCommon(intervals: Interval[], viewerDay: ViewerDay): Strip {
  const day = intervalOf(localHours(viewerDay, { from: 0, to: 1440 }));
  const waking = overlap([intervalOf(localHours(viewerDay, WAKING_HOURS))], [day]);
  const bookable = overlap(intervals, [day]);
  const both = overlap(bookable, waking);
  const milliseconds = both.map(spanOf).reduce((sum, { start, end }) => sum + end - start, 0);
  const onStrip = (interval: Interval) => stripPart(day, interval);
  return {
    day,
    waking: waking.map(onStrip),
    bookable: bookable.map(onStrip),
    inCommon: both.map(onStrip),
    minutesInCommon: milliseconds / MINUTE,
  };
}

/** Where an instant stands on the viewer's day: 0 at its beginning, 1 at its end, beyond them outside of it. */
export function placeInDay(day: Interval, at: string): number {
  const { start, end } = spanOf(day);
  return (millisecondsOf(at) - start) / (end - start);
}

function stripPart(day: Interval, interval: Interval): StripPart {
  return { ...interval, start: placeInDay(day, interval.from), end: placeInDay(day, interval.to) };
}

/** From the first such instant of the day to the last; a day that the calendar skipped is none long. */
function localHours({ timeZone, date }: ViewerDay, hours: OpenHours): Span {
  const day = Temporal.PlainDate.from(date);
  const spans = spansOnDate(day, hours, timeZone);
  const start = spans[0]?.start ?? day.toZonedDateTime(timeZone).epochMilliseconds;
  return { start, end: spans.at(-1)?.end ?? start };
}
