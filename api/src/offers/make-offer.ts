import type { Offer } from '@parley/contract/offers/schemas.ts';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { addOffer, type Terms } from './add-offer.ts';
import { checkOffer } from './check-offer.ts';
import { closeEarlierPage } from './close-earlier-page.ts';
import { offerById } from './queries.ts';

/** A professional's new offer, or the terms a client asks for. */
export async function makeOffer(
  platform: Platform,
  actor: Actor,
  { id: jobId, ...terms }: Terms & { id: string },
): Promise<Offer> {
  await closeEarlierPage(
    platform,
    jobId,
    async (trx) => (await checkedJob(trx, actor, jobId)).side === 'professional',
  );
  return inIdempotentTransaction(platform, async (inside, trx) => {
    const { job, side } = await checkedJob(trx, actor, jobId);
    const offerId = await addOffer(inside, trx, { job, by: side, terms });
    const { clientId, professionalId, title } = job;
    const event = { jobId, offerId, clientId, professionalId, title, by: side, ...terms };
    await inside.events.emit(inside, trx, 'offer.made', event);
    return found(await offerById(trx, offerId));
  });
}

async function checkedJob(trx: Trx, actor: Actor, jobId: string) {
  const found = await lockForSide(trx, jobId, actor);
  await checkOffer(trx, found.job);
  return found;
}
