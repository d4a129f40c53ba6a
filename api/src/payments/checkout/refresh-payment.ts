import type { Payment } from '@parley/contract/payments/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { applyLook } from './apply-checkout.ts';
import { askProcessor } from '../processor/request-processor.ts';
import { lookAtCheckout } from './checkout-snapshot.ts';
import { latestCheckout, paymentOfClient, paymentReply } from '../queries.ts';

/** The payment as the processor says it is now: the browser's return from its page only asks to look. */
export async function refreshPayment(platform: Platform, actor: Actor, jobId: string): Promise<Payment> {
  const payment = found(await paymentOfClient(platform.db, jobId, actor.id));
  const checkout = await latestCheckout(platform.db, payment.id);
  if (checkout?.processorId && payment.paidAt === null) {
    const look = await askProcessor(lookAtCheckout(platform, checkout.processorId));
    return inTransaction(platform.db, async (trx) => {
      await applyLook(platform, trx, look);
      return paymentReply(found(await paymentOfClient(trx, jobId, actor.id)));
    });
  }
  return paymentReply(payment);
}
