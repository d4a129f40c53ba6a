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

/** The work that a plan began with can be reviewed until after its last milestone. */
export async function keepReviewOpen(trx: Trx, planId: string, reviewBy: string): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ reviewBy })
    .where('id', '=', planId)
    .where('status', '=', 'COMPLETED')
    .execute();
}
