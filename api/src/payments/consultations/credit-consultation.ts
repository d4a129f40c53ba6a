import { wasHeld } from '@parley/contract/appointments/states.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { setOffer } from '../checkout/set-offer.ts';
import { isBeingProcessed, lockPayment } from '../queries.ts';

/** What was paid for a consultation comes off the standing offer, once it was held. */
export async function creditConsultation(
  platform: Platform,
  trx: Trx,
  { jobId, attendance }: Events['appointment.attended'],
): Promise<void> {
  if (!wasHeld(attendance)) return;
  const work = await lockPayment(trx, { jobId });
  if (!work?.offerId || work.paidAt !== null || !isTalking(work.jobStatus)) return;
  if (await isBeingProcessed(trx, work.id)) return;
  const { clientId, professionalId, offerId, creditCents } = work;
  const amountCents = work.amountCents + creditCents;
  await setOffer(platform, trx, { jobId, clientId, professionalId, offerId, amountCents });
}
