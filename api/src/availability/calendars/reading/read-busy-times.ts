import { intersection, merged } from '@parley/contract/availability/intervals.ts';
import type { Span } from '@parley/contract/time.ts';
import { componentsOf, isCalendar, type Component } from './content-lines.ts';
import { busySpans, spanOf } from './occurrences.ts';
import { freeBusyLines, readEvent, readFreeBusy, type CalendarEvent } from './read-event.ts';
import type { Budget } from './recur.ts';
import { CONSULTATION_UID } from '@parley/contract/availability/busy-calendars.ts';
import { findZones, namedZone, UTC, type FindZone, type Zone } from './zones.ts';

export interface ReadingInput {
  text: string;
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
const MAX_STRETCHES = 10_000;

/**
 * When a calendar's owner is busy (RFC 5545). An event that can't be understood costs only itself; where none can be, it
 * is unknown when they are.
 */
export function readBusyTimes({
  text,
  timeZone,
  countFree,
  consultations,
  window,
}: ReadingInput): ReadingResult {
  if (!isCalendar(text)) return { problem: 'not_a_calendar' };
  const kinds = Map.groupBy(componentsOf(text), ({ name }) => name);
  const events = kinds.get('VEVENT') ?? [];
  if (events.length > MAX_EVENTS) return { problem: 'too_much' };
  const owner = namedZone(timeZone) ?? UTC;
  const reader = { owner, findZone: findZones(kinds.get('VTIMEZONE') ?? [], owner), unread: 0 };
  const freeBusy = (kinds.get('VFREEBUSY') ?? []).flatMap(freeBusyLines);
  const ours = new Set(consultations.map((id) => `${id}${CONSULTATION_UID}`));
  const budget = { steps: MAX_STEPS };
  const spans = [
    ...groupsOf(events, reader, ours).flatMap((group) =>
      attempt(reader, group.length, () => busySpans(group, window, { countFree, budget })),
    ),
    ...freeBusy.flatMap((line) => attempt(reader, 1, () => freeBusySpans(line, reader))),
  ];
  const busy = intersection(merged(spans), [window]);
  if (isSpent(budget) || busy.length > MAX_STRETCHES) return { problem: 'too_much' };
  const components = events.length + freeBusy.length;
  if (components > 0 && reader.unread === components) return { problem: 'not_understood' };
  return { busy, unread: reader.unread };
}

interface Reader {
  owner: Zone;
  findZone: FindZone;
  unread: number;
}

/** By UID; an event without one is alone. */
function groupsOf(
  components: readonly Component[],
  reader: Reader,
  ours: ReadonlySet<string>,
): CalendarEvent[][] {
  const events = components
    .flatMap((component) => attempt(reader, 1, () => [readEvent(component, reader.findZone, reader.owner)]))
    // The owner's consultations, which come back from a calendar that follows their feed, are booked here already.
    .filter(({ uid }) => uid === null || !ours.has(uid));
  return [...Map.groupBy(events, (event) => event.uid ?? event).values()];
}

function freeBusySpans(line: string, { findZone, owner }: Reader): Span[] {
  return readFreeBusy(line, findZone, owner).flatMap(({ start, length }) =>
    length ? [spanOf(start, length)] : [],
  );
}

/** Nothing instead of an error, which is counted. */
function attempt<T>(reader: Reader, events: number, read: () => T[]): T[] {
  try {
    return read();
  } catch {
    reader.unread += events;
    return [];
  }
}

const isSpent = ({ steps }: Budget) => steps < 0;
