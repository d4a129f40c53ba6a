import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { sql, type Insertable } from 'kysely';
import type { Debts } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';

export async function insertDebt(trx: Trx, debt: Omit<Insertable<Debts>, 'leftCents'>): Promise<void> {
  await trx
    .insertInto('debts')
    .values({ ...debt, leftCents: debt.amountCents })
    .execute();
}

/** Latest first, settled ones included. */
export function debtsOf(db: Db, professionalId: string): Promise<Earnings['debts']> {
  return db
    .selectFrom('debts as d')
    .innerJoin('payments as p', 'p.id', 'd.paymentId')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select(['d.id', 'p.jobId', 'j.title', 'd.amountCents', 'd.leftCents', 'd.reason', 'd.createdAt as at'])
    .where('d.professionalId', '=', professionalId)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(100)
    .execute();
}

/** SQL: the open debt of the payment under this column. */
export const owedFor = (
  paymentId: string,
) => sql<number>`(select coalesce(sum(d.left_cents), 0)::integer from debts d
  where d.payment_id = ${sql.ref(paymentId)})`;
