import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Payout } from '../processor/processor-objects.ts';
import { undecided } from './queries-earnings.ts';

export function accountOf(db: Db, professionalId: string) {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('professionalId', '=', professionalId)
    .executeTakeFirst();
}

export function accountByProcessorId(db: Db, processorId: string) {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('processorId', '=', processorId)
    .executeTakeFirst();
}

/** `for update`: changes of one account do not interleave. */
export function lockAccount(trx: Trx, processorId: string) {
  return trx
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('processorId', '=', processorId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the first one. */
export async function insertAccount(
  db: Db,
  professionalId: string,
  processorId: string,
  at: string,
): Promise<void> {
  await db
    .insertInto('payoutAccounts')
    .values({ professionalId, processorId, status: 'PENDING', updatedAt: at })
    .onConflict((conflict) => conflict.column('professionalId').doNothing())
    .execute();
}

type AccountChange = {
  status: Earnings['account']['status'];
  payoutsEnabled: boolean;
  requirements: string[];
  updatedAt: string;
};
export async function updateAccount(trx: Trx, professionalId: string, change: AccountChange): Promise<void> {
  await trx.updateTable('payoutAccounts').set(change).where('professionalId', '=', professionalId).execute();
}

export function payeeOf(db: Db, professionalId: string) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['users.email', 'profiles.country'])
    .where('users.id', '=', professionalId)
    .executeTakeFirstOrThrow();
}

export async function savePayouts(
  trx: Trx,
  professionalId: string,
  payouts: readonly Payout[],
): Promise<void> {
  if (payouts.length === 0) return;
  await trx
    .insertInto('payouts')
    .values(
      payouts.map(({ id, amountCents, status, createdAt }) => ({
        id,
        professionalId,
        amountCents,
        status,
        at: createdAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ status: row.ref('excluded.status') })),
    )
    .execute();
}

/** Those that have not arrived, the first to arrive first. */
export function payoutsOnTheirWay(db: Db, professionalId: string) {
  return db
    .selectFrom('payouts')
    .select(['id', 'amountCents', 'status', 'at'])
    .where('professionalId', '=', professionalId)
    .where('status', 'in', ['pending', 'in_transit'])
    .orderBy('at')
    .limit(MOST_ON_THEIR_WAY)
    .execute();
}
const MOST_ON_THEIR_WAY = 20;

/**
 * In cents, from sums that are kept. Held: running jobs; available: released and not paid out; owed: refunded after the
 * payout.
 */
export async function balanceOf(db: Db, professionalId: string): Promise<Earnings['balance']> {
  const debts = (column: string) =>
    sql`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from debts where professional_id = ${professionalId})`;
  const { rows } = await sql<Earnings['balance']>`select
    (select coalesce(sum(amount_cents - refunded_cents - fee_cents), 0)::bigint from payments
      where professional_id = ${professionalId} and settlement = 'HELD') as held_cents,
    (select coalesce(sum(amount_cents), 0)::bigint from payouts
      where professional_id = ${professionalId} and status in ('pending', 'in_transit')) as on_its_way_cents,
    (select coalesce(sum(earned_cents), 0)::bigint from earning_months where professional_id = ${professionalId})
    - (select coalesce(sum(earned_cents), 0)::bigint from ${undecided(professionalId)} open)
    - (select coalesce(sum(paid_out_cents), 0)::bigint from payout_sums where professional_id = ${professionalId})
    + ${debts('left_cents')} + ${debts('written_off_cents')} as available_cents, ${debts('left_cents')} as owed_cents`.execute(
    db,
  );
  return rows[0] ?? { heldCents: 0, availableCents: 0, onItsWayCents: 0, owedCents: 0 };
}
