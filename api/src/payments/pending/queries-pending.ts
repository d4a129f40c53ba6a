import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { PaidFor } from '../queries.ts';

/** Claims checkouts due for polling and schedules their next poll; returns the processor's ids. */
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

/** The processor's ids of a job's checkouts, newest first. */
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

/** What was paid in a job, the latest first. */
export async function intentIdsOf(db: Db, jobId: string, limit: number): Promise<string[]> {
  const paid = await db
    .selectFrom('payments')
    .select((column) => column.ref('intentId').$notNull().as('intentId'))
    .where('jobId', '=', jobId)
    .where('intentId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return paid.map(({ intentId }) => intentId);
}

/** Deadlines of a pending payment: notify both sides, give up. */
export type PendingDeadline = 'tellPendingAt' | 'giveUpAt';

export function duePending(db: Db, deadline: PendingDeadline, now: string): Promise<PaidFor[]> {
  return db
    .selectFrom('payments')
    .select(['jobId', 'appointmentId', 'tipId'])
    .where(deadline, '<=', now)
    .orderBy(deadline)
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Checked again under the payment's lock. */
export async function isDuePending(
  trx: Trx,
  paymentId: string,
  deadline: PendingDeadline,
  now: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where(deadline, '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** We stop waiting for these; a payment through one of them still counts. */
export async function expireCheckoutsOf(trx: Trx, paymentId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ status: 'EXPIRED' })
    .where('paymentId', '=', paymentId)
    .where('status', '<>', 'EXPIRED')
    .execute();
}
