import { minCents } from '@parley/contract/limits.ts';
import { creditOf } from '../consultations/queries.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { feeOfOffer } from '../fee/queries-fee.ts';
import { insertPayment, lockPayment, updatePayment } from '../queries.ts';
import { retireOpenCheckout } from './close-checkout.ts';

interface OfferToPay {
  jobId: string;
  clientId: string;
  professionalId: string;
  offerId: string;
  amountCents: number;
}

/**
 * What a job's payment for work is for from now on, less what was paid for held consultations. The caller has closed the page of the earlier offer (`close-page.ts`); one that
 * was opened since is closed here, and should it be paid all the same, its charge is refunded.
 */
export async function setOffer({ clock }: Platform, trx: Trx, offer: OfferToPay): Promise<void> {
  const { jobId, offerId } = offer;
  const payment = await lockPayment(trx, { jobId });
  const creditCents = Math.min(await creditOf(trx, jobId, clock.instant()), offer.amountCents - minCents());
  const amountCents = offer.amountCents - creditCents;
  const fee = await feeOfOffer(trx, offerId);
  const terms = { offerId, amountCents, creditCents, ...fee, feeCents: feeOf(amountCents, fee) };
  if (payment === undefined) {
    const { clientId, professionalId } = offer;
    return insertPayment(trx, {
      ...terms,
      id: newId(),
      jobId,
      appointmentId: null,
      clientId,
      professionalId,
      createdAt: clock.instant(),
    });
  }
  if (payment.offerId === offerId && payment.creditCents === creditCents) return;
  await updatePayment(trx, payment.id, terms);
  await retireOpenCheckout(trx, payment.id);
}
