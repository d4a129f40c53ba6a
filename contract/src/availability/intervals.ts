import { instantsBetween } from './instants-between.ts';
import type { Span } from '../time.ts';

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

/** What two sets of intervals have in common; sorted, disjoint. */
export function overlap(a: Interval[], b: Interval[]): Interval[] {
  return intersection(merged(a.map(spanOf)), merged(b.map(spanOf))).map(intervalOf);
}

export function spansOnDate(date: Temporal.PlainDate, { from, to }: OpenHours, zone: string): Span[] {
  const midnight = date.toPlainDateTime();
  return instantsBetween(midnight.add({ minutes: from }), midnight.add({ minutes: to }), zone);
}

export function dateAt(milliseconds: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone).toPlainDate();
}

export function merged(spans: Span[]): Span[] {
  const sorted = spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  const apart: Span[] = [];
  for (const span of sorted) {
    const last = apart.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}

export function gapsBetween(busy: Span[], window: Span): Span[] {
  const ends = [window.start, ...busy.map(({ end }) => end)];
  const starts = [...busy.map(({ start }) => start), window.end];
  const gaps = ends.map((end, index) => ({ start: end, end: starts[index] ?? window.end }));
  return intersection(merged(gaps), [window]);
}

export function intersection(a: Span[], b: Span[]): Span[] {
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

export function spanOf({ from, to }: Interval): Span {
  return { start: millisecondsOf(from), end: millisecondsOf(to) };
}

export function intervalOf({ start, end }: Span): Interval {
  return { from: isoOf(start), to: isoOf(end) };
}

export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

// Not Date.parse: that reads a time without a zone as the machine's own.
export function millisecondsOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}
