import type { Span } from '@parley/contract/time.ts';
import { instantOf, type Moment } from './moment.ts';
import type { CalendarEvent, Length, Occurrence } from './read-event.ts';
import { startsOf, type Budget, type Reach } from './recur.ts';

/**
 * When the events of one UID take place: the recurring one, with its occurrences that were moved, changed or cancelled in
 * their place. Instants in milliseconds; only those that make their owner busy, unless `countFree`.
 */
export function busySpans(
  events: readonly CalendarEvent[],
  window: Span,
  { countFree, budget }: { countFree: boolean; budget: Budget },
): Span[] {
  const counts = ({ isCancelled, isFree }: CalendarEvent) => !isCancelled && (countFree || !isFree);
  const current = latest(events);
  const changes = current.filter(({ replaces }) => replaces !== null);
  const wholes = current.filter(({ replaces }) => replaces === null);
  const longest = Math.max(0, ...current.map((each) => spanLength(spanOf(each.start, lengthOf(each)))));
  const spans = wholes.flatMap((whole) =>
    occurrencesOf(whole, { window, longest }, budget).flatMap(({ start, length }) => {
      if (changes.some((change) => isReplacedBy(change, start))) return [];
      const after = changeFrom(changes, start);
      if (!after) return counts(whole) ? [spanOf(start, length)] : [];
      return counts(after) ? [spanOf(moved(start, after), lengthOf(after))] : [];
    }),
  );
  // A changed occurrence counts by itself, also when the file leaves out what it belongs to.
  return [...spans, ...changes.filter(counts).map((change) => spanOf(change.start, lengthOf(change)))];
}

/** Of several states of one event the latest; those of one sequence number all count. */
function latest(events: readonly CalendarEvent[]): CalendarEvent[] {
  const versions = Map.groupBy(events, ({ replaces }) => (replaces ? instantOf(replaces.start) : null));
  return [...versions.values()].flatMap((states) => {
    const newest = Math.max(...states.map(({ sequence }) => sequence));
    return states.filter(({ sequence }) => sequence === newest);
  });
}

const spanLength = ({ start, end }: Span) => end - start;

type Lasting = Occurrence & { length: Length };

function occurrencesOf(event: CalendarEvent, reach: Reach, budget: Budget): Lasting[] {
  const length = lengthOf(event);
  const found = new Map<number, Lasting>();
  for (const start of startsOf(event, reach, budget)) found.set(instantOf(start), { start, length });
  for (const { start, length: own } of event.dates)
    found.set(instantOf(start), { start, length: own ?? length });
  return [...found.values()].filter(({ start }) => !event.exceptions.some((each) => isSame(each, start)));
}

/** A date stands for whatever is on it: some write EXDATE and RECURRENCE-ID so also for times. */
function isSame(named: Moment, start: Moment): boolean {
  if (named.isDate || start.isDate) return named.wall.toPlainDate().equals(start.wall.toPlainDate());
  return instantOf(named) === instantOf(start);
}

function isReplacedBy({ replaces }: CalendarEvent, start: Moment): boolean {
  return replaces !== null && isSame(replaces.start, start);
}

/** The latest change of this occurrence and all after it. */
function changeFrom(changes: readonly CalendarEvent[], start: Moment): CalendarEvent | undefined {
  const from = (change: CalendarEvent) =>
    change.replaces?.andFuture === true ? instantOf(change.replaces.start) : Infinity;
  const before = changes.filter((change) => from(change) <= instantOf(start));
  return before.toSorted((one, other) => from(one) - from(other)).at(-1);
}

/** Moved by as much as the first one was, by the clock on the wall. */
function moved(start: Moment, { start: to, replaces }: CalendarEvent): Moment {
  if (!replaces) return start;
  const wallIn = (moment: Moment) => (to.isDate ? moment.wall : to.zone.wallAt(instantOf(moment)));
  const by = wallIn(replaces.start).until(to.wall, { largestUnit: 'days' });
  return { ...to, wall: wallIn(start).add(by) };
}

/** With an end, occurrences last exactly as long as the first; dates by the calendar (RFC 5545, 3.8.5.3). */
function lengthOf({ start, length }: CalendarEvent): Length {
  if ('duration' in length) return length;
  if (start.isDate && length.end.isDate)
    return { duration: start.wall.until(length.end.wall, { largestUnit: 'days' }) };
  const milliseconds = instantOf(length.end) - instantOf(start);
  return { duration: Temporal.Duration.from({ milliseconds }) };
}

/** In milliseconds: days by the calendar, hours by the clock. */
export function spanOf(from: Moment, length: Length): Span {
  const start = instantOf(from);
  if ('end' in length) return { start, end: instantOf(length.end) };
  const { years, months, weeks, days } = length.duration;
  const wall = from.wall.add({ years, months, weeks, days });
  const whole = wall.equals(from.wall) ? start : from.zone.instantOf(wall);
  const { hours, minutes, seconds, milliseconds } = length.duration;
  const exact = ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
  return { start, end: whole + exact };
}
