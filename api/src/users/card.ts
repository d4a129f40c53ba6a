import type { AttendanceRecord, Person, ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import {
  bookableIntervals,
  earliestStart,
  firstStart,
  startsBefore,
} from '../platform/database/free-times.ts';
import { isoText } from '../platform/database/iso-text.ts';

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

export const ratingJson = (alias: string) => sql<{ average: number | null; count: number }>`json_build_object(
  'average', round(${column(alias, 'ratingSum')}::numeric / nullif(${column(alias, 'ratingCount')}, 0), 2),
  'count', ${column(alias, 'ratingCount')})`;

/** With fewer consultations a single one would say too much. */
const MIN_CONSULTATIONS = 3;

/** Of the user under this alias: "came to 23 of 24 consultations"; null until three have counted. */
export const attendanceJson = (alias: string) => sql<AttendanceRecord>`case
  when ${column(alias, 'consultationsCounted')} >= ${sql.lit(MIN_CONSULTATIONS)} then json_build_object(
    'came', ${column(alias, 'consultationsAttended')}, 'of', ${column(alias, 'consultationsCounted')}) end`;

const personFields = (alias: string) => sql`
  'id', ${column(alias, 'id')}, 'displayName', ${column(alias, 'displayName')},
  'avatarUrl', '/api/upload/file/' || ${column(alias, 'avatarFileId')}, 'timeZone', ${column(alias, 'timeZone')}`;

/** The user under this alias as JSON. */
export function personJson(alias: string): RawBuilder<Person> {
  return sql<Person>`json_build_object(${personFields(alias)})`;
}

/** The same with how often they came to their consultations. */
export function personAttendanceJson(alias: string): RawBuilder<Person & { attendance: AttendanceRecord }> {
  return sql`json_build_object(${personFields(alias)}, 'attendance', ${attendanceJson(alias)})`;
}

/** SQL: how long a consultation lasts, and in which set of hours it can take place; null: in the usual ones. */
export interface Consultation {
  minutes: RawBuilder<unknown>;
  set: RawBuilder<unknown>;
}

/**
 * The professional under this alias of `users` as JSON. `now` is the clock's instant; free times are those that a
 * consultation of this length fits into after the minimum notice.
 */
export function professionalCard(
  alias: string,
  now: string,
  { minutes, set }: Consultation = shortestOf(column(alias, 'id')),
): RawBuilder<ProfessionalCard> {
  const bounds = { minutes: sql`b.minutes`, set: sql`b.set_id`, from: sql`b.earliest`, before: sql`b.reach` };
  // `offset 0` prevents the planner from recomputing them for each free time. The first start is only looked for beyond a full week.
  return sql<ProfessionalCard>`(
    select json_build_object(${personFields(alias)},
      'headline', p.headline, 'discipline', ${firstDiscipline}, 'rating', ${ratingJson(alias)},
      'country', (select o.name from countries o where o.code = p.country),
      'completedJobs', p.completed_jobs, 'medianResponseMinutes', ${medianResponse},
      'attendance', ${attendanceJson(alias)},
      'hourlyRateCents', p.hourly_rate_cents,
      'nextAvailableAt', coalesce(week.free->0->>'from', ${isoText(firstStart(sql`p.user_id`, bounds))}),
      'consultationMinutes', b.minutes, 'free', week.free)
    from profiles p
      cross join lateral (select ${earliestStart(sql`p.user_id`, now)} as earliest,
        ${startsBefore(sql`p.user_id`, now)} as reach, ${minutes} as minutes, ${set} as set_id offset 0) b
      cross join lateral (select ${bookableIntervals(sql`p.user_id`, { ...bounds, now })} as free offset 0) week
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

/** The shortest bookable consultation, in the usual hours if there are several. */
export const shortestOf = (userId: RawBuilder<unknown>): Consultation => ({
  minutes: sql`coalesce((
  select min(offered.consultation_minutes) from services offered
  where offered.professional_id = ${userId} and offered.active and offered.removed_at is null), ${sql.lit(USUAL_MINUTES)})`,
  set: sql`(
  select offered.hour_set_id from services offered
  where offered.professional_id = ${userId} and offered.active and offered.removed_at is null
  order by offered.consultation_minutes, offered.hour_set_id nulls first limit 1)`,
});

/** The same as a table, of one row. */
export const shortestOffered = (userId: RawBuilder<unknown>) => sql`(
  select coalesce(min(o.minutes), ${sql.lit(USUAL_MINUTES)}) as minutes, (array_agg(o.set_id))[1] as set_id
  from (select offered.consultation_minutes as minutes, offered.hour_set_id as set_id from services offered
    where offered.professional_id = ${userId} and offered.active and offered.removed_at is null
    order by offered.consultation_minutes, offered.hour_set_id nulls first limit 1) o)`;
