import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import type { UserBack } from '../../users/events.ts';
import { moveJob } from '../move-job.ts';
import { jobsOnHoldFor, lockJob } from '../queries.ts';
import { adminJob } from './admin-job.ts';

/** Ends a dispute undecided: the job returns to its previous status. */
export async function resumeJob(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<AdminJob> {
  await inTransaction(platform.db, async (trx) => {
    const job = found(await lockJob(trx, id));
    await moveJob(platform, trx, job, { action: 'resume', by: 'admin', message: reason });
    const subject = { type: 'job', id };
    await audit(platform, trx, { actorId: actor.id, action: 'job.resume', subject, reason });
  });
  return adminJob(platform, actor, id);
}

const MESSAGE = 'The account is active again.';

/** Resumes paid jobs that were disputed because of a disabled account, unless the other side is still disabled. */
export async function resumeJobsOf(platform: Platform, trx: Trx, { userId }: UserBack): Promise<void> {
  for (const id of await jobsOnHoldFor(trx, userId)) {
    const job = found(await lockJob(trx, id));
    await moveJob(platform, trx, job, { action: 'resume', by: 'admin', message: MESSAGE });
  }
}
