import type { Span } from '../time.ts';
import {
  gapsBetween,
  intersection,
  intervalOf,
  isoOf,
  merged,
  millisecondsOf,
  spanOf,
  spansOnDate,
  type Interval,
  type OpenHours,
} from './intervals.ts';

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
// Every zone's offset is a multiple of 15 minutes today, so one grid of instants fits every local time.
const GRID = 15 * MINUTE;

/** The bookable start times: from ≤ start < to, in order. */
export function bookableSlots(query: SlotQuery & Interval): string[] {
  return startsWithin(query, spanOf(query)).map(isoOf);
}

/** Why it cannot start then; null exactly when `bookableSlots` offers that start. */
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

/** The free intervals in the window: rules, with overrides in their place, less busy; sorted and disjoint. */
export function freeIntervals(hours: Hours, busy: Interval[], window: Interval): Interval[] {
  return freeSpans(hours, busy, spanOf(window)).map(intervalOf);
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
  // One more day at both ends: a clock set back across midnight shows the date of yesterday again.
  const last = dateAt(window.end, zone).add({ days: 1 });
  let date = dateAt(window.start, zone).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) dates.push(date);
  return dates;
}

function dateAt(milliseconds: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone).toPlainDate();
}
