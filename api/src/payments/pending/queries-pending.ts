import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

/** Takes up pages that are due to be asked about and puts off the next question to `next`; what the processor calls them. */
export async function claimCheckoutsToPoll(
  db: Db,
  { now, next, limit }: { now: string; next: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ processorId: string }>`update checkouts set ask_at = ${next}
    where id in (select id from checkouts where ask_at <= ${now} and processor_id is not null
      order by ask_at limit ${limit} for update skip locked)
    returning processor_id`.execute(db);
  return rows.map(({ processorId }) => processorId);
}

/** What the processor calls the pages of a job's payment, the newest first. */
export async function checkoutIdsOf(db: Db, jobId: string, limit: number): Promise<string[]> {
  const pages = await db
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.id', 'checkouts.paymentId')
    .select((column) => column.ref('checkouts.processorId').$notNull().as('processorId'))
    .where('payments.jobId', '=', jobId)
    .where('checkouts.processorId', 'is not', null)
    .orderBy('checkouts.attempt', 'desc')
    .limit(limit)
    .execute();
  return pages.map(({ processorId }) => processorId);
}

/** What falls due while the processor is at work on a payment: that both are told, and that nobody waits any more. */
export type PendingDeadline = 'tellPendingAt' | 'giveUpAt';

/** The jobs whose payment has come to it. */
export async function duePending(db: Db, deadline: PendingDeadline, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('jobId')
    .where(deadline, '<=', now)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ jobId }) => jobId);
}

/** Whether it is still so, asked with the payment locked. */
export async function isDuePending(
  trx: Trx,
  jobId: string,
  deadline: PendingDeadline,
  now: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('jobId', '=', jobId)
    .where(deadline, '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pages of a payment that nobody waits for any more; what comes through one all the same still counts. */
export async function expireCheckoutsOf(trx: Trx, paymentId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ status: 'EXPIRED' })
    .where('paymentId', '=', paymentId)
    .where('status', '<>', 'EXPIRED')
    .execute();
}
