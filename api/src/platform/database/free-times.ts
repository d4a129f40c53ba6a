import type { Span } from '@parley/contract/time.ts';
import { sql, type RawBuilder } from 'kysely';
import { isoText } from './iso-text.ts';

// Not in availability: cards of users, which come before it in the order of the domains, show free times.

/** The quarter hour at or after an instant. */
export const gridAfter = (instant: RawBuilder<unknown>) =>
  binAfter(instant, sql`interval '15 minutes'`, sql`timestamptz 'epoch'`);

/** The first start of the free time `f` at or after an instant. */
export const startAfter = (instant: RawBuilder<unknown>) => binAfter(instant, STEP, GRID);

/** The last start of the free time `f` at or before an instant. */
export const startBefore = (instant: RawBuilder<unknown>) => sql`date_bin(${STEP}, ${instant}, ${GRID})`;

const STEP = sql`make_interval(mins => f.step_minutes)`;
/** Starts are multiples of the step on local clocks, which are ahead of UTC by the phase. */
const GRID = sql`(timestamptz 'epoch' - make_interval(mins => f.phase_minutes))`;

const binAfter = (instant: RawBuilder<unknown>, step: RawBuilder<unknown>, grid: RawBuilder<unknown>) =>
  sql`date_bin(${step}, ${instant} + ${step} - interval '1 microsecond', ${grid})`;

/** The first quarter hour after now plus the minimum notice. */
export const earliestStart = (userId: RawBuilder<unknown>, now: string) =>
  gridAfter(sql`(
  ${now}::timestamptz + make_interval(mins => coalesce((
    select kept.minimum_notice_minutes from hours kept where kept.professional_id = ${userId}), 120)))`);

/** When a start is too far ahead: so many times 24 hours after now. */
export const startsBefore = (userId: RawBuilder<unknown>, now: string) => sql`(
  ${now}::timestamptz + coalesce((
    select kept.booking_days from hours kept where kept.professional_id = ${userId}), 365) * interval '24 hours')`;

interface StartQuery {
  minutes: RawBuilder<unknown>;
  /** The set of hours; null: the usual ones. */
  set: RawBuilder<unknown>;
  /** Not before this instant. */
  from: RawBuilder<unknown>;
  /** And before this one: at the latest `startsBefore`. */
  before: RawBuilder<unknown>;
}

/**
 * The first possible start of a consultation, equivalent to `bookableSlots`; null if none within the two weeks of
 * stored free times. Shared by cards, lists, filters and orders.
 */
export const firstStart = (userId: RawBuilder<unknown>, { minutes, set, from, before }: StartQuery) => sql`(
  select min(first.start)
  from (select make_interval(mins => ${minutes}) as length, ${set} as set_id, ${from} as earliest, ${before} as until
    offset 0) wanted
    -- the second condition follows from the last one, and is in the index
    join free_times f on f.professional_id = ${userId} and lower(f.during) < wanted.until
      and f.set_id is not distinct from wanted.set_id
    cross join lateral (select ${startAfter(sql`greatest(lower(f.during), wanted.earliest)`)} as start) first
  where first.start + wanted.length <= upper(f.during) and first.start < wanted.until)`;

/**
 * The minutes of the bookable intervals within these spans of time, equivalent to `weekInCommon` of the intervals on a
 * card; the spans are sorted and disjoint.
 */
export const minutesWithin = (
  userId: RawBuilder<unknown>,
  { minutes, set, from, before }: StartQuery,
  spans: readonly Span[],
) => sql<number>`(
  select coalesce(floor(extract(epoch from sum(least(b.until, s.until) - greatest(b.start, s.since))) / 60), 0)::integer
  from (select make_interval(mins => ${minutes}) as length, ${set} as set_id, ${from} as earliest,
      least(${before}, ${instantOf(spans.at(-1)?.end)}::timestamptz) as until offset 0) wanted
    join free_times f on f.professional_id = ${userId} and lower(f.during) < wanted.until
      and f.set_id is not distinct from wanted.set_id
    -- offset 0: the start is computed once, and not for each span
    cross join lateral (select ${startAfter(sql`greatest(lower(f.during), wanted.earliest)`)} as start,
      least(upper(f.during), wanted.until) as until offset 0) b
    join unnest(${spans.map(({ start }) => instantOf(start))}::timestamptz[], ${spans.map(({ end }) => instantOf(end))}::timestamptz[])
      s (since, until) on s.since < b.until and b.start < s.until
  where b.start < b.until and b.start + wanted.length <= upper(f.during))`;

const instantOf = (milliseconds = 0) => new Date(milliseconds).toISOString();

/**
 * The bookable intervals of any reader's next seven days, from the first possible start on: their last day may reach two
 * hours further when clocks are set back.
 */
export const bookableIntervals = (
  userId: RawBuilder<unknown>,
  { minutes, set, from, before, now }: StartQuery & { now: string },
) => sql`(
  select coalesce(json_agg(json_build_object('from', ${isoText(sql`s.start`)}, 'to', ${isoText(sql`s.until`)})
    order by s.start), '[]')
  from (select first.start, least(upper(f.during), soon.until) as until
    from (select least(${now}::timestamptz + interval '170 hours', ${before}) as until, ${set} as set_id) soon
      join free_times f on f.professional_id = ${userId} and f.set_id is not distinct from soon.set_id
      cross join lateral (select ${startAfter(sql`greatest(lower(f.during), ${from})`)} as start) first
    where first.start + make_interval(mins => ${minutes}) <= upper(f.during) and first.start < soon.until) s)`;

/** Whether they are free at all between these: asked before the first start, which costs five times as much. */
export const isFreeBetween = (
  userId: RawBuilder<unknown>,
  from: string,
  before: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from free_times f where f.professional_id = ${userId} and lower(f.during) < ${before}
    and upper(f.during) > ${from}::timestamptz offset 0)`;

interface Asked {
  professionalId: RawBuilder<unknown>;
  /** A range of instants. */
  during: RawBuilder<unknown>;
  /** A consultation that doesn't stand in its own way. */
  except?: RawBuilder<unknown>;
}

/** SQL: a professional has another consultation at a time, or a calendar that they connected says that they are busy. */
export const isTimeTaken = ({ professionalId, during, except = sql`null::uuid` }: Asked) =>
  sql<boolean>`(exists (select from bookings b where b.professional_id = ${professionalId} and b.during && ${during}
      and b.appointment_id is distinct from ${except})
    or exists (select from busy_times t where t.owner_id = ${professionalId} and t.during && ${during}))`;
