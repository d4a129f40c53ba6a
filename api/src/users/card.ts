import type { Person, ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { sql, type RawBuilder } from 'kysely';

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

/** An instant inside JSON, written as the driver writes it outside: ISO 8601, UTC, milliseconds. */
export const isoText = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * That the person with this id has not been disabled: what is theirs is then neither offered nor sought. As `not in` the
 * few are read once for the whole list; as a join they would cost the list its order by index.
 */
export const isHere = (userId: RawBuilder<unknown>) =>
  sql<boolean>`${userId} not in (select gone.id from users gone where gone.disabled_at is not null)`;

/** A rating as JSON from its sum and count. */
export const ratingJson = (alias: string) => sql<{ average: number | null; count: number }>`json_build_object(
  'average', round(${column(alias, 'ratingSum')}::numeric / nullif(${column(alias, 'ratingCount')}, 0), 2),
  'count', ${column(alias, 'ratingCount')})`;

const personFields = (alias: string) => sql`
  'id', ${column(alias, 'id')}, 'displayName', ${column(alias, 'displayName')},
  'avatarUrl', '/api/upload/file/' || ${column(alias, 'avatarFileId')}, 'timeZone', ${column(alias, 'timeZone')}`;

/** The person in the row of `users` under this alias, as JSON. */
export function personJson(alias: string): RawBuilder<Person> {
  return sql<Person>`json_build_object(${personFields(alias)})`;
}

/**
 * The professional in the row of `users` under this alias, as JSON: one column of whatever query lists them.
 * `now` is the clock's instant; free time begins after the professional's minimum notice.
 */
export function professionalCard(alias: string, now: string): RawBuilder<ProfessionalCard> {
  return sql<ProfessionalCard>`(
    select json_build_object(${personFields(alias)},
      'headline', p.headline, 'country', p.country, 'rating', ${ratingJson(alias)},
      'completedJobs', p.completed_jobs, 'medianResponseMinutes', ${medianResponse},
      'hourlyRateCents', p.hourly_rate_cents,
      'nextAvailableAt', ${isoText(nextAvailable)},
      'free', ${freeStretches(now)})
    from profiles p
      left join hours h on h.professional_id = p.user_id
      cross join lateral (select ${earliestStart(now)} as earliest) b
    where p.user_id = ${column(alias, 'id')})`;
}

/** Fewer than three answers are not enough data. */
const medianResponse = sql`(select case when count(*) >= 3 then percentile_cont(0.5) within group (order by m) end
  from unnest(p.response_minutes) m)`;

/** The first bookable quarter hour of the profile `p`, with `b.earliest` as below; null when there is none. */
export const nextAvailable = sql`(select min(greatest(lower(f.during), b.earliest)) from free_times f
  where f.professional_id = p.user_id and upper(f.during) >= b.earliest + interval '15 minutes')`;

/** The first quarter hour after now and the minimum notice of the hours `h`. */
export const earliestStart = (now: string) => sql`to_timestamp(ceil(extract(epoch from
  ${now}::timestamptz + make_interval(mins => coalesce(h.minimum_notice_minutes, 120))) / 900) * 900)`;

/** The bookable stretches of the next 48 hours. */
const freeStretches = (now: string) => sql`(
  select coalesce(json_agg(json_build_object('from', ${isoText(sql`lower(s.during)`)}, 'to', ${isoText(sql`upper(s.during)`)})
    order by lower(s.during)), '[]')
  from (select f.during * tstzrange(b.earliest, ${now}::timestamptz + interval '48 hours') as during
    from free_times f where f.professional_id = p.user_id
      and f.during && tstzrange(b.earliest, ${now}::timestamptz + interval '48 hours')) s
  where not isempty(s.during))`;
