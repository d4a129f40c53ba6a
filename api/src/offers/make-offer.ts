import { MAX_MOVES_A_DAY } from '@parley/contract/limits.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import { limitADay } from '../platform/limits/limit-a-day.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseField } from '../platform/http/refuse.ts';
import { addOffer, type Terms } from './add-offer.ts';
import { checkOffer } from './check-offer.ts';
import { closeEarlierPage } from './close-earlier-page.ts';
import { countOffers, offerById } from './queries.ts';

/** A professional's new offer, or the terms a client asks for. */
export async function makeOffer(
  platform: Platform,
  actor: Actor,
  { id: jobId, ...terms }: Terms & { id: string },
): Promise<Offer> {
  await closeEarlierPage(
    platform,
    jobId,
    async (trx) => (await checkedJob(platform, trx, actor, jobId)).side === 'professional',
  );
  return inIdempotentTransaction(platform, async (inside, trx) => {
    const { job, side } = await checkedJob(inside, trx, actor, jobId);
    const made = { by: side, byAdmin: false, message: null, terms };
    return found(await offerById(trx, await addMadeOffer(inside, trx, job, made)));
  });
}

async function checkedJob(platform: Platform, trx: Trx, actor: Actor, jobId: string) {
  const found = await lockForSide(trx, jobId, actor);
  await checkOffer(trx, found.job);
  // All versions are read with the job's terms.
  await limitADay(platform, MAX_MOVES_A_DAY, (since) => countOffers(trx, { jobId, by: found.side, since }));
  return found;
}

interface MadeOffer {
  by: Side;
  byAdmin: boolean;
  message: string | null;
  terms: Terms;
}

/** Adds the version to a checked job; returns its id. */
export async function addMadeOffer(
  platform: Platform,
  trx: Trx,
  job: JobRow,
  { terms, ...made }: MadeOffer,
): Promise<string> {
  if (job.planId !== null && terms.milestones)
    refuseField('milestones', /*i18n*/ 'A milestone can’t be split again.');
  const offerId = await addOffer(platform, trx, { job, by: made.by, terms });
  const { id: jobId, clientId, professionalId, title } = job;
  const { amountCents, estimatedDays } = terms;
  const event = { jobId, offerId, clientId, professionalId, title, amountCents, estimatedDays };
  await platform.events.emit(platform, trx, 'offer.made', { ...event, ...made });
  return offerId;
}
