import type { Job } from '@parley/contract/jobs/schemas.ts';
import { whyNotAddMilestone } from '@parley/contract/offers/rules.ts';
import type { NewMilestone } from '@parley/contract/offers/schemas.ts';
import type { z } from 'zod';
import { getJob } from '../../jobs/get-job.ts';
import { lockForSide } from '../../jobs/lock-for-side.ts';
import { addMilestoneJob, lockPlan } from '../../jobs/milestones/add-milestone-job.ts';
import { countMilestones, limitAdded } from '../../jobs/milestones/count-milestones.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { refuseIf } from '../../platform/http/refuse.ts';
import { areBlocked } from '../../users/blocks/is-blocked.ts';
import { addMadeOffer } from '../make-offer.ts';

/** A further milestone of work under way: the professional offers it, or the client asks for it. */
export async function addMilestone(
  platform: Platform,
  actor: Actor,
  { id, title, ...terms }: z.infer<typeof NewMilestone> & { id: string },
): Promise<Job> {
  const addedId = await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, id, actor);
    const first = await lockPlan(trx, job);
    const isBlocked = await areBlocked(trx, job.clientId, job.professionalId);
    const milestones = await countMilestones(trx, first.id);
    refuseIf(whyNotAddMilestone({ status: job.status, milestones, isBlocked }));
    await limitAdded(platform, trx, first.id, side);
    const part = { title, description: terms.scope ?? title, by: side, daysBefore: terms.estimatedDays };
    const added = await addMilestoneJob(platform, trx, first, part);
    await addMadeOffer(platform, trx, added, { by: side, byAdmin: false, message: null, terms });
    return added.id;
  });
  return getJob(platform, actor, addedId);
}
