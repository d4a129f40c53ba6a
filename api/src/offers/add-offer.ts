import { firstOf, type PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import type { Side } from '@parley/contract/sides.ts';
import { setTerms } from '../jobs/set-terms.ts';
import { setOffer } from '../payments/checkout/set-offer.ts';
import { currentFee } from '../payments/fee/current-fee.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { insertOffer, replaceOffers } from './queries.ts';

export interface Terms {
  amountCents: number;
  /** Null in a client's only: the budget of an invite. */
  estimatedDays: number | null;
  scope?: string;
  /** Of an offer by the hour. */
  hours?: number;
  rateCents?: number;
  milestones?: PlannedMilestone[];
}

interface OfferInput {
  job: { id: string; clientId: string; professionalId: string };
  by: Side;
  terms: Terms;
  /** Of a part of an earlier offer: the fee of that one. */
  fee?: FeeTerms;
}

/**
 * The next version of a locked job's terms; returns its id. A professional's stands from now on, answers what the client
 * asked for, and is what the payment is for. A client's replaces what they asked for before.
 */
export async function addOffer(
  platform: Platform,
  trx: Trx,
  { job, by, terms, fee }: OfferInput,
): Promise<string> {
  const now = platform.clock.instant();
  const id = newId();
  const stands = by === 'professional';
  await replaceOffers(trx, job.id, stands ? ['STANDING', 'ASKED'] : ['ASKED'], now);
  const { amountCents, estimatedDays, scope = null, hours = null, rateCents = null } = terms;
  const milestones = terms.milestones ? JSON.stringify(terms.milestones) : null;
  const price = { amountCents, hours, rateCents, milestones, ...(fee ?? (await currentFee(trx))) };
  const offer = { id, jobId: job.id, by, ...price, estimatedDays, scope, createdAt: now };
  await insertOffer(trx, { ...offer, state: stands ? 'STANDING' : 'ASKED' });
  if (!stands) return id;
  const first = firstOf(terms);
  await setTerms(trx, job.id, first);
  const { clientId, professionalId } = job;
  await setOffer(platform, trx, {
    jobId: job.id,
    clientId,
    professionalId,
    offerId: id,
    amountCents: first.amountCents,
  });
  return id;
}
