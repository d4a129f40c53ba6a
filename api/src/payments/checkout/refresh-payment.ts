import type { Payment } from '@parley/contract/payments/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { applyCheckout } from './apply-checkout.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { fetchCheckoutSnapshot } from './checkout-snapshot.ts';
import { latestCheckout, paymentOfClient, paymentReply, type PaidFor } from '../queries.ts';

/** The payment after applying the processor's current state. Returning from its page proves nothing by itself. */
export async function refreshPayment(platform: Platform, actor: Actor, paidFor: PaidFor): Promise<Payment> {
  const payment = found(await paymentOfClient(platform.db, paidFor, actor.id));
  const checkout = await latestCheckout(platform.db, payment.id);
  if (checkout?.processorId && payment.paidAt === null) {
    const snapshot = await requestProcessor(fetchCheckoutSnapshot(platform, checkout.processorId));
    return inTransaction(platform.db, async (trx) => {
      await applyCheckout(platform, trx, snapshot);
      return paymentReply(found(await paymentOfClient(trx, paidFor, actor.id)));
    });
  }
  return paymentReply(payment);
}
