import type { PostingTerm, PostingTerms } from '@parley/contract/job-postings/rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';

export function termsOf(trx: Trx, postingId: string): Promise<PostingTerms> {
  return trx
    .selectFrom('jobPostings')
    .select(['title', 'description', 'pricing', 'budgetMinCents', 'budgetMaxCents', 'startBy'])
    .where('id', '=', postingId)
    .executeTakeFirstOrThrow();
}

/** Beside what was noted before and is still to be told, when that is due; else it is due now. */
export async function noteChanges(
  trx: Trx,
  { postingId, changes, at }: { postingId: string; changes: readonly PostingTerm[]; at: string },
): Promise<void> {
  await sql`
    insert into posting_changes as noted (posting_id, changes, changed_at, due_at)
    values (${postingId}, ${changes}::text[], ${at}, ${at})
    on conflict (posting_id) do update set changed_at = excluded.changed_at,
      changes = array(select distinct unnest(noted.changes || excluded.changes))`.execute(trx);
}

interface DueChanges {
  postingId: string;
  clientId: string;
  title: string;
  changes: PostingTerm[];
  changedAt: string;
}

/**
 * Claims what is to be told now, and says from when on the next change can be; what has none by then is forgotten. `skip
 * locked`. Empty changes are those that were forgotten.
 */
export async function claimChanges(
  trx: Trx,
  { now, next, limit }: { now: string; next: string; limit: number },
): Promise<DueChanges[]> {
  const { rows } = await sql<DueChanges>`
    with due as materialized (
        select posting_id, changes, changed_at from posting_changes where due_at <= ${now}
        order by due_at limit ${limit} for update skip locked),
      told as (update posting_changes c set changes = '{}', due_at = ${next} from due
        where c.posting_id = due.posting_id and due.changes <> '{}'),
      forgotten as (delete from posting_changes c using due where c.posting_id = due.posting_id and due.changes = '{}')
    select p.id as posting_id, p.client_id, p.title, due.changes, due.changed_at
    from due join job_postings p on p.id = due.posting_id`.execute(trx);
  return rows;
}
