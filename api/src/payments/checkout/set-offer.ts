import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
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
 * What a job's payment is for from now on. The caller has closed the page of the earlier offer (`close-page.ts`); one that
 * was opened since is closed here, and should it be paid all the same, its charge is refunded.
 */
export async function setOffer({ clock }: Platform, trx: Trx, offer: OfferToPay): Promise<void> {
  const { jobId, offerId, amountCents } = offer;
  const terms = { offerId, amountCents, feeCents: feeOf(amountCents) };
  const payment = await lockPayment(trx, jobId);
  if (payment === undefined) {
    const { clientId, professionalId } = offer;
    return insertPayment(trx, {
      ...terms,
      id: newId(),
      jobId,
      clientId,
      professionalId,
      createdAt: clock.instant(),
    });
  }
  if (payment.offerId === offerId) return;
  await updatePayment(trx, payment.id, terms);
  await retireOpenCheckout(trx, payment.id);
}
