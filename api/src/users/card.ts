import type { Person, ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { sql, type RawBuilder } from 'kysely';

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

/** Instants inside JSON in the driver's format: ISO 8601, UTC, milliseconds. */
export const isoText = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const ratingJson = (alias: string) => sql<{ average: number | null; count: number }>`json_build_object(
  'average', round(${column(alias, 'ratingSum')}::numeric / nullif(${column(alias, 'ratingCount')}, 0), 2),
  'count', ${column(alias, 'ratingCount')})`;

const personFields = (alias: string) => sql`
  'id', ${column(alias, 'id')}, 'displayName', ${column(alias, 'displayName')},
  'avatarUrl', '/api/upload/file/' || ${column(alias, 'avatarFileId')}, 'timeZone', ${column(alias, 'timeZone')}`;

/** The user under this alias as JSON. */
export function personJson(alias: string): RawBuilder<Person> {
  return sql<Person>`json_build_object(${personFields(alias)})`;
}

/**
 * The professional under this alias of `users` as JSON. `now` is the clock's instant; free times are those that a
 * consultation of this length fits into after the minimum notice.
 */
export function professionalCard(
  alias: string,
  now: string,
  minutes: RawBuilder<unknown> = shortestConsultation(column(alias, 'id')),
): RawBuilder<ProfessionalCard> {
  // `offset 0` prevents the planner from recomputing both for each free time.
  return sql<ProfessionalCard>`(
    select json_build_object(${personFields(alias)},
      'headline', p.headline, 'discipline', ${firstDiscipline}, 'rating', ${ratingJson(alias)},
      'country', (select o.name from countries o where o.code = p.country),
      'completedJobs', p.completed_jobs, 'medianResponseMinutes', ${medianResponse},
      'hourlyRateCents', p.hourly_rate_cents,
      'nextAvailableAt', ${isoText(firstStart(sql`p.user_id`, { minutes: sql`b.minutes`, from: sql`b.earliest` }))},
      'free', ${freeIntervals(now)})
    from profiles p
      cross join lateral (select ${earliestStart(sql`p.user_id`, now)} as earliest, ${minutes} as minutes offset 0) b
    where p.user_id = ${column(alias, 'id')})`;
}

const firstDiscipline = sql`(select d.name
  from profile_categories pc join categories c on c.id = pc.category_id join disciplines d on d.id = c.discipline_id
  where pc.user_id = p.user_id order by d.position, c.position limit 1)`;

/** Null with fewer than three responses. */
const medianResponse = sql`(select case when count(*) >= 3 then percentile_cont(0.5) within group (order by m) end
  from unnest(p.response_minutes) m)`;

/** For professionals without an active service. */
const USUAL_MINUTES = 30;

/** The shortest bookable consultation, in minutes. */
export const shortestConsultation = (userId: RawBuilder<unknown>) => sql`coalesce((
  select min(offered.consultation_minutes) from services offered
  where offered.professional_id = ${userId} and offered.active and offered.removed_at is null), ${sql.lit(USUAL_MINUTES)})`;

const onGrid = (instant: RawBuilder<unknown>) =>
  sql`to_timestamp(ceil(extract(epoch from ${instant}) / 900) * 900)`;

/** The first quarter hour after now plus the minimum notice. */
export const earliestStart = (userId: RawBuilder<unknown>, now: string) =>
  onGrid(sql`(
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
    join free_times f on f.professional_id = ${userId}
    cross join lateral (select ${onGrid(sql`greatest(lower(f.during), wanted.earliest)`)} as start) first
  where first.start + wanted.length <= upper(f.during) and first.start < wanted.until)`;

/** The bookable intervals of the next 48 hours, from the first possible start on. */
const freeIntervals = (now: string) => sql`(
  select coalesce(json_agg(json_build_object('from', ${isoText(sql`s.start`)}, 'to', ${isoText(sql`s.until`)})
    order by s.start), '[]')
  from (select first.start, least(upper(f.during), soon.until) as until
    from (select ${now}::timestamptz + interval '48 hours' as until) soon
      join free_times f on f.professional_id = p.user_id
      cross join lateral (select ${onGrid(sql`greatest(lower(f.during), b.earliest)`)} as start) first
    where first.start + make_interval(mins => b.minutes) <= upper(f.during) and first.start < soon.until) s)`;
