import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { sql } from 'kysely';
import { postingCardColumns } from '../../job-postings/card.ts';
import type { Db } from '../../platform/database/db.ts';
import { isShownTo } from '../../platform/database/is-blocked.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import type { FreeTime } from './both-free.ts';
import { bookable, busy, fitDetails, fitScore, LEAST_SCORE } from './queries-fit.ts';
import type { Fit } from './reasons.ts';

export type RecommendedRow = JobPostingCard & {
  score: number;
  fit: Fit;
  minutes: number;
  free: FreeTime[];
  busy: Interval[];
};

interface Query {
  cursor?: string | undefined;
  limit: number;
  now: string;
}

/** Of each discipline somebody works in, only so many of the newest are weighed. */
const WEIGHED = 300;
const ORDER: Order = { by: sql`p.score`, type: 'integer', direction: 'desc' };

/** Open postings that fit one of the professional's services, the best first; one row more than the limit. */
export async function recommendedFor(
  db: Db,
  professionalId: string,
  { cursor, limit, now }: Query,
): Promise<RecommendedRow[]> {
  const where = sql.join(
    [sql`p.score >= ${sql.lit(LEAST_SCORE)}`, ...afterCursor('p', ORDER, cursor)],
    sql` and `,
  );
  const { rows } = await sql<RecommendedRow>`
    with own as (
      select * from services s where s.professional_id = ${professionalId} and s.active and s.removed_at is null),
    candidates as (
      select p.* from (select distinct discipline_id from own) d cross join lateral (
        select p.* from job_postings p where p.status = 'OPEN' and p.discipline_id = d.discipline_id
          and ${isEnabled(sql`p.client_id`)} and ${isShownTo(professionalId, sql`p.client_id`)}
          and not exists (select from negotiations n where n.posting_id = p.id and n.professional_id = ${professionalId})
        order by p.created_at desc, p.id desc limit ${sql.lit(WEIGHED)}) p),
    weighed as (
      select p.*, f.score, f.fit, f.consultation_minutes, f.hour_set_id from candidates p cross join lateral (
        select (${fitScore})::int as score, ${fitDetails} as fit, s.consultation_minutes, s.hour_set_id
        from own s
        order by score desc, s.id limit 1) f)
    select ${postingCardColumns}, p.score, p.fit, p.consultation_minutes as minutes,
      ${bookable(sql`${professionalId}::uuid`, { minutes: sql`p.consultation_minutes`, set: sql`p.hour_set_id` }, now)} as free, ${busy(sql`c.id`, now)} as busy
    from (select p.* from weighed p where ${where} order by ${inOrder('p', ORDER)} limit ${limit + 1}) p
      join users c on c.id = p.client_id
    order by ${inOrder('p', ORDER)}`.execute(db);
  return rows;
}
