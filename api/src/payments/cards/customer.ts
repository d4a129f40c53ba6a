import { createHash } from 'node:crypto';
import { enqueue } from '../../platform/background/background.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteCustomer, payerOf, replaceCustomer, saveCustomer } from './queries.ts';
import { orGone } from './lose-customer.ts';

/** Calls the processor about a client's customer, which is made on first use. One that was deleted there is noticed. */
export async function asCustomer<T>(
  platform: Platform,
  userId: string,
  call: (customerId: string) => Promise<T>,
): Promise<T> {
  const customerId = await customerOf(platform, userId);
  return orGone(platform, customerId, call(customerId));
}

/**
 * The keys make concurrent calls create one. They name the address and the customer before, because the processor gives its first answer
 * again to the same key, and refuses another address under it.
 */
async function customerOf(platform: Platform, userId: string): Promise<string> {
  const { db, processor } = platform;
  const { email, processorId, knownEmail, goneId } = await payerOf(db, userId);
  if (processorId === null || processorId === goneId) {
    const key = `customer:${userId}:${digest(`${email}${goneId ?? ''}`)}`;
    const made = { userId, email, processorId: await processor.createCustomer({ userId, email, key }) };
    return inTransaction(db, (trx) => keep(platform, trx, made, goneId));
  }
  if (knownEmail === email) return processorId;
  await orGone(platform, processorId, processor.setCustomerEmail(processorId, email));
  return saveCustomer(db, { userId, email, processorId });
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

async function keep(
  platform: Platform,
  trx: Trx,
  made: { userId: string; email: string; processorId: string },
  goneId: string | null,
): Promise<string> {
  const { userId, processorId } = made;
  if (goneId !== null && (await replaceCustomer(trx, made, goneId)))
    await audit(platform, trx, {
      actorId: userId,
      action: 'payment.replace_customer',
      subject: { type: 'user', id: userId },
      reason: `${goneId} was deleted at the processor; ${processorId} takes its place.`,
    });
  return saveCustomer(trx, made);
}

/** With the account go its saved cards at the processor. */
export async function forgetCustomer(trx: Trx, userId: string): Promise<void> {
  const processorId = await deleteCustomer(trx, userId);
  if (processorId !== null) await enqueue(trx, 'forget_customer', { processorId });
}
