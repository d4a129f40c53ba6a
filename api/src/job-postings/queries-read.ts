import type { JobPosting, OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import { POSTINGS_PER_PAGE, type PostingStatus } from '@parley/contract/job-postings/states.ts';
import { sql } from 'kysely';
import { filesJson } from '../files/card.ts';
import type { Db } from '../platform/database/db.ts';
import { postingColumns } from './card.ts';

/** One that is not open is visible only to its client, and to professionals who negotiated about it or to whom it was recommended. */
export async function postingFor(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<JobPosting | undefined> {
  const { rows } = await sql<JobPosting>`
    select ${postingColumns}, p.client_id, p.description, d.name as discipline_name, a.name as category_name, p.closes_at,
      p.removed_at, ${filesJson(sql`p.attachments`)} as attachments,
      (select n.id from negotiations n where n.posting_id = p.id and n.professional_id = ${viewerId}
        and n.kind = 'PROPOSAL' and n.is_open) as my_proposal_id,
      (select n.id from negotiations n where n.posting_id = p.id and n.professional_id = ${viewerId}
        and n.kind = 'INVITE' and n.is_open order by n.created_at desc, n.id desc limit 1) as my_invite_id
    from job_postings p
      join users c on c.id = p.client_id
      join disciplines d on d.id = p.discipline_id
      join categories a on a.id = p.category_id
    where p.id = ${id} and ((p.status = 'OPEN' and c.disabled_at is null) or p.client_id = ${viewerId}
      or exists (select from negotiations n where n.posting_id = p.id and n.professional_id = ${viewerId})
      or exists (select from recommendations r where r.posting_id = p.id and r.professional_id = ${viewerId}))`.execute(
    db,
  );
  return rows[0];
}

/**
 * A client's postings with the number of waiting proposals, latest first: those that are open, of which there is a
 * limit, and a page of the others.
 */
export async function postingsOf(
  db: Db,
  clientId: string,
  { status, before }: { status?: PostingStatus; before?: string },
): Promise<OwnPosting[]> {
  const own = sql`select id from job_postings where client_id = ${clientId} and removed_at is null
    ${status ? sql`and status = ${status}` : sql``}`;
  const older = before
    ? sql`and (created_at, id) < (select created_at, id from job_postings where id = ${before})`
    : sql``;
  const { rows } = await sql<OwnPosting>`
    with listed as (
      (${own} and status = 'OPEN' ${before ? sql`and false` : sql``})
      union all
      (${own} and status <> 'OPEN' ${older} order by created_at desc, id desc limit ${sql.lit(POSTINGS_PER_PAGE)}))
    select ${postingColumns}, t.open_proposals, t.waiting_proposals
    from listed join job_postings p on p.id = listed.id
      join users c on c.id = p.client_id
      cross join lateral (select count(*) as open_proposals, count(*) filter (where n.turn = 'CLIENT') as waiting_proposals
        from negotiations n where n.posting_id = p.id and n.kind = 'PROPOSAL' and n.is_open) t
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}
