import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { latestCheckout, openCheckoutOf } from '../queries.ts';

interface CheckoutRef {
  id: string;
  processorId: string | null;
}

/** A page that nobody should pay any more; should it have been filled in already, the answer says so. */
export async function closeCheckout(
  trx: Trx,
  paymentId: string,
  { id, processorId }: CheckoutRef,
): Promise<void> {
  if (processorId === null) return;
  // Closed for another reason already, it is looked at once more
  const key = `expire:${id}:${newId()}`;
  await enqueueProcessorCall(trx, { kind: 'expire_checkout', paymentId, key, params: { processorId } });
}

/** The newest page of what has ended, open or not: what it was filled in with is heard of, and goes back. */
export async function closeLatestCheckout(trx: Trx, paymentId: string): Promise<void> {
  const newest = await latestCheckout(trx, paymentId);
  if (newest) await closeCheckout(trx, paymentId, newest);
}

/** The page that is still open although another one was paid. */
export async function closeOpenCheckout(trx: Trx, paymentId: string): Promise<void> {
  const open = await openCheckoutOf(trx, paymentId);
  if (open) await closeCheckout(trx, paymentId, open);
}
