import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { newId } from '../../platform/database/id.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentFee } from '../fee/current-fee.ts';
import { insertPayment, lockPayment } from '../queries.ts';

/** A priced consultation was agreed: from now on it has a payment. A move takes the one along that it has. */
export async function requirePayment(
  { clock }: Platform,
  trx: Trx,
  { appointmentId, jobId, clientId, professionalId, priceCents, isOff }: Events['appointment.booked'],
): Promise<void> {
  if (isOff || priceCents === 0 || (await lockPayment(trx, { jobId, appointmentId })) !== undefined) return;
  const fee = await currentFee(trx);
  await insertPayment(trx, {
    id: newId(),
    jobId,
    appointmentId,
    clientId,
    professionalId,
    offerId: null,
    amountCents: priceCents,
    creditCents: 0,
    ...fee,
    feeCents: feeOf(priceCents, fee),
    createdAt: clock.instant(),
  });
}
