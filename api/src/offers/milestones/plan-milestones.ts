import { addMilestoneJob } from '../../jobs/milestones/add-milestone-job.ts';
import { lockedJob } from '../../jobs/locked-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { addOffer } from '../add-offer.ts';
import { takenOffer } from '../queries.ts';

/** After the hire on an offer in milestones, those after the first wait to be paid, each with its own offer. */
export async function planMilestones(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  const { milestones, ...fee } = found(await takenOffer(trx, jobId));
  const [first, ...others] = milestones ?? [];
  if (!first) return;
  let daysBefore = first.estimatedDays;
  const hired = await lockedJob(trx, jobId);
  for (const { title, ...terms } of others) {
    const part = { title, description: title, by: 'professional' as const, daysBefore };
    const job = await addMilestoneJob(platform, trx, hired, part);
    await addOffer(platform, trx, { job, by: 'professional', terms, fee });
    daysBefore += terms.estimatedDays;
  }
}
