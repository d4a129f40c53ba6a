import type { Job } from '@parley/contract/jobs/schemas.ts';
import { minCents } from '@parley/contract/limits.ts';
import { firstOf } from '@parley/contract/offers/milestones.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';

type PayableOffer = Pick<Offer, 'id' | 'amountCents' | 'estimatedDays' | 'milestones'>;
type PayableJob = {
  offer: Pick<Offer, 'id'> | null;
  money: Pick<Job['money'], 'amountCents' | 'creditCents'>;
};

/** In cents: what comes off an offer for consultations that were paid; a payment has to be left. */
export function creditFor({ offer: standing, money }: PayableJob, offer: PayableOffer): number {
  if (offer.id === standing?.id) return money.creditCents;
  return Math.max(0, Math.min(money.creditCents, firstOf(offer).amountCents - minCents()));
}

/** In cents: what the client pays when hiring on an offer; of milestones, for the first. */
export const toPayFor = (job: PayableJob, offer: PayableOffer): number =>
  firstOf(offer).amountCents - creditFor(job, offer);
