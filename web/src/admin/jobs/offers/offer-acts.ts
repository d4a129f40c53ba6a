import { t } from '@lingui/core/macro';
import { isBudget, whyNotOffer } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isAtTheBank } from '../../../jobs/money/can-hire.ts';
import { versionsOf } from '../../../offers/versions/versions.ts';

/** What a side can do about a job's terms: new ones, or an answer to what the client asks for. */
export type OfferAct = 'terms' | 'accept' | 'decline';
type TalkingJob = Omit<Parameters<typeof whyNotOffer>[0], 'isProcessing'> & Parameters<typeof isAtTheBank>[0];

/** Nothing once the job is paid or over, or while a bank works on the payment. */
export function offerActs(job: TalkingJob, offers: readonly Offer[], side: Side): OfferAct[] {
  if (whyNotOffer({ ...job, isProcessing: isAtTheBank(job) }) !== null) return [];
  const { ask } = versionsOf(offers);
  if (side === 'client' || ask === null) return ['terms'];
  // A budget is taken over by an offer that says the days.
  return isBudget(ask) ? ['decline', 'terms'] : ['accept', 'decline', 'terms'];
}

export function offerActText(act: OfferAct, side: Side): string {
  const labels: Record<OfferAct, string> = {
    terms: side === 'client' ? t`Ask for different terms` : t`Make an offer`,
    accept: t`Accept the terms asked for`,
    decline: t`Decline the terms asked for`,
  };
  return labels[act];
}
