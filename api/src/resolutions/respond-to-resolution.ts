import type { Job } from '@parley/contract/jobs/schemas.ts';
import { actionOf, actorOf, moveOf, whyNot } from '@parley/contract/resolutions/rules.ts';
import type { Resolution, ResolutionResponse } from '@parley/contract/resolutions/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { getJob } from '../jobs/get-job.ts';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import { moveJob } from '../jobs/move-job.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import { allowed, found, refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { lockResolution, updateResolution } from './queries.ts';

/** Accepts what the other side suggested, which is done at once; declines it; or withdraws one's own suggestion. */
export async function respondToResolution(
  platform: Platform,
  actor: Actor,
  { id: jobId, ...response }: ResolutionResponse & { id: string },
): Promise<Job> {
  await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, jobId, actor);
    await respond(platform, trx, job, { side, byAdmin: false, ...response });
  });
  return getJob(platform, actor, jobId);
}

interface Response extends ResolutionResponse {
  /** Who responds. */
  side: Side;
  byAdmin: boolean;
}

/** The same for either side of a locked job. */
export async function respond(
  platform: Platform,
  trx: Trx,
  job: JobRow,
  { resolutionId, action, side, byAdmin, ...response }: Response,
): Promise<void> {
  const message = response.message ?? null;
  const resolution = found(await lockResolution(trx, job.id, resolutionId));
  const now = platform.clock.instant();
  const input = [resolution, action, actorOf(resolution, side), now] as const;
  const { to } = allowed(moveOf(...input), whyNot(...input));
  await updateResolution(trx, resolutionId, { state: to, answeredAt: now, answer: message });
  if (action === 'accept') await settle(platform, trx, { job, resolution, side, byAdmin, message });
  const { by, toProfessionalCents, heldCents, dueAt, expiresAt } = resolution;
  const { id: jobId, clientId, professionalId, title } = job;
  const event = { jobId, clientId, professionalId, title, action, byAdmin, message };
  const suggested = { by, toProfessionalCents, heldCents, dueAt, expiresAt };
  await platform.events.emit(platform, trx, 'resolution.answered', { ...event, ...suggested });
}

interface Agreement extends Pick<Response, 'side' | 'byAdmin'> {
  job: JobRow;
  resolution: Resolution;
  message: string | null;
}

/** The same move of the job, and so of its money, as an admin's decision. */
async function settle(platform: Platform, trx: Trx, agreement: Agreement) {
  const { job, resolution, side, byAdmin, message } = agreement;
  const { toProfessionalCents, heldCents, dueAt } = resolution;
  // A refund has voided it; this keeps the sums right whatever comes between.
  if (toProfessionalCents !== null && heldCents !== job.keptCents) refuse('invalid_transition');
  await moveJob(platform, trx, job, {
    action: actionOf(resolution),
    by: byAdmin ? 'admin' : side,
    as: side,
    ...(message !== null && { message }),
    ...(toProfessionalCents !== null && { toProfessionalCents }),
    ...(dueAt !== null && { dueAt }),
  });
}
