import type { SlowPayment, UnmatchedCharge } from '@parley/contract/payments/schemas.ts';
import { sql, type Insertable } from 'kysely';
import type { UnmatchedCharges } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { personJson } from '../../users/card.ts';

/** False when the charge was recorded before. */
export async function insertUnmatched(trx: Trx, charge: Insertable<UnmatchedCharges>): Promise<boolean> {
  const row = await trx
    .insertInto('unmatchedCharges')
    .values(charge)
    .onConflict((conflict) => conflict.column('chargeId').doNothing())
    .returning('chargeId')
    .executeTakeFirst();
  return row !== undefined;
}

const paymentsWithPeople = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('users as c', 'c.id', 'p.clientId')
    .select(['p.jobId', 'j.title', personJson('c').as('client')]);

/** The state of the charge's refund; a cancelled one the client's bank has made. */
const refundStep = sql<UnmatchedCharge['refund']>`coalesce((select case k.status when 'WAITING' then 'PENDING'
    when 'CANCELLED' then 'DONE' else k.status end from processor_calls k where k.key like 'refund:' || x.charge_id || '%'
  and k.payment_id = x.payment_id order by k.created_at desc limit 1), 'NONE')`;

/** Charges that do not match their payment, the latest first. */
export function unmatchedCharges(db: Db, limit: number): Promise<UnmatchedCharge[]> {
  return paymentsWithPeople(db)
    .innerJoin('unmatchedCharges as x', 'x.paymentId', 'p.id')
    .select(['x.chargeId', 'x.amountCents', 'x.currency', 'x.differs', 'x.foundAt'])
    .select(['p.amountCents as expectedCents', refundStep.as('refund')])
    .orderBy('x.foundAt', 'desc')
    .orderBy('x.chargeId')
    .limit(limit)
    .execute();
}

/** Payments that have been pending since `before` or longer, the oldest first. */
export function slowPayments(db: Db, before: string, limit: number): Promise<SlowPayment[]> {
  return paymentsWithPeople(db)
    .select(['p.appointmentId', 'p.tipId', 'p.amountCents'])
    .$narrowType<{ amountCents: number }>()
    .select((column) => [
      column.ref('p.pendingSince').$notNull().as('pendingSince'),
      column.ref('p.giveUpAt').$notNull().as('giveUpAt'),
    ])
    .where('p.pendingSince', '<=', before)
    .orderBy('p.pendingSince')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}
