import { atEndOfHold } from '@parley/contract/jobs/rules.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockedJob } from '../locked-job.ts';
import { moveJob } from '../move-job.ts';

/** The money of the work can be held no longer; whether that moved the job. */
export async function endJobsHold(platform: Platform, trx: Trx, jobId: string): Promise<boolean> {
  const job = await lockedJob(trx, jobId);
  const action = atEndOfHold(job);
  if (action === null) return false;
  await moveJob(platform, trx, job, { action, by: 'clock' });
  return true;
}
