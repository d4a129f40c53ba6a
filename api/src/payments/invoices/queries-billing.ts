import type { BillingDetails, BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

const NOTHING: BillingDetails = {
  name: null,
  address: [],
  country: null,
  taxId: null,
  vatLabel: null,
  vatHundredths: null,
};

export async function billingOf(db: Db, userId: string): Promise<BillingDetails> {
  const row = await db
    .selectFrom('billingDetails')
    .select(['name', 'address', 'country', 'taxId', 'vatLabel', 'vatHundredths'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? NOTHING;
}

/** Who somebody is on an invoice that is issued now; the display name where they entered none. */
export async function identityOf(
  trx: Trx,
  userId: string,
): Promise<BillingIdentity & Pick<BillingDetails, 'vatLabel' | 'vatHundredths'>> {
  return trx
    .selectFrom('users as u')
    .leftJoin('billingDetails as b', 'b.userId', 'u.id')
    .select((column) => column.fn.coalesce('b.name', 'u.displayName').as('name'))
    .select(sql<string[]>`coalesce(b.address, '{}')`.as('address'))
    .select(['b.country', 'b.taxId', 'b.vatLabel', 'b.vatHundredths'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function saveBilling(
  db: Db,
  userId: string,
  details: BillingDetails,
  updatedAt: string,
): Promise<void> {
  const values = { ...details, updatedAt };
  await db
    .insertInto('billingDetails')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

export async function deleteBilling(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('billingDetails').where('userId', '=', userId).execute();
}
