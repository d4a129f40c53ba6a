import type { Debt, OpenDebt } from '@parley/contract/payments/debts.ts';
import { sql, type Insertable } from 'kysely';
import type { DebtPayments, Debts } from '../../platform/database/tables.gen.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { isoText } from '../../platform/database/iso-text.ts';
import { personJson } from '../../users/card.ts';

export async function insertDebt(
  trx: Trx,
  debt: Pick<
    Insertable<Debts>,
    'id' | 'professionalId' | 'paymentId' | 'amountCents' | 'reason' | 'createdAt'
  >,
): Promise<void> {
  await trx
    .insertInto('debts')
    .values({ ...debt, leftCents: debt.amountCents })
    .execute();
}

/** What is owed, the oldest first, `for update`: two releases at once take nothing off twice. */
export function lockOwed(trx: Trx, professionalId: string) {
  return trx
    .selectFrom('debts')
    .select(['id', 'leftCents'])
    .where('professionalId', '=', professionalId)
    .where('leftCents', '>', 0)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Records what of the debts a payment paid back. */
export async function payBack(
  trx: Trx,
  parts: readonly Pick<Insertable<DebtPayments>, 'id' | 'debtId' | 'paymentId' | 'amountCents' | 'at'>[],
): Promise<void> {
  await trx.insertInto('debtPayments').values(parts).execute();
  const ids = parts.map(({ debtId }) => debtId);
  const cents = parts.map(({ amountCents }) => amountCents);
  await sql`update debts set left_cents = left_cents - part.cents
    from unnest(${ids}::uuid[], ${cents}::integer[]) as part(id, cents) where debts.id = part.id`.execute(
    trx,
  );
}

/** A debt with the payment it comes from, `for update`. */
export function lockDebt(trx: Trx, id: string) {
  return trx
    .selectFrom('debts as d')
    .innerJoin('payments as p', 'p.id', 'd.paymentId')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select([
      'd.id',
      'd.leftCents',
      'd.professionalId',
      'p.clientId',
      'p.jobId',
      'p.appointmentId',
      'p.tipId',
      'j.title',
    ])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();
}

export async function recordWriteOff(
  trx: Trx,
  id: string,
  by: { at: string; adminId: string; reason: string },
): Promise<void> {
  await trx
    .updateTable('debts')
    .set((column) => ({
      writtenOffCents: column.ref('leftCents'),
      leftCents: 0,
      writtenOffAt: by.at,
      writtenOffBy: by.adminId,
      writtenOffReason: by.reason,
    }))
    .where('id', '=', id)
    .execute();
}

const debts = (db: Db) =>
  db
    .selectFrom('debts as d')
    .innerJoin('payments as p', 'p.id', 'd.paymentId')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select(['d.id', 'p.jobId', 'j.title', 'd.amountCents', 'd.leftCents', 'd.writtenOffCents', 'd.reason'])
    .select('d.createdAt as at');

const taken = sql<
  Debt['taken']
>`(select coalesce(json_agg(json_build_object('jobId', p.job_id, 'title', j.title,
    'amountCents', t.amount_cents, 'at', ${isoText(sql`t.at`)}) order by t.at, t.id), '[]')
  from debt_payments t join payments p on p.id = t.payment_id join jobs j on j.id = p.job_id where t.debt_id = d.id)`;

/** Latest first, settled ones included. */
export function debtsOf(db: Db, professionalId: string): Promise<Debt[]> {
  return debts(db)
    .select(taken.as('taken'))
    .where('d.professionalId', '=', professionalId)
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(100)
    .execute();
}

/** Oldest first. */
export function openDebts(db: Db, limit: number): Promise<OpenDebt[]> {
  return debts(db)
    .innerJoin('users as u', 'u.id', 'd.professionalId')
    .select(['p.appointmentId', 'p.tipId', personJson('u').as('professional')])
    .where('d.leftCents', '>', 0)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** SQL: the open debt of the payment under this column. */
export const owedFor = (
  paymentId: string,
) => sql<number>`(select coalesce(sum(d.left_cents), 0)::integer from debts d
  where d.payment_id = ${sql.ref(paymentId)})`;
