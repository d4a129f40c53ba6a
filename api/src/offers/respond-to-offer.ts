import type { Offer, OfferResponse } from '@parley/contract/offers/schemas.ts';
import { isAsked } from '@parley/contract/offers/rules.ts';
import type { z } from 'zod';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { addOffer } from './add-offer.ts';
import { checkOffer } from './check-offer.ts';
import { closeEarlierPage } from './close-earlier-page.ts';
import { offerById, offerInJob, setDeclined } from './queries.ts';

type Response = z.infer<typeof OfferResponse> & { id: string };

/** The professional takes over the terms that the client asks for, as an offer of their own, or declines them. */
export async function respondToOffer(platform: Platform, actor: Actor, response: Response): Promise<Offer> {
  await closeEarlierPage(platform, response.id, async (trx) => {
    await checkedAsk(trx, actor, response);
    return response.action === 'accept';
  });
  return inIdempotentTransaction(platform, (inside, trx) => respond(inside, trx, actor, response));
}

async function respond(platform: Platform, trx: Trx, actor: Actor, response: Response): Promise<Offer> {
  const { id: jobId, offerId, action, message } = response;
  const { job, asked } = await checkedAsk(trx, actor, response);
  const { amountCents, estimatedDays, scope } = asked;
  const terms = { amountCents, estimatedDays, scope: scope ?? undefined };
  if (action === 'decline') await setDeclined(trx, offerId);
  const answerId =
    action === 'decline' ? offerId : await addOffer(platform, trx, { job, by: 'professional', terms });
  const { clientId, professionalId, title } = job;
  const event = { jobId, offerId: answerId, clientId, professionalId, title, amountCents, estimatedDays };
  await platform.events.emit(platform, trx, 'offer.answered', { ...event, action, message: message ?? null });
  return found(await offerById(trx, answerId));
}

async function checkedAsk(trx: Trx, actor: Actor, { id: jobId, offerId }: Response) {
  const { job } = await lockForSide(trx, jobId, actor);
  const asked = found(await offerInJob(trx, jobId, offerId));
  await checkOffer(trx, job);
  if (!isAsked(asked.state)) refuse('invalid_transition');
  return { job, asked };
}
