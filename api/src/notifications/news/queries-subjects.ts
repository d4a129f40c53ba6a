import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';

/**
 * A negotiation's price, and whether its subject is still available: posting open, service active, both users
 * enabled.
 */
export async function subjectOfNegotiation(trx: Trx, negotiationId: string) {
  return trx
    .selectFrom('negotiations as n')
    .leftJoin('jobPostings as p', 'p.id', 'n.postingId')
    .leftJoin('services as s', 's.id', 'n.serviceId')
    .select('n.amountCents')
    .select(sql<boolean>`coalesce(p.status = 'OPEN', true) and ${isEnabled(sql`n.client_id`)}`.as('isSought'))
    .select(
      sql<boolean>`coalesce(s.active and s.removed_at is null, true) and ${isEnabled(sql`n.professional_id`)}`.as(
        'isOffered',
      ),
    )
    .where('n.id', '=', negotiationId)
    .executeTakeFirstOrThrow();
}

/** Whether work was delivered, even if changes were requested since. */
const wasDelivered = sql<boolean>`exists (
  select from job_moves m where m.job_id = jobs.id and m.action = 'deliver')`;

/** Who has written a review of it; milestones are reviewed with the first. */
const reviewers = sql<string[]>`array(
  select r.author_id from reviews r where r.job_id = coalesce(jobs.plan_id, jobs.id))`;

/** Until when the work can be reviewed: with its first milestone, once that is completed; a later one may have given more time. */
const reviewBy = sql<string | null>`case when coalesce(jobs.milestone, 1) = 1 then jobs.review_by
  else (select f.review_by from jobs f
    where f.id = jobs.plan_id and f.status = 'COMPLETED' and f.review_by > jobs.completed_at) end`;

/** With what an undecided dispute depends on, which milestone it is, and the job that its work is reviewed in. */
export async function deadlinesOfJob(trx: Trx, jobId: string) {
  return trx
    .selectFrom('jobs')
    .select(['hireBy', 'releaseAt', 'refundAt', 'lateRefundAt', 'milestone'])
    .select([wasDelivered.as('wasDelivered'), reviewers.as('reviewers'), reviewBy.as('reviewBy')])
    .select(sql<string>`coalesce(jobs.plan_id, jobs.id)`.as('reviewedIn'))
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
}

export async function adminIds(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('disabledAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Professionals whose proposal for a posting is open and older than this. */
export async function openProposersOf(trx: Trx, postingId: string, before: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('negotiations')
    .select('professionalId')
    .where('postingId', '=', postingId)
    .where('kind', '=', 'PROPOSAL')
    .where('isOpen', '=', true)
    .where('createdAt', '<', before)
    .orderBy('id')
    .execute();
  return rows.map(({ professionalId }) => professionalId);
}
