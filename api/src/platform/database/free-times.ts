import { sql, type RawBuilder } from 'kysely';
import { isoText } from './iso-text.ts';

// Not in availability: cards of users, which come before it in the order of the domains, show free times.

/** The quarter hour at or after an instant. */
export const gridAfter = (instant: RawBuilder<unknown>) =>
  sql`to_timestamp(ceil(extract(epoch from ${instant}) / 900) * 900)`;

/** The quarter hour at or before an instant. */
export const gridBefore = (instant: RawBuilder<unknown>) =>
  sql`to_timestamp(floor(extract(epoch from ${instant}) / 900) * 900)`;

/** The first quarter hour after now plus the minimum notice. */
export const earliestStart = (userId: RawBuilder<unknown>, now: string) =>
  gridAfter(sql`(
  ${now}::timestamptz + make_interval(mins => coalesce((
    select kept.minimum_notice_minutes from hours kept where kept.professional_id = ${userId}), 120)))`);

interface StartQuery {
  minutes: RawBuilder<unknown>;
  /** Not before this instant. */
  from: RawBuilder<unknown>;
  /** And before this one. */
  before?: RawBuilder<unknown>;
}

/**
 * The first possible start of a consultation, equivalent to `bookableSlots`; null if none within the two weeks of
 * stored free times. Shared by cards, lists, filters and orders.
 */
export const firstStart = (
  userId: RawBuilder<unknown>,
  { minutes, from, before = sql`'infinity'::timestamptz` }: StartQuery,
) => sql`(
  select min(first.start)
  from (select make_interval(mins => ${minutes}) as length, ${from} as earliest, ${before} as until offset 0) wanted
    -- the second condition follows from the last one, and is in the index
    join free_times f on f.professional_id = ${userId} and lower(f.during) < wanted.until
    cross join lateral (select ${gridAfter(sql`greatest(lower(f.during), wanted.earliest)`)} as start) first
  where first.start + wanted.length <= upper(f.during) and first.start < wanted.until)`;

/**
 * The bookable intervals of any reader's next seven days, from the first possible start on: their last day may reach two
 * hours further when clocks are set back.
 */
export const bookableIntervals = (
  userId: RawBuilder<unknown>,
  { minutes, from, now }: Pick<StartQuery, 'minutes' | 'from'> & { now: string },
) => sql`(
  select coalesce(json_agg(json_build_object('from', ${isoText(sql`s.start`)}, 'to', ${isoText(sql`s.until`)})
    order by s.start), '[]')
  from (select first.start, least(upper(f.during), soon.until) as until
    from (select ${now}::timestamptz + interval '170 hours' as until) soon
      join free_times f on f.professional_id = ${userId}
      cross join lateral (select ${gridAfter(sql`greatest(lower(f.during), ${from})`)} as start) first
    where first.start + make_interval(mins => ${minutes}) <= upper(f.during) and first.start < soon.until) s)`;
