import { createHash } from 'node:crypto';
import { enqueue } from '../../platform/background/background.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteCustomer, payerOf, saveCustomer } from './queries.ts';

/**
 * A client's customer at the processor, made on first use. The key makes concurrent calls create one; it names the address, because
 * the processor refuses another one under the same key.
 */
export async function customerOf({ db, processor }: Platform, userId: string): Promise<string> {
  const { email, processorId, knownEmail } = await payerOf(db, userId);
  if (processorId !== null && knownEmail === email) return processorId;
  if (processorId !== null) await processor.setCustomerEmail(processorId, email);
  const id =
    processorId ??
    (await processor.createCustomer({ userId, email, key: `customer:${userId}:${digest(email)}` }));
  return saveCustomer(db, { userId, processorId: id, email });
}

const digest = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 12);

/** With the account go its saved cards at the processor. */
export async function forgetCustomer(trx: Trx, userId: string): Promise<void> {
  const processorId = await deleteCustomer(trx, userId);
  if (processorId !== null) await enqueue(trx, 'forget_customer', { processorId });
}
