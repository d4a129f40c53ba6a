import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';

/** As in the index of those whose messages are still there. */
const ENDED_AT = sql<string>`coalesce(completed_at, cancelled_at, ended_at)`;

/** Whether a milestone of the job's plan, whose chat it is, too, goes on or ended later. */
const goesOnAfter = (before: string) => sql<boolean>`exists (select from jobs m where m.plan_id = jobs.id
  and coalesce(m.completed_at, m.cancelled_at, m.ended_at, 'infinity') >= ${before}::timestamptz)`;

/** The longest ended first; those that another process is at are left to it. */
export async function lockEndedBefore(trx: Trx, before: string, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('jobs')
    .select('id')
    .where(ENDED_AT, '<', before)
    .where('chatForgottenAt', 'is', null)
    .where((is) => is.not(goesOnAfter(before)))
    .orderBy(ENDED_AT)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

export async function markChatsForgotten(trx: Trx, jobIds: readonly string[], now: string): Promise<void> {
  await trx.updateTable('jobs').set({ chatForgottenAt: now }).where('id', 'in', jobIds).execute();
}
