import type { ProcessorCalls } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { StuckCall } from '@parley/contract/payments/schemas.ts';
import { lockPayment } from '../queries.ts';
import { sql, type Selectable, type Updateable } from 'kysely';

export type ProcessorCall = Selectable<ProcessorCalls>;

/** What a call moves, in cents of our own currency, also if the card was charged in another. */
const callCents = sql<number>`coalesce((params->>'ledgerCents')::integer, (params->>'amountCents')::integer, 0)`;

export async function insertCall(
  trx: Trx,
  call: Pick<ProcessorCall, 'id' | 'kind' | 'paymentId' | 'key' | 'params' | 'createdAt'>,
): Promise<void> {
  await trx
    .insertInto('processorCalls')
    .values({ ...call, params: JSON.stringify(call.params) })
    .execute();
}

export function callById(db: Db, id: string) {
  return db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .selectAll('processorCalls')
    .select(['payments.jobId', 'payments.appointmentId', 'payments.tipId', 'payments.professionalId'])
    .where('processorCalls.id', '=', id)
    .executeTakeFirst();
}
export type CallWithJob = NonNullable<Awaited<ReturnType<typeof callById>>>;

/** Locks the payment, then its call, as all do; false when its result is already recorded, or no longer wanted. */
export async function lockUnlessDone(trx: Trx, call: CallWithJob): Promise<boolean> {
  await lockPayment(trx, call);
  const locked = await trx
    .selectFrom('processorCalls')
    .select('status')
    .where('id', '=', call.id)
    .forUpdate()
    .executeTakeFirst();
  return locked?.status !== 'DONE' && locked?.status !== 'CANCELLED';
}

export async function updateCall(db: Db, id: string, change: Updateable<ProcessorCalls>): Promise<void> {
  await db.updateTable('processorCalls').set(change).where('id', '=', id).execute();
}

