import { isDisputedJob, isHeldJob } from '@parley/contract/jobs/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { resumeJobsOf } from '../admin/resume.ts';
import { lockedJob } from '../locked-job.ts';
import { moveJob } from '../move-job.ts';

/** The client's bank disputes the payment for the work (a chargeback): nothing happens in the job until it decides. */
export async function freezeJob(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  const job = await lockedJob(trx, jobId);
  if (isHeldJob(job.status)) await moveJob(platform, trx, job, { action: 'freeze', by: 'processor' });
}

/** The payment stands: the job goes on where it was. */
export async function unfreezeJob(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  const job = await lockedJob(trx, jobId);
  if (!isDisputedJob(job.status)) return;
  await moveJob(platform, trx, job, { action: 'unfreeze', by: 'processor' });
  // Accounts may have been enabled again meanwhile.
  for (const userId of [job.clientId, job.professionalId]) await resumeJobsOf(platform, trx, { userId });
}

/** The client has all of the payment back. */
export async function chargeBackJob(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  const job = await lockedJob(trx, jobId);
  await moveJob(platform, trx, job, { action: 'charge_back', by: 'processor' });
}
