import type { Payment } from '@parley/contract/payments/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { lockPayment, paymentReply } from '../queries.ts';
import { refundPart } from '../settlement/refund-part.ts';
import { jobOfConsultation } from './queries.ts';

/** A professional gives back part or all of what one of their consultations cost. */
export async function refundConsultation(
  platform: Platform,
  actor: Actor,
  { appointmentId, amountCents }: { appointmentId: string; amountCents: number },
): Promise<Payment> {
  const jobId = found(await jobOfConsultation(platform.db, appointmentId, actor.id));
  return inTransaction(platform.db, async (trx) => {
    const payment = found(await lockPayment(trx, { jobId, appointmentId }));
    await refundPart(platform, trx, payment, { amountCents, by: 'professional' });
    return paymentReply(found(await lockPayment(trx, payment)));
  });
}