/** False when it was promised before. */
export async function promiseBy(trx: Trx, id: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('processorCalls')
    .set({ settleBy: by })
    .where('id', '=', id)
    .where('settleBy', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function openCalls(db: Db) {
  return db
    .selectFrom('processorCalls')
    .select('id')
    .where('status', 'in', ['PENDING', 'WAITING'])
    .orderBy('createdAt')
    .limit(500)
    .execute();
}

/** Transfers waiting until this professional can be paid out. */
export function waitingTransfersOf(trx: Trx, professionalId: string) {
  return trx
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select('processorCalls.id')
    .where('payments.professionalId', '=', professionalId)
    .where('processorCalls.status', '=', 'WAITING')
    .execute();
}

/** The call of a refund, by the processor's id, its payment `for update`. */
export async function lockRefundCall(trx: Trx, refundId: string) {
  const call = await trx
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['processorCalls.id', 'processorCalls.paymentId'])
    .select(['processorCalls.key', sql<string>`params->>'intentId'`.as('intentId')])
    .select(callCents.as('amountCents'))
    .select(['payments.jobId', 'payments.appointmentId', 'payments.tipId'])
    .where('kind', '=', 'refund')
    .where('resultId', '=', refundId)
    .executeTakeFirst();
  if (call) await lockPayment(trx, call);
  return call;
}

/** Whether a refund we requested is not recorded yet. */
export async function isRefundInProgress(trx: Trx, callId: string | undefined): Promise<boolean> {
  if (callId === undefined) return false;
  const call = await trx
    .selectFrom('processorCalls')
    .select('id')
    .where(sql<boolean>`id::text = ${callId} and kind = 'refund' and status not in ('DONE', 'CANCELLED')`)
    .executeTakeFirst();
  return call !== undefined;
}

/** Claims a call so that it cannot be cancelled meanwhile; false when it is done, stuck or cancelled. */
export async function claimCall(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('processorCalls')
    .set({ status: 'PENDING' })
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'WAITING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The open transfer of a payment, `for update`. */
export function lockOpenTransfer(trx: Trx, paymentId: string) {
  return trx
    .selectFrom('processorCalls')
    .select(['id', 'key', 'params', sql<boolean>`status = 'PENDING'`.as('isInProgress')])
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'transfer')
    .where('status', 'not in', ['DONE', 'CANCELLED'])
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a chargeback stops the money of a payment. */
export async function isFrozen(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('frozenAt')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined && row.frozenAt !== null;
}

/** The processor's id of the completed transfer. */
export async function completedTransferOf(db: Db, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('processorCalls')
    .select('resultId')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'transfer')
    .where('status', '=', 'DONE')
    .executeTakeFirst();
  return row?.resultId ?? null;
}

/** In cents: what the completed transfer of a payment sent and was not reversed since, by our books. */
export async function reversibleOf(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (c.params->>'amountCents')::integer - coalesce((select sum(e.amount_cents)
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'processor'
      where t.job_id = p.job_id and t.appointment_id is not distinct from p.appointment_id
        and t.tip_id is not distinct from p.tip_id and t.source_type = 'reversal'), 0)::integer as cents
    from processor_calls c join payments p on p.id = c.payment_id
    where c.payment_id = ${paymentId} and c.kind = 'transfer' and c.status = 'DONE'`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** How much of a reversal the account could cover, beside what the call says by now: a chargeback may have changed it. */
export async function storePart(db: Db, callId: string, partCents: number): Promise<void> {
  await sql`update processor_calls set params = params || jsonb_build_object('partCents', ${partCents}::integer)
    where id = ${callId}`.execute(db);
}

/** Summarizes a payment's refunds: stuck before pending before done. */
export async function recordRefundStep(trx: Trx, paymentId: string): Promise<void> {
  await sql`update payments set refund = coalesce((
      select case when bool_or(c.status = 'STUCK') then 'STUCK'
        when bool_or(c.status <> 'DONE') then 'PENDING' else 'DONE' end
      from processor_calls c where c.payment_id = payments.id and c.kind in ('refund', 'reversal')
        and c.status <> 'CANCELLED' and c.params->>'refundCents' is distinct from '0' and c.params->>'reason' is distinct from 'duplicate'), 'NONE')
    where id = ${paymentId}`.execute(trx);
}

/** Since when the client's bank disputes the charge that a call is about, which may be another than the payment's own. */
const disputedAt = (calls: string) => sql<string | null>`(select min(k.opened_at) from chargebacks k
  where k.payment_id = ${sql.ref(`${calls}.payment_id`)} and k.intent_id = ${sql.ref(`${calls}.params`)}->>'intentId' and k.status = 'OPEN')`;

/** Calls that are refused, waiting or failing repeatedly, oldest first. */
export async function stuckCalls(db: Db, limit: number): Promise<StuckCall[]> {
  const { rows } = await sql<StuckCall>`
    select c.id, c.kind, p.job_id, j.title, c.status, c.tries, c.error as reason,
      coalesce((c.params->>'ledgerCents')::integer, (c.params->>'amountCents')::integer) as amount_cents, c.created_at, c.settle_by, ${disputedAt('c')} as disputed_at
    from processor_calls c join payments p on p.id = c.payment_id join jobs j on j.id = p.job_id
    where c.status in ('WAITING', 'STUCK') or (c.status = 'PENDING' and c.tries > 2)
    order by c.created_at, c.id limit ${limit}`.execute(db);
  return rows;
}

/** One call and its payment, `for update`. */
export async function lockCallWithJob(trx: Trx, id: string) {
  const call = await callById(trx, id);
  if (!call) return undefined;
  await lockPayment(trx, call);
  return trx
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['kind', 'key', 'processorCalls.status', 'paymentId'])
    .select(['payments.jobId', 'payments.appointmentId', 'payments.tipId'])
    .select(callCents.as('amountCents'))
    .select(disputedAt('processor_calls').as('disputedAt'))
    .where('processorCalls.id', '=', id)
    .forUpdate('processorCalls')
    .executeTakeFirst();
}
