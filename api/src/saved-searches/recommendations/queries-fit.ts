import type { Interval } from '@parley/contract/availability/intervals.ts';
import { sql, type RawBuilder } from 'kysely';
import { earliestStart } from '../../platform/database/free-times.ts';
import { isoText } from '../../platform/database/iso-text.ts';

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

const interval = (range: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`json_build_object('from', ${isoText(from)}, 'to', ${isoText(sql`upper(${range})`)})`;

/** When a professional can be booked, after their notice. */
export const bookable = (professionalId: RawBuilder<unknown>, now: string) => sql<Interval[]>`(
  select coalesce(json_agg(${interval(sql`f.during`, sql`greatest(lower(f.during), e.start)`)} order by lower(f.during)), '[]')
  from (select ${earliestStart(professionalId, now)} as start offset 0) e
    join free_times f on f.professional_id = ${professionalId} and upper(f.during) > e.start)`;

/** When somebody is busy in the coming two weeks, by their calendars. */
export const busy = (userId: RawBuilder<unknown>, now: string) => sql<Interval[]>`(
  select coalesce(json_agg(${interval(sql`b.during`, sql`lower(b.during)`)}), '[]')
  from busy_times b where b.owner_id = ${userId}
    and b.during && tstzrange(${now}::timestamptz, ${now}::timestamptz + interval '14 days'))`;
