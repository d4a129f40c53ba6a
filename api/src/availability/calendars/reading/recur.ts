import ICAL from 'ical.js';
import type { Span } from '@parley/contract/time.ts';
import type { Moment } from './moment.ts';
import type { CalendarEvent, Rule } from './read-event.ts';
import { UTC } from './zones.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Zones and starts moved by summer time are never further off than this. */
const MARGIN = 2 * DAY;

/** Counts the steps of all events together, so that no file takes for ever. */
export interface Budget {
  steps: number;
}

/** How far back an occurrence can begin and still last until the window. */
export interface Reach {
  window: Span;
  /** Of any of its occurrences, in milliseconds. */
  longest: number;
}

/** The starts of an event within the window, and a little around it, in its own zone; the first always counts. */
export function* startsOf(
  event: CalendarEvent,
  { window, longest }: Reach,
  budget: Budget,
): Generator<Moment> {
  yield event.start;
  const from = window.start - MARGIN - Math.max(longest, LONGEST);
  for (const rule of event.rules)
    yield* recurring(event.start, rule, { start: from, end: window.end + MARGIN }, budget);
}

function* recurring(start: Moment, rule: Rule, reach: Span, budget: Budget): Generator<Moment> {
  const isPast = untilIn(start, rule);
  const { zone, isDate } = start;
  const iterator = rule.recurrence.iterator(timeOf(nearWindow(start.wall, rule.recurrence, reach.start)));
  for (let next = iterator.next(); next; next = iterator.next()) {
    if ((budget.steps -= 1) < 0) throw new RangeError('These events recur too often.');
    const wall = wallOf(next);
    const about = UTC.instantOf(wall);
    if (about > reach.end || isPast(wall)) return;
    if (about < reach.start || !isOn(rule.recurrence, start.wall, wall) || !rule.isOn(wall)) continue;
    yield { wall, isDate, zone };
  }
}

/** Changed occurrences may last longer than the first, by about as much. */
const LONGEST = 32 * DAY;

/** Whole periods before the window are left out: each step of ical.js takes its time. */
function nearWindow(start: Temporal.PlainDateTime, rule: ICAL.Recur, from: number): Temporal.PlainDateTime {
  const days = rule.freq === 'DAILY' ? rule.interval : rule.freq === 'WEEKLY' ? rule.interval * 7 : null;
  if (days === null || rule.count !== null) return start;
  const ahead = from - UTC.instantOf(start);
  const periods = Math.max(0, Math.floor(ahead / DAY / days) - 1);
  return start.add({ days: periods * days });
}

/** Whether a start is after the rule's end: by its date, by its own clock, or as an instant. */
function untilIn({ zone, isDate }: Moment, { until }: Rule): (wall: Temporal.PlainDateTime) => boolean {
  if (!until) return () => false;
  const last = until.zone.instantOf(until.wall);
  if (!until.isDate && !isDate) return (wall) => zone.instantOf(wall) > last;
  // Whole days recur until a date; of those written as an instant, it's their midnight in UTC or on the owner's clock.
  const dates = [until.wall, ...(until.isDate ? [] : [zone.wallAt(last)])].map((wall) => wall.toPlainDate());
  return (wall) => dates.every((date) => Temporal.PlainDate.compare(wall.toPlainDate(), date) > 0);
}

/** ical.js moves 30 February to March, where the RFC leaves it out (3.3.10). */
function isOn(
  { freq, parts }: ICAL.Recur,
  start: Temporal.PlainDateTime,
  wall: Temporal.PlainDateTime,
): boolean {
  const given: Record<string, unknown> = parts;
  const days = Array.isArray(given.BYMONTHDAY) ? given.BYMONTHDAY.map(Number) : null;
  if (days) return days.includes(wall.day) || days.includes(wall.day - wall.daysInMonth - 1);
  return freq !== 'YEARLY' || Object.keys(given).length > 0 || wall.day === start.day;
}

function timeOf({ year, month, day, hour, minute, second }: Temporal.PlainDateTime): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour, minute, second });
}

function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): Temporal.PlainDateTime {
  return new Temporal.PlainDateTime(year, month, day, hour, minute, second);
}
