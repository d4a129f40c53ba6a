import type { Span } from '../time.ts';
import {
  dateAt,
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
import { startGrids, startsOn, type StartGrid } from './start-grid.ts';
import { blockedSpans, NO_WORKING_RULES, type BusyTime, type WorkingRules } from './working-rules.ts';

/** A professional's hours: weekly rules, and dates whose slots replace the rules of that date ([] = closed). */
export interface Hours {
  timeZone: string;
  rules: (OpenHours & { weekday: number })[];
  dates: { date: string; slots: OpenHours[] }[];
  /** Buffers, limits, how far ahead, and start times; without them none. */
  working?: WorkingRules;
}

export interface SlotQuery {
  hours: Hours;
  busy: BusyTime[];
  noticeMinutes: number;
  now: string;
  minutes: number;
  /** Of a consultation with a price: until when its payment can be held. Behind that it would be called off. */
  heldUntil?: string | undefined;
}

export const SLOT_REFUSALS = [
  'past',
  'off_grid',
  'too_soon',
  'too_far',
  'beyond_hold',
  'outside_hours',
  'off_step',
  'taken',
  'day_full',
  'week_full',
  'too_close',
] as const;
export type SlotRefusal = (typeof SLOT_REFUSALS)[number];

/** A free stretch with its start times: every so many minutes, of clocks that show so many more than UTC. */
export interface FreeStretch extends Interval {
  stepMinutes: number;
  phaseMinutes: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
// Every zone's offset is a multiple of 15 minutes today, so one grid of instants fits every local time.
const GRID = 15 * MINUTE;

/** Computes the free times (bookable slots) as their starts: from ≤ start < to, in order. */
export function bookableSlots(query: SlotQuery & Interval): string[] {
  return startsWithin(query, spanOf(query)).map(isoOf);
}

/** Why it cannot start then; null exactly when `bookableSlots` offers that start. */
export function whyNotBookable(query: SlotQuery & { startsAt: string }): SlotRefusal | null {
  const start = millisecondsOf(query.startsAt);
  if (offers(query, start)) return null;
  if (start < millisecondsOf(query.now)) return 'past';
  if (start % GRID !== 0) return 'off_grid';
  if (start < earliestStart(query)) return 'too_soon';
  if (start >= startsBefore(query)) return 'too_far';
  if (start >= endOfHold(query)) return 'beyond_hold';
  return whyNotFree(query, start);
}

/** One rule after the other, from the hours alone to all of them: the first without which it could start then. */
function whyNotFree(query: SlotQuery, start: number): SlotRefusal {
  const working = query.hours.working ?? NO_WORKING_RULES;
  const { bookingDays, startStepMinutes, maxPerDay, maxPerWeek } = working;
  const bare = { ...NO_WORKING_RULES, bookingDays };
  const stepped = { ...bare, startStepMinutes };
  const offersBy = (rules: WorkingRules, busy: BusyTime[]) =>
    offers({ ...query, hours: { ...query.hours, working: rules }, busy }, start);
  if (!offersBy(bare, [])) return 'outside_hours';
  if (!offersBy(stepped, [])) return 'off_step';
  if (!offersBy(stepped, query.busy)) return 'taken';
  if (!offersBy({ ...stepped, maxPerDay }, query.busy)) return 'day_full';
  return offersBy({ ...stepped, maxPerWeek }, query.busy) ? 'too_close' : 'week_full';
}

/**
 * When a consultation can take place: rules, with overrides in their place, less busy times with their buffers and less
 * full days and weeks; sorted and disjoint.
 */
export function freeIntervals(hours: Hours, busy: BusyTime[], window: Interval): Interval[] {
  return freeSpans(hours, busy, spanOf(window)).map(intervalOf);
}

/** The same, cut where the clocks' minutes change, with the start times of each. */
export function freeStretches(hours: Hours, busy: BusyTime[], window: Interval): FreeStretch[] {
  return steppedSpans(hours, busy, spanOf(window)).map(({ step, phase, ...span }) => ({
    ...intervalOf(span),
    stepMinutes: step / MINUTE,
    phaseMinutes: phase / MINUTE,
  }));
}

function offers(query: SlotQuery, start: number): boolean {
  return startsWithin(query, { start, end: start + 1 }).length > 0;
}

function startsWithin(query: SlotQuery, window: Span): number[] {
  const length = query.minutes * MINUTE;
  const start = Math.max(window.start, earliestStart(query));
  const end = Math.min(window.end, startsBefore(query), endOfHold(query));
  if (start >= end) return [];
  const free = steppedSpans(query.hours, query.busy, { start, end: end + length });
  return free.flatMap((span) => startsOn(span, span.start, Math.min(end - 1, span.end - length)));
}

function earliestStart({ now, noticeMinutes }: SlotQuery): number {
  return millisecondsOf(now) + noticeMinutes * MINUTE;
}

/** Whole days of 24 hours from now, like the notice; null working rules reach any distance. */
function startsBefore({ now, hours: { working } }: SlotQuery): number {
  return working ? millisecondsOf(now) + working.bookingDays * DAY : Infinity;
}

const endOfHold = ({ heldUntil }: SlotQuery) =>
  heldUntil === undefined ? Infinity : millisecondsOf(heldUntil);

function steppedSpans(hours: Hours, busy: BusyTime[], window: Span): (Span & StartGrid)[] {
  const { working = NO_WORKING_RULES, timeZone } = hours;
  const free = freeSpans(hours, busy, window);
  return startGrids(timeZone, working.startStepMinutes, window).flatMap(({ step, phase, ...piece }) =>
    intersection(free, [piece]).map((span) => ({ ...span, step, phase })),
  );
}

function freeSpans(hours: Hours, busy: BusyTime[], window: Span): Span[] {
  const blocked = merged(blockedSpans(busy, hours.timeZone, hours.working ?? NO_WORKING_RULES));
  return intersection(merged(openSpans(hours, window)), gapsBetween(blocked, window));
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
