import type { Job } from '@parley/contract/jobs/schemas.ts';
import { actionOf, actorOf, moveOf, whyNot } from '@parley/contract/resolutions/rules.ts';
import type { Resolution, ResolutionResponse } from '@parley/contract/resolutions/schemas.ts';
import type { z } from 'zod';
import { getJob } from '../jobs/get-job.ts';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import { moveJob } from '../jobs/move-job.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import { allowed, found, refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { lockResolution, updateResolution } from './queries.ts';

type Response = z.infer<typeof ResolutionResponse> & { id: string };

/** Accepts what the other side suggested, which is done at once; declines it; or withdraws one's own suggestion. */
export async function respondToResolution(
  platform: Platform,
  actor: Actor,
  { id: jobId, resolutionId, action, ...response }: Response,
): Promise<Job> {
  const message = response.message ?? null;
  await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, jobId, actor);
    const resolution = found(await lockResolution(trx, jobId, resolutionId));
    const now = platform.clock.instant();
    const input = [resolution, action, actorOf(resolution, side), now] as const;
    const { to } = allowed(moveOf(...input), whyNot(...input));
    await updateResolution(trx, resolutionId, { state: to, answeredAt: now, answer: message });
    if (action === 'accept') await settle(platform, trx, { job, resolution, by: side, message });
    const { by, toProfessionalCents, heldCents, dueAt, expiresAt } = resolution;
    const { clientId, professionalId, title } = job;
    const event = { jobId, clientId, professionalId, title, action, message };
    const suggested = { by, toProfessionalCents, heldCents, dueAt, expiresAt };
    await platform.events.emit(platform, trx, 'resolution.answered', { ...event, ...suggested });
  });
  return getJob(platform, actor, jobId);
}

interface Agreement {
  job: JobRow;
  resolution: Resolution;
  /** Who accepted. */
  by: Resolution['by'];
  message: string | null;
}

/** The same move of the job, and so of its money, as an admin's decision. */
async function settle(platform: Platform, trx: Trx, { job, resolution, by, message }: Agreement) {
  const { toProfessionalCents, heldCents, dueAt } = resolution;
  // A refund has voided it; this keeps the sums right whatever comes between.
  if (toProfessionalCents !== null && heldCents !== job.keptCents) refuse('invalid_transition');
  await moveJob(platform, trx, job, {
    action: actionOf(resolution),
    by,
    ...(message !== null && { message }),
    ...(toProfessionalCents !== null && { toProfessionalCents }),
    ...(dueAt !== null && { dueAt }),
  });
}
