import type { HireStory } from '@parley/contract/reviews/hire-stories.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { isShownTo } from '../platform/database/is-blocked.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { personJson } from '../users/card.ts';

/** How far back the latest reviews are looked through: half of them are about clients, and some jobs don't qualify. */
const LOOKED_THROUGH = 300;
/** Shorter says nothing, longer doesn't fit. */
const LENGTH = { least: 40, most: 220 };

/**
 * Jobs behind the latest good reviews by clients: talked about in a consultation that both came to, hired once, accepted
 * and paid in full. The latest first; the same work whatever the number of reviews, planned once: planning it takes ten
 * times as long as answering it.
 */
export async function latestHireStories(
  db: Db,
  viewerId: string | null,
  limit: number,
): Promise<HireStory[]> {
  const stories = sql<HireStory>`
    select r.id, r.rating, r.text, ${personJson('c')} as client, ${personJson('p')} as professional,
      (select d.name from disciplines d where d.id = coalesce(
        (select s.discipline_id from services s where s.id = j.service_id),
        (select o.discipline_id from job_postings o where o.id = j.posting_id))) as discipline,
      m.amount_cents, m.amount_cents - m.fee_cents as received_cents, a.price_cents as consultation_cents,
      greatest(1, extract(epoch from a.ended_at - a.started_at) / 60)::int as talked_minutes,
      greatest(0, extract(epoch from j.hired_at - a.ended_at) / 60)::int as hired_after_minutes,
      greatest(1, ceil(extract(epoch from j.delivered_at - j.hired_at) / 86400))::int as work_days
    from (
        select * from reviews
        where published_at is not null and hidden_at is null and not consultation_only and rating >= 4
        order by published_at desc, id desc limit ${sql.lit(LOOKED_THROUGH)}) r
      join jobs j on j.id = r.job_id and j.client_id = r.author_id and j.status = 'COMPLETED' and j.plan_id is null
      join payments m on m.job_id = j.id and m.appointment_id is null and m.tip_id is null
        and m.settlement = 'RELEASED'
        and m.refunded_cents = 0 and m.credit_cents = 0
      join appointments a on a.job_id = j.id and a.is_first and a.attendance = 'HELD'
        and a.started_at is not null and a.ended_at is not null
      join users c on c.id = j.client_id
      join users p on p.id = j.professional_id
    where length(r.text) between ${sql.lit(LENGTH.least)} and ${sql.lit(LENGTH.most)}
      and j.hired_at is not null and j.delivered_at is not null
      and ${isEnabled(sql`c.id`)} and ${isEnabled(sql`p.id`)}
      and ${isShownTo(viewerId, sql`c.id`)} and ${isShownTo(viewerId, sql`p.id`)}
    order by r.published_at desc, r.id desc limit ${sql.lit(limit)}`;
  const name = viewerId === null ? 'hire stories' : 'hire stories for a reader';
  return askPrepared(db, name, { compile: () => stories.compile(db) });
}
