import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import type { Subject } from '@parley/contract/payments/paid-for.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Chargebacks } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { personJson } from '../../users/card.ts';
import { enqueueRun } from '../processor/enqueue-processor-call.ts';

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

/** In cents: what other chargebacks of this payment, which are not decided yet, keep of it. */
export async function keptByOthers(trx: Trx, paymentId: string, id: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('chargebacks')
    .select(sql<number>`coalesce(sum(kept_cents), 0)::integer`.as('cents'))
    .where('paymentId', '=', paymentId)
    .where('id', '<>', id)
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return cents;
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

/** Whether what the bank gave back is posted. */
export async function wasGivenBack(trx: Trx, processorId: string): Promise<boolean> {
  const posted = await trx
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('sourceType', '=', 'chargeback_won')
    .where('sourceId', '=', processorId)
    .executeTakeFirst();
  return posted !== undefined;
}

/** The transaction by which the bank took the money: out of which account, and how much of what was on its way to the client. */
export async function takenBy(trx: Trx, processorId: string) {
  const entries = await trx
    .selectFrom('ledgerTransactions as t')
    .innerJoin('ledgerEntries as e', 'e.transactionId', 't.id')
    .select(['t.id', 'e.account', 'e.ownerId', 'e.amountCents'])
    .where('t.sourceType', '=', 'chargeback')
    .where('t.sourceId', '=', processorId)
    .execute();
  const [first] = entries;
  const kept = entries.find(({ account }) => account === 'held' || account === 'payable');
  return (
    first && {
      id: first.id,
      kept: kept && { account: kept.account, ownerId: kept.ownerId },
      keptCents: kept?.amountCents ?? 0,
      clientCents: entries.find(({ account }) => account === 'client')?.amountCents ?? 0,
    }
  );
}

/** In cents: what the bank took of what was on its way back to the client, and has not given back. */
export async function takenFromClient(trx: Trx, processorId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(e.amount_cents), 0)::integer as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'client'
    where t.source_type in ('chargeback', 'chargeback_won') and t.source_id = ${processorId}`.execute(trx);
  return rows[0]?.cents ?? 0;
}

/** Lost chargebacks of a charge that was refunded as well, the earliest first, `for update`. */
export function lockTwice(trx: Trx, intentId: string) {
  return trx
    .selectFrom('chargebacks')
    .select(['id', 'twiceCents'])
    .where('intentId', '=', intentId)
    .where('twiceCents', '>', 0)
    .orderBy('decidedAt')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether the client's bank disputes a charge, or disputed it and decided for the client. */
export async function hasChargeback(trx: Trx, intentId: string, status: 'OPEN' | 'LOST'): Promise<boolean> {
  const found = await trx
    .selectFrom('chargebacks')
    .select('id')
    .where('intentId', '=', intentId)
    .where('status', '=', status)
    .executeTakeFirst();
  return found !== undefined;
}

/** What waited because of a chargeback is tried again. */
export async function wakeCalls(trx: Trx, paymentId: string): Promise<void> {
  const calls = await trx
    .selectFrom('processorCalls')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'WAITING')
    .execute();
  for (const { id } of calls) await enqueueRun(trx, id);
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
