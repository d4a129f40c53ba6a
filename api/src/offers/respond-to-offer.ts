import type { Offer, OfferResponse } from '@parley/contract/offers/schemas.ts';
import { isAsked } from '@parley/contract/offers/rules.ts';
import type { z } from 'zod';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { addOffer } from './add-offer.ts';
import { checkOffer } from './check-offer.ts';
import { closeEarlierPage } from './close-earlier-page.ts';
import { offerById, offerInJob, setDeclined } from './queries.ts';

type Response = z.infer<typeof OfferResponse>;

/** The professional takes over the terms that the client asks for, as an offer of their own, or declines them. */
export async function respondToOffer(
  platform: Platform,
  actor: Actor,
  { id, ...response }: Response & { id: string },
): Promise<Offer> {
  const lock = async (trx: Trx) => (await lockForSide(trx, id, actor)).job;
  await closePageIfAccepted(platform, id, { ...response, lock });
  return inIdempotentTransaction(platform, async (inside, trx) => {
    const answerId = await respond(inside, trx, await lock(trx), { ...response, byAdmin: false });
    return found(await offerById(trx, answerId));
  });
}

/** An offer of their own replaces the one whose page may be open. */
export async function closePageIfAccepted(
  platform: Platform,
  jobId: string,
  { lock, offerId, action }: Response & { lock: (trx: Trx) => Promise<JobRow> },
): Promise<void> {
  await closeEarlierPage(platform, jobId, async (trx) => {
    await checkedAsk(trx, await lock(trx), { offerId, action });
    return action === 'accept';
  });
}

/** Answers in a locked job; returns the id of the new version, or of the declined one. */
export async function respond(
  platform: Platform,
  trx: Trx,
  job: JobRow,
  {
    offerId,
    action,
    message = null,
    byAdmin,
  }: Omit<Response, 'message'> & { message?: string | null | undefined; byAdmin: boolean },
): Promise<string> {
  const asked = await checkedAsk(trx, job, { offerId, action });
  const { amountCents, estimatedDays } = asked;
  const terms = {
    amountCents,
    estimatedDays,
    scope: asked.scope ?? undefined,
    hours: asked.hours ?? undefined,
    rateCents: asked.rateCents ?? undefined,
    milestones: asked.milestones ?? undefined,
  };
  if (action === 'decline') await setDeclined(trx, offerId);
  const answerId =
    action === 'decline' ? offerId : await addOffer(platform, trx, { job, by: 'professional', terms });
  const { id: jobId, clientId, professionalId, title } = job;
  const event = { jobId, offerId: answerId, clientId, professionalId, title, amountCents, estimatedDays };
  await platform.events.emit(platform, trx, 'offer.answered', { ...event, action, message, byAdmin });
  return answerId;
}

async function checkedAsk(trx: Trx, job: JobRow, { offerId, action }: Omit<Response, 'message'>) {
  const asked = found(await offerInJob(trx, job.id, offerId));
  await checkOffer(trx, job);
  if (!isAsked(asked.state)) refuse('invalid_transition');
  if (action === 'accept' && asked.estimatedDays === null) refuse('no_days');
  return asked;
}
