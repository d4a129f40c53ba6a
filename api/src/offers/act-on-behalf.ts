import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import type { NewOfferOnBehalf, OfferResponseOnBehalf } from '@parley/contract/offers/schemas.ts';
import { type Side, sideOfRole } from '@parley/contract/sides.ts';
import { adminJob } from '../jobs/admin/admin-job.ts';
import { type JobRow, lockedJob } from '../jobs/locked-job.ts';
import type { Trx } from '../platform/database/db.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import { audit } from '../platform/observe/audit.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { checkOffer } from './check-offer.ts';
import { closeEarlierPage } from './close-earlier-page.ts';
import { addMadeOffer } from './make-offer.ts';
import { closePageIfAccepted, respond } from './respond-to-offer.ts';

/** An admin makes an offer on behalf of the professional, or asks for terms on behalf of the client. */
export async function offerOnBehalf(
  platform: Platform,
  actor: Actor,
  { id, as, reason, ...terms }: NewOfferOnBehalf & { id: string },
): Promise<AdminJob> {
  const by = sideOfRole(as);
  await closeEarlierPage(platform, id, async (trx) => {
    await checkedJob(trx, id);
    return by === 'professional';
  });
  return acted(
    platform,
    actor,
    { id, action: by === 'client' ? 'ask' : 'offer', by, reason },
    async (inside, trx) => {
      const job = await checkedJob(trx, id);
      await addMadeOffer(inside, trx, job, { by, byAdmin: true, message: reason, terms });
    },
  );
}

async function checkedJob(trx: Trx, id: string): Promise<JobRow> {
  const job = await lockedJob(trx, id);
  await checkOffer(trx, job);
  return job;
}

/** An admin answers what the client asks for, on behalf of the professional. */
export async function respondOnBehalf(
  platform: Platform,
  actor: Actor,
  { id, reason, message = reason, ...response }: OfferResponseOnBehalf & { id: string },
): Promise<AdminJob> {
  await closePageIfAccepted(platform, id, { ...response, lock: (trx) => lockedJob(trx, id) });
  const act = { id, action: response.action, by: 'professional', reason } as const;
  return acted(platform, actor, act, async (inside, trx) => {
    await respond(inside, trx, await lockedJob(trx, id), { ...response, message, byAdmin: true });
  });
}

interface Act {
  id: string;
  action: string;
  by: Side;
  reason: string;
}

/** Does it along with its audit entry, which the job shows. */
async function acted(
  platform: Platform,
  actor: Actor,
  { id, action, by, reason }: Act,
  work: (inside: Platform, trx: Trx) => Promise<void>,
): Promise<AdminJob> {
  return inIdempotentTransaction(platform, async (inside, trx) => {
    await work(inside, trx);
    const entry = { action: `offer.${action} as ${by}`, subject: { type: 'job', id } };
    await audit(inside, trx, { actorId: actor.id, reason, ...entry });
    return adminJob(inside, actor, id);
  });
}
