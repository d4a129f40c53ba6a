import { isPast } from '@parley/contract/moves.ts';
import type { Side } from '@parley/contract/sides.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

/** The number of the latest milestone of a plan, and how many aren't given up. */
export async function planned(db: Db, planId: string): Promise<{ last: number; count: number }> {
  return db
    .selectFrom('jobs')
    .select(sql<number>`max(milestone)`.as('last'))
    .select(sql<number>`count(*) filter (where status not in ('ENDED', 'CANCELLED'))`.as('count'))
    .where('planId', '=', planId)
    .executeTakeFirstOrThrow();
}

/** How many milestones of a plan a side has added since an instant, given up ones included. */
export async function countAdded(
  db: Db,
  { planId, by, since }: { planId: string; by: Side; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('jobs as j')
    .innerJoin('jobMoves as m', 'm.jobId', 'j.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('j.planId', '=', planId)
    .where('j.createdAt', '>', since)
    .where('m.action', '=', 'plan')
    .where('m.by', '=', by)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The milestones that nobody has paid for; in one order, against deadlocks. */
export async function unpaidMilestones(trx: Trx, planId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('jobs')
    .select('id')
    .where('planId', '=', planId)
    .where('status', '=', 'TALKING')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the work that a plan began with is completed, and no review of it published, nor about to be. Locks the job
 * against whoever writes a review, then its reviews against the sweep that publishes them: the order of both.
 */
export async function lockUnreadReviews(trx: Trx, planId: string, now: string): Promise<boolean> {
  const completed = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', planId)
    .where('status', '=', 'COMPLETED')
    .forNoKeyUpdate()
    .execute();
  const reviews = await trx
    .selectFrom('reviews')
    .select(['publishAt', 'publishedAt'])
    .where('jobId', '=', planId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isRead = reviews.some(({ publishAt, publishedAt }) => publishedAt !== null || isPast(publishAt, now));
  return completed.length > 0 && !isRead;
}

export async function setReviewBy(trx: Trx, planId: string, reviewBy: string): Promise<void> {
  await trx.updateTable('jobs').set({ reviewBy }).where('id', '=', planId).execute();
}
