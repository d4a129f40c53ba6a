import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeCheckout } from '../checkout/close-checkout.ts';
import { lacksCustomer } from '../processor/customer-calls.ts';
import { markGone, openPagesOf } from './queries.ts';

/** A client's customer was deleted at the processor: the next call makes another. */
export class CustomerGone extends Error {}

/** What the processor answers about a customer; `CustomerGone` if it was deleted there. */
export async function orGone<T>(platform: Platform, customerId: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!lacksCustomer(error)) throw error;
    await inTransaction(platform.db, (trx) => loseCustomer(platform, trx, customerId));
    throw new CustomerGone(`${customerId} was deleted at the processor`);
  }
}

/** Once more if the customer was found to be gone: then it is another one. */
export async function againIfGone<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof CustomerGone) return act();
    throw error;
  }
}

/** Somebody deleted it in the processor's dashboard, and its cards with it. Pages that are open for it may not work any more. */
export async function loseCustomer(platform: Platform, trx: Trx, customerId: string): Promise<void> {
  const clientId = await markGone(trx, customerId, platform.clock.instant());
  if (clientId === null) return;
  platform.log.warn({ clientId, customerId }, 'a customer was deleted at the processor');
  for (const { paymentId, ...page } of await openPagesOf(trx, clientId))
    await closeCheckout(trx, paymentId, page);
}
