import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import type { Subject } from '@parley/contract/payments/paid-for.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Chargebacks } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/background/background.ts';
import { personJson } from '../../users/card.ts';

export type ChargebackRow = Selectable<Chargebacks>;

/** The payment of a charge; also of one that didn't match it and was returned. */
export async function paymentOfCharge(db: Db, chargeId: string) {
  const { rows } = await sql<Subject & { isOwn: boolean }>`
    select job_id, appointment_id, tip_id, true as is_own from payments where charge_id = ${chargeId}
    union all select p.job_id, p.appointment_id, p.tip_id, false from unmatched_charges x join payments p on p.id = x.payment_id
      where x.charge_id = ${chargeId}
    limit 1`.execute(db);
  return rows[0];
}

export function chargebackOf(trx: Trx, processorId: string): Promise<ChargebackRow | undefined> {
  return trx.selectFrom('chargebacks').selectAll().where('processorId', '=', processorId).executeTakeFirst();
}

export async function insertChargeback(trx: Trx, row: Insertable<Chargebacks>): Promise<void> {
  await trx.insertInto('chargebacks').values(row).execute();
}

export async function updateChargeback(trx: Trx, id: string, change: Updateable<Chargebacks>): Promise<void> {
  await trx.updateTable('chargebacks').set(change).where('id', '=', id).execute();
}

/** Whether another chargeback still stops the payment. */
export async function isStillStopped(trx: Trx, paymentId: string): Promise<boolean> {
  const open = await trx
    .selectFrom('chargebacks')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'OPEN')
    .where('isOwn', '=', true)
    .executeTakeFirst();
  return open !== undefined;
}

/** The transaction by which the bank took the money, with its entries. */
export async function takenBy(trx: Trx, processorId: string) {
  const entries = await trx
    .selectFrom('ledgerTransactions as t')
    .innerJoin('ledgerEntries as e', 'e.transactionId', 't.id')
    .select(['t.id', 'e.account', 'e.ownerId', 'e.amountCents'])
    .where('t.sourceType', '=', 'chargeback')
    .where('t.sourceId', '=', processorId)
    .execute();
  const [first] = entries;
  return first && { id: first.id, entries };
}

/** Refunds of a charge that are not made yet, those that wait first, and refunds that follow a reversal. */
export async function lockUnsentRefunds(trx: Trx, intentId: string) {
  const { rows } = await sql<{ id: string; kind: 'refund' | 'reversal'; cents: number }>`
    select id, kind, coalesce((params->>'ledgerCents')::integer, (params->>'refundCents')::integer, (params->>'amountCents')::integer) as cents
    from processor_calls
    where kind in ('refund', 'reversal') and status not in ('DONE', 'CANCELLED') and params->>'intentId' = ${intentId}
    order by status = 'PENDING', created_at for update`.execute(trx);
  return rows;
}

/** Refunds of a charge that the card refused, whose money the client still has to get. */
export async function refusedRefunds(trx: Trx, intentId: string) {
  const { rows } = await sql<{ callId: string; amountCents: number }>`
    select id as call_id, coalesce((params->>'ledgerCents')::integer, (params->>'amountCents')::integer) as amount_cents
    from processor_calls where kind = 'refund' and status = 'STUCK' and params->>'intentId' = ${intentId}
    order by created_at, id`.execute(trx);
  return rows;
}

/** Takes a sum out of what the client has twice of a charge; false where they don't have that much. */
export async function takeOffTwice(trx: Trx, intentId: string, amountCents: number): Promise<boolean> {
  const { rows } = await sql`update chargebacks set twice_cents = twice_cents - ${amountCents} where id =
    (select id from chargebacks where intent_id = ${intentId} and twice_cents >= ${amountCents} order by decided_at, id limit 1)
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Whether the client's bank disputes a charge. */
export async function isChargeDisputed(trx: Trx, intentId: string): Promise<boolean> {
  const open = await trx
    .selectFrom('chargebacks')
    .select('id')
    .where('intentId', '=', intentId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  return open !== undefined;
}

/** The refund that would have followed a reversal is made already. */
export async function forgetRefund(trx: Trx, callId: string): Promise<void> {
  await sql`update processor_calls set params = params || '{"refundCents": 0}' where id = ${callId}`.execute(
    trx,
  );
}

/** What waited because of a chargeback is tried again. */
export async function wakeCalls(trx: Trx, paymentId: string): Promise<void> {
  const calls = await trx
    .selectFrom('processorCalls')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'WAITING')
    .execute();
  for (const { id } of calls) await enqueue(trx, 'processor_call', { id }, { key: id });
}

/** By when the bank takes evidence. */
export function openChargebacks(db: Db, limit: number): Promise<OpenChargeback[]> {
  return db
    .selectFrom('chargebacks as k')
    .innerJoin('payments as p', 'p.id', 'k.paymentId')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('users as c', 'c.id', 'p.clientId')
    .innerJoin('users as u', 'u.id', 'p.professionalId')
    .select(['k.id', 'p.jobId', 'p.appointmentId', 'p.tipId', 'j.title', 'k.amountCents', 'k.openedAt'])
    .select([
      'k.reason',
      'k.evidenceBy',
      'k.evidenceAt',
      'k.evidenceSentAt',
      personJson('c').as('client'),
      personJson('u').as('professional'),
    ])
    .where('k.status', '=', 'OPEN')
    .orderBy(sql`coalesce(k.evidence_by, 'infinity'::timestamptz)`)
    .orderBy('k.id')
    .limit(limit)
    .execute();
}
