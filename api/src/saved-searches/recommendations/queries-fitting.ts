import type { Interval } from '@parley/contract/availability/intervals.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';
import { bayesianAverage } from '../../platform/database/quality.ts';
import { RANKED } from '../../platform/search/word-rank.ts';
import type { FreeTime } from './both-free.ts';
import { bookable, busy, fitDetails, fitScore } from './queries-fit.ts';
import type { Fit } from './reasons.ts';

/** A professional whom a new posting fits. */
export interface Fitting {
  postingId: string;
  clientId: string;
  title: string;
  clientZone: string;
  professionalId: string;
  fit: Fit;
  minutes: number;
  free: FreeTime[];
  busy: Interval[];
  /** How many postings were recommended to them within a day. */
  recent: number;
}

/** Takes new postings that nobody was told of, at most so many. */
export async function takeNewPostings(trx: Trx, most: number): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    update announcements set recommend = false where item_id in (
      select item_id from announcements where recommend order by item_id limit ${most} for update skip locked)
    returning item_id`.execute(trx);
  return rows.map(({ itemId }) => itemId);
}

const LEAST_SCORE_TO_TELL = 60;
const TOLD = 20;

/** The professionals whom these postings fit best, of the best rated of their disciplines. */
export async function fittingProfessionals(
  trx: Trx,
  postingIds: readonly string[],
  now: string,
): Promise<Fitting[]> {
  const { rows } = await sql<Fitting>`
    select p.id as posting_id, p.client_id, p.title, c.time_zone as client_zone, f.professional_id, f.fit, f.minutes,
      ${bookable(sql`f.professional_id`, { minutes: sql`f.minutes`, set: sql`f.set_id` }, now)} as free, ${busy(sql`c.id`, now)} as busy,
      (select count(*) from recommendations r where r.professional_id = f.professional_id
        and r.created_at > ${now}::timestamptz - interval '1 day')::int as recent
    from job_postings p join users c on c.id = p.client_id
      cross join lateral (
        select * from (
          select distinct on (s.professional_id) s.professional_id, (${fitScore})::int as score, ${fitDetails} as fit,
            s.consultation_minutes as minutes, s.hour_set_id as set_id
          from (select s.* from services s where s.active and s.removed_at is null and s.discipline_id = p.discipline_id
              order by ${bayesianAverage('s')} desc, s.created_at desc, s.id desc limit ${sql.lit(RANKED)}) s
          where ${isEnabled(sql`s.professional_id`)} and s.professional_id <> p.client_id
            and not exists (select from user_blocks b
              where (b.blocker_id, b.blocked_id) in ((s.professional_id, p.client_id), (p.client_id, s.professional_id)))
            and not exists (select from negotiations n where n.posting_id = p.id and n.professional_id = s.professional_id)
            and not exists (select from recommendations r where r.professional_id = s.professional_id and r.posting_id = p.id)
          order by s.professional_id, score desc, s.id) each
        where each.score >= ${sql.lit(LEAST_SCORE_TO_TELL)} order by each.score desc, each.professional_id limit ${sql.lit(TOLD)}) f
    where p.id = any (${postingIds}::uuid[]) and p.status = 'OPEN' and ${isEnabled(sql`p.client_id`)}
    order by p.created_at, p.id, f.score desc`.execute(trx);
  return rows;
}

export async function insertRecommendations(
  trx: Trx,
  told: readonly Pick<Fitting, 'professionalId' | 'postingId'>[],
  now: string,
): Promise<void> {
  if (told.length === 0) return;
  await trx
    .insertInto('recommendations')
    .values(told.map(({ professionalId, postingId }) => ({ professionalId, postingId, createdAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
