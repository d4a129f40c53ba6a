import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { latestCheckout, openCheckoutOf, updateCheckout } from '../queries.ts';

interface CheckoutRef {
  id: string;
  processorId: string | null;
}

/** Expires a checkout that must not be paid any more; if it was filled in already, the call applies its outcome. */
export async function closeCheckout(
  trx: Trx,
  paymentId: string,
  { id, processorId }: CheckoutRef,
): Promise<void> {
  if (processorId === null) return;
  // A unique key: a checkout closed earlier for another reason is fetched once more.
  const key = `expire:${id}:${newId()}`;
  await enqueueProcessorCall(trx, { kind: 'expire_checkout', paymentId, key, params: { processorId } });
}

/** The latest checkout of an ended job, open or not: a late payment is noticed and refunded. */
export async function closeLatestCheckout(trx: Trx, paymentId: string): Promise<void> {
  const newest = await latestCheckout(trx, paymentId);
  if (newest) await closeCheckout(trx, paymentId, newest);
}

/** The checkout that is still open although another one was paid. */
export async function closeOpenCheckout(trx: Trx, paymentId: string): Promise<void> {
  const open = await openCheckoutOf(trx, paymentId);
  if (open) await closeCheckout(trx, paymentId, open);
}

/** The checkout that is still open for an earlier offer: from now on nobody gets its page. */
export async function retireOpenCheckout(trx: Trx, paymentId: string): Promise<void> {
  const open = await openCheckoutOf(trx, paymentId);
  if (!open) return;
  await updateCheckout(trx, open.id, { status: 'EXPIRED' });
  await closeCheckout(trx, paymentId, open);
}
