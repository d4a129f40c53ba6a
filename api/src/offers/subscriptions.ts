import './events.ts';
import type { Events, Subscriptions } from '../platform/events.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { addOffer } from './add-offer.ts';
import { planMilestones } from './milestones/plan-milestones.ts';
import { replaceOffers, setTaken } from './queries.ts';

/** What a proposal offers stands from the start; what an invitation names is asked for. */
async function addFirst(platform: Platform, trx: Trx, agreed: Events['job.agreed']): Promise<void> {
  const { jobId: id, clientId, professionalId, terms, termsBy: by } = agreed;
  if (terms) await addOffer(platform, trx, { job: { id, clientId, professionalId }, by, terms });
}

/** The paid offer is taken, and no other one stands or is asked for. */
async function takeOffer(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  await setTaken(trx, jobId);
  await replaceOffers(trx, jobId, ['STANDING', 'ASKED'], platform.clock.instant());
  await planMilestones(platform, trx, jobId);
}

export const subscriptions: Subscriptions = {
  'job.agreed': addFirst,
  'job.hired': (platform, trx, { jobId }) => takeOffer(platform, trx, jobId),
};
