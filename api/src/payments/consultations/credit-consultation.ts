import { wasHeld } from '@parley/contract/appointments/states.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { setOffer } from '../checkout/set-offer.ts';
import type { MoneyMoved } from '../events.ts';
import { isBeingProcessed, lockPayment } from '../queries.ts';

/** What was paid for a consultation comes off the standing offer, once it was held. */
export async function creditConsultation(
  platform: Platform,
  trx: Trx,
  { jobId, attendance }: Events['appointment.attended'],
): Promise<void> {
  if (wasHeld(attendance)) await creditAgain(platform, trx, jobId);
}

/** What the client has back of it doesn't come off any more: else it would be theirs twice. */
export async function creditLess(
  platform: Platform,
  trx: Trx,
  { jobId, appointmentId }: MoneyMoved,
): Promise<void> {
  if (appointmentId !== null) await creditAgain(platform, trx, jobId);
}

/** Until the work is paid; a page that is open for another sum is closed. */
async function creditAgain(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  const work = await lockPayment(trx, { jobId });
  if (!work?.offerId || work.paidAt !== null || !isTalking(work.jobStatus)) return;
  if (await isBeingProcessed(trx, work.id)) return;
  const { clientId, professionalId, offerId, creditCents } = work;
  const amountCents = work.amountCents + creditCents;
  await setOffer(platform, trx, { jobId, clientId, professionalId, offerId, amountCents });
}
