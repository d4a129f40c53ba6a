import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

/** Their account's address, and their customer at the processor if there is one. */
export function payerOf(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('processorCustomers as c', 'c.userId', 'u.id')
    .select(['u.email', 'c.processorId', 'c.email as knownEmail', 'c.goneId'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function customerRow(db: Db, userId: string) {
  return db
    .selectFrom('processorCustomers')
    .select(['processorId', 'goneId', 'goneAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

interface Customer {
  userId: string;
  processorId: string;
  email: string;
}

/** Keeps the first customer of a user, with the latest address; returns its id at the processor. */
export async function saveCustomer(db: Db, customer: Customer): Promise<string> {
  // Two that save the same one at once conflict in its id, too, which a conflict with `user_id` alone would leave an error.
  const added = await db
    .insertInto('processorCustomers')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('processorId')
    .executeTakeFirst();
  if (added) return added.processorId;
  const { processorId } = await db
    .updateTable('processorCustomers')
    .set({ email: customer.email })
    .where('userId', '=', customer.userId)
    .returning('processorId')
    .executeTakeFirstOrThrow();
  return processorId;
}

/** Puts another customer in the place of the gone one; false if that has been done. */
export async function replaceCustomer(
  trx: Trx,
  { userId, ...customer }: Customer,
  goneId: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('processorCustomers')
    .set(customer)
    .where('userId', '=', userId)
    .where('processorId', '=', goneId)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose it was; null if it is nobody's, or known to be gone. */
export async function markGone(trx: Trx, processorId: string, at: string): Promise<string | null> {
  const row = await trx
    .updateTable('processorCustomers')
    .set({ goneId: processorId, goneAt: at })
    .where('processorId', '=', processorId)
    .where(sql<boolean>`gone_id is distinct from processor_id`)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** The client has seen that cards were lost: they have saved others since. */
export async function forgetLoss(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('processorCustomers')
    .set({ goneId: null, goneAt: null })
    .where('userId', '=', userId)
    .where(sql<boolean>`gone_id <> processor_id`)
    .execute();
}

/** The pages on which a client can pay. */
export function openPagesOf(trx: Trx, clientId: string) {
  return trx
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.id', 'checkouts.paymentId')
    .select(['checkouts.id', 'checkouts.paymentId', 'checkouts.processorId'])
    .where('payments.clientId', '=', clientId)
    .where('checkouts.status', '=', 'OPEN')
    .execute();
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
