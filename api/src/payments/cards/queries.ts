import type { Db, Trx } from '../../platform/database/db.ts';

/** Their account's address, and their customer at the processor if there is one. */
export function payerOf(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('processorCustomers as c', 'c.userId', 'u.id')
    .select(['u.email', 'c.processorId', 'c.email as knownEmail'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function customerIdOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('processorCustomers')
    .select('processorId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.processorId ?? null;
}

/** Keeps the first customer of a user, with the latest address; returns its id at the processor. */
export async function saveCustomer(
  db: Db,
  customer: { userId: string; processorId: string; email: string },
): Promise<string> {
  const { processorId } = await db
    .insertInto('processorCustomers')
    .values(customer)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ email: customer.email }))
    .returning('processorId')
    .executeTakeFirstOrThrow();
  return processorId;
}

/** Returns its id at the processor. */
export async function deleteCustomer(trx: Trx, userId: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('processorCustomers')
    .where('userId', '=', userId)
    .returning('processorId')
    .executeTakeFirst();
  return row?.processorId ?? null;
}
