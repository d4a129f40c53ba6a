import { instantsBetween, type Span } from '../time.ts';

/** From an instant up to, not including, another. */
export interface Interval {
  from: string;
  to: string;
}

/** Minutes 0…1440 of a local day. */
export interface OpenHours {
  from: number;
  to: number;
}

/** A professional's hours: weekly rules, and dates whose slots replace the rules of that date ([] = closed). */
export interface Hours {
  timeZone: string;
  rules: (OpenHours & { weekday: number })[];
  dates: { date: string; slots: OpenHours[] }[];
}

export interface SlotQuery {
  hours: Hours;
  busy: Interval[];
  noticeMinutes: number;
  now: string;
  minutes: number;
}

export type SlotRefusal = 'past' | 'off_grid' | 'too_soon' | 'outside_hours' | 'taken';

const MINUTE = 60_000;
// Every zone's offset is a multiple of 15 minutes now, so one grid of instants is everybody's grid of wall times.
const GRID = 15 * MINUTE;

/** The instants at which a consultation of so many minutes may begin: from ≤ start < to, in order. */
export function bookableSlots(query: SlotQuery & Interval): string[] {
  return startsWithin(query, spanOf(query)).map(isoOf);
}

/** Why a consultation may not begin then, or null exactly when bookableSlots offers that instant. */
export function whyNotBookable(query: SlotQuery & { startsAt: string }): SlotRefusal | null {
  const start = millisecondsOf(query.startsAt);
  const now = millisecondsOf(query.now);
  const moment = { start, end: start + 1 };
  if (startsWithin(query, moment).length > 0) return null;
  if (start < now) return 'past';
  if (start % GRID !== 0) return 'off_grid';
  if (start < earliestStart(query)) return 'too_soon';
  return startsWithin({ ...query, busy: [] }, moment).length > 0 ? 'taken' : 'outside_hours';
}

/** When a professional is free within the window: rules, overrides in their place, less busy; sorted, disjoint. */
export function freeIntervals(hours: Hours, busy: Interval[], window: Interval): Interval[] {
  return freeSpans(hours, busy, spanOf(window)).map(intervalOf);
}

/** What two sets of stretches have in common; sorted, disjoint. */
export function overlap(a: Interval[], b: Interval[]): Interval[] {
  return intersection(merged(a.map(spanOf)), merged(b.map(spanOf))).map(intervalOf);
}

function startsWithin(query: SlotQuery, window: Span): number[] {
  const length = query.minutes * MINUTE;
  const start = Math.max(window.start, earliestStart(query));
  if (start >= window.end) return [];
  const free = freeSpans(query.hours, query.busy, { start, end: window.end + length });
  return free.flatMap((span) => gridStarts(span.start, Math.min(window.end - 1, span.end - length)));
}

function gridStarts(first: number, last: number): number[] {
  const starts: number[] = [];
  for (let start = Math.ceil(first / GRID) * GRID; start <= last; start += GRID) starts.push(start);
  return starts;
}

function earliestStart({ now, noticeMinutes }: SlotQuery): number {
  return millisecondsOf(now) + noticeMinutes * MINUTE;
}

function freeSpans(hours: Hours, busy: Interval[], window: Span): Span[] {
  return intersection(merged(openSpans(hours, window)), gapsBetween(merged(busy.map(spanOf)), window));
}

function openSpans(hours: Hours, window: Span): Span[] {
  const slotsByDate = new Map(hours.dates.map(({ date, slots }) => [date, slots]));
  return datesAround(window, hours.timeZone).flatMap((date) => {
    const slots =
      slotsByDate.get(date.toString()) ?? hours.rules.filter((rule) => rule.weekday === date.dayOfWeek);
    return slots.flatMap((slot) => spansOnDate(date, slot, hours.timeZone));
  });
}

function datesAround(window: Span, zone: string): Temporal.PlainDate[] {
  const dates: Temporal.PlainDate[] = [];
  // A day more at both ends: a clock set back across midnight shows yesterday's date again.
  const last = dateAt(window.end, zone).add({ days: 1 });
  let date = dateAt(window.start, zone).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) dates.push(date);
  return dates;
}

function dateAt(milliseconds: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone).toPlainDate();
}

function spansOnDate(date: Temporal.PlainDate, { from, to }: OpenHours, zone: string): Span[] {
  const midnight = date.toPlainDateTime();
  return instantsBetween(midnight.add({ minutes: from }), midnight.add({ minutes: to }), zone);
}

function merged(spans: Span[]): Span[] {
  const sorted = spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  const apart: Span[] = [];
  for (const span of sorted) {
    const last = apart.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}

function gapsBetween(busy: Span[], window: Span): Span[] {
  const ends = [window.start, ...busy.map(({ end }) => end)];
  const starts = [...busy.map(({ start }) => start), window.end];
  const gaps = ends.map((end, index) => ({ start: end, end: starts[index] ?? window.end }));
  return intersection(merged(gaps), [window]);
}

function intersection(a: Span[], b: Span[]): Span[] {
  const both: Span[] = [];
  let [i, j] = [0, 0];
  for (let x = a[i], y = b[j]; x && y; x = a[i], y = b[j]) {
    const shared = { start: Math.max(x.start, y.start), end: Math.min(x.end, y.end) };
    if (shared.start < shared.end) both.push(shared);
    if (x.end < y.end) i += 1;
    else j += 1;
  }
  return both;
}

/** A viewer's calendar day where they are; 23 to 25 hours long when clocks change. */
export interface ViewerDay {
  timeZone: string;
  date: string;
}

/** A stretch with its place on the strip: 0 where the viewer's day begins, 1 where it ends. */
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

const WAKING_HOURS = { from: 8 * 60, to: 22 * 60 };

/** The overlap strip of one viewer's day: bookable stretches, their waking hours (08:00–22:00), and both at once. */
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

function spanOf({ from, to }: Interval): Span {
  return { start: millisecondsOf(from), end: millisecondsOf(to) };
}

function intervalOf({ start, end }: Span): Interval {
  return { from: isoOf(start), to: isoOf(end) };
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

// Not Date.parse: that reads a time without a zone as the machine's own.
function millisecondsOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}
