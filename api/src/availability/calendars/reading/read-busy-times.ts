import { intersection, merged } from '@parley/contract/availability/intervals.ts';
import type { Span } from '@parley/contract/time.ts';
import { componentsOf, isCalendar, type Component } from './content-lines.ts';
import { busySpans, spanOf } from './occurrences.ts';
import { freeBusyLines, readEvent, readFreeBusy, type CalendarEvent } from './read-event.ts';
import type { Budget } from './recur.ts';
import { CONSULTATION_UID } from '@parley/contract/availability/busy-calendars.ts';
import { findZones, namedZone, UTC, type FindZone, type Zone } from './zones.ts';

export interface ReadingInput {
  /** Each a whole calendar; the events of one UID are in the same. */
  files: readonly string[];
  /** The owner's, for whole days and times without a zone. */
  timeZone: string;
  /** Whether events that leave their owner free count as well. */
  countFree: boolean;
  /** The owner's consultations, by id. */
  consultations: readonly string[];
  /** In milliseconds. */
  window: Span;
}

/** Only when, never what: sorted and disjoint. `unread` events, or lines of busy times, could not be understood. */
export type ReadingResult = { busy: Span[]; unread: number } | { problem: ReadingProblem };
export type ReadingProblem = 'not_a_calendar' | 'not_understood' | 'too_much';

const MAX_EVENTS = 20_000;
const MAX_STEPS = 100_000;
/** More than this are joined to quarter-hours, which is what can be booked. */
const MAX_STRETCHES = 4_000;
const QUARTER = 15 * 60_000;

/**
 * When a calendar's owner is busy (RFC 5545). An event that can't be understood costs only itself; where none can be, it
 * is unknown when they are.
 */
export function readBusyTimes(input: ReadingInput): ReadingResult {
  const { files, timeZone, countFree, consultations, window } = input;
  if (!files.every(isCalendar)) return { problem: 'not_a_calendar' };
  const reader = { owner: namedZone(timeZone) ?? UTC, unread: 0, components: 0, events: 0 };
  const ours = new Set(consultations.map((id) => `${id}${CONSULTATION_UID}`));
  const budget = { steps: MAX_STEPS };
  const spans: Span[] = [];
  for (const file of files) {
    spans.push(...spansOf(file, reader, { ours, window, countFree, budget }));
    if (reader.events > MAX_EVENTS || isSpent(budget)) return { problem: 'too_much' };
  }
  const busy = few(intersection(merged(spans), [window]));
  if (busy.length > MAX_STRETCHES) return { problem: 'too_much' };
  if (reader.components > 0 && reader.unread === reader.components) return { problem: 'not_understood' };
  return { busy, unread: reader.unread };
}

function few(spans: Span[]): Span[] {
  if (spans.length <= MAX_STRETCHES) return spans;
  const down = (instant: number) => Math.floor(instant / QUARTER) * QUARTER;
  return merged(spans.map(({ start, end }) => ({ start: down(start), end: -down(-end) })));
}

interface Reading {
  ours: ReadonlySet<string>;
  window: Span;
  countFree: boolean;
  budget: Budget;
}

function spansOf(file: string, counts: Counts, { ours, window, countFree, budget }: Reading): Span[] {
  const kinds = Map.groupBy(componentsOf(file), ({ name }) => name);
  const events = kinds.get('VEVENT') ?? [];
  counts.events += events.length;
  if (counts.events > MAX_EVENTS) return [];
  const freeBusy = (kinds.get('VFREEBUSY') ?? []).flatMap(freeBusyLines);
  counts.components += events.length + freeBusy.length;
  const reader = { counts, findZone: findZones(kinds.get('VTIMEZONE') ?? [], counts.owner) };
  return [
    ...groupsOf(events, reader, ours).flatMap((group) =>
      attempt(counts, group.length, () => busySpans(group, window, { countFree, budget })),
    ),
    ...freeBusy.flatMap((line) => attempt(counts, 1, () => freeBusySpans(line, reader))),
  ];
}

interface Counts {
  owner: Zone;
  events: number;
  /** Events, and lines of busy times. */
  components: number;
  unread: number;
}

interface Reader {
  counts: Counts;
  findZone: FindZone;
}

/** By UID; an event without one is alone. */
function groupsOf(
  components: readonly Component[],
  { counts, findZone }: Reader,
  ours: ReadonlySet<string>,
): CalendarEvent[][] {
  const events = components
    .flatMap((component) => attempt(counts, 1, () => [readEvent(component, findZone, counts.owner)]))
    // The owner's consultations, which come back from a calendar that follows their feed, are booked here already.
    .filter(({ uid }) => uid === null || !ours.has(uid));
  return [...Map.groupBy(events, (event) => event.uid ?? event).values()];
}

function freeBusySpans(line: string, { findZone, counts }: Reader): Span[] {
  return readFreeBusy(line, findZone, counts.owner).flatMap(({ start, length }) =>
    length ? [spanOf(start, length)] : [],
  );
}

/** Nothing instead of an error, which is counted. */
function attempt<T>(counts: Counts, events: number, read: () => T[]): T[] {
  try {
    return read();
  } catch {
    counts.unread += events;
    return [];
  }
}

const isSpent = ({ steps }: Budget) => steps < 0;
