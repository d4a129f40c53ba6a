import type { Interval } from '@parley/contract/availability/intervals.ts';
import { sql, type RawBuilder } from 'kysely';
import { earliestStart, startAfter, startsBefore } from '../../platform/database/free-times.ts';
import { isoText } from '../../platform/database/iso-text.ts';
import type { FreeTime } from './both-free.ts';

/** Points; 100 for a full fit. A posting in a category of one's own, or with what makes up for it, is in reach. */
const POINTS = { category: 50, skills: 30, experience: 10, budget: 10 };
export const LEAST_SCORE = 50;

/** Shared skills of `job_postings p` and `services s`, in the posting's spelling. */
const common = sql`array(select k from unnest(p.skills) with ordinality w (k, place)
  where lower(k) = any (lowered(s.skills)) order by place)`;
const isExperienced = sql`s.experience >= p.experience`;
const isWithinBudget = sql`(s.pricing = p.pricing and s.price_cents <= p.budget_max_cents)`;
const points = (condition: RawBuilder<unknown>, most: number) =>
  sql`case when ${condition} then ${sql.lit(most)} else 0 end`;

/** How well a posting fits a service, 0 to 100. */
export const fitScore = sql<number>`(${points(sql`s.category_id = p.category_id`, POINTS.category)}
  + ${sql.lit(POINTS.skills)} * cardinality(${common}) / greatest(1, cardinality(p.skills))
  + ${points(isExperienced, POINTS.experience)} + ${points(isWithinBudget, POINTS.budget)})`;

/** The same as details, for the reasons. */
export const fitDetails = sql`json_build_object('category', (select a.name from categories a where a.id = p.category_id),
  'isInCategory', s.category_id = p.category_id, 'common', ${common}, 'isExperienced', ${isExperienced},
  'isWithinBudget', ${isWithinBudget})`;

interface Consultation {
  minutes: RawBuilder<unknown>;
  /** The set of hours it can take place in; null: the usual ones. */
  set: RawBuilder<unknown>;
}

/** Where such a consultation with a professional can begin, after their notice and as far ahead as they allow. */
export const bookable = (
  professionalId: RawBuilder<unknown>,
  { minutes, set }: Consultation,
  now: string,
) => sql<FreeTime[]>`(
  select coalesce(json_agg(json_build_object('from', ${isoText(sql`b.start`)}, 'to', ${isoText(sql`b.until`)},
    'stepMinutes', b.step_minutes) order by b.start), '[]')
  from (select ${earliestStart(professionalId, now)} as start, ${startsBefore(professionalId, now)} as until,
      make_interval(mins => ${minutes}) as length, ${set} as set_id, ${professionalId} as owner offset 0) e
    -- by the name of "e": the caller's table may be called "f", too
    join free_times f on f.professional_id = e.owner and f.set_id is not distinct from e.set_id
      and lower(f.during) < e.until and upper(f.during) > e.start
    cross join lateral (select f.step_minutes, ${startAfter(sql`greatest(lower(f.during), e.start)`)} as start,
      least(upper(f.during) - e.length, e.until - interval '1 millisecond') as until) b
  where b.start <= b.until)`;

/** When somebody is busy in the coming two weeks, by their calendars. */
export const busy = (userId: RawBuilder<unknown>, now: string) => sql<Interval[]>`(
  select coalesce(json_agg(json_build_object(
    'from', ${isoText(sql`lower(b.during)`)}, 'to', ${isoText(sql`upper(b.during)`)})), '[]')
  from busy_times b where b.owner_id = ${userId}
    and b.during && tstzrange(${now}::timestamptz, ${now}::timestamptz + interval '14 days'))`;
