import { isTalking, JOB_MOVES } from '@parley/contract/jobs/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { UserGone } from '../users/events.ts';
import { moveJob } from './move-job.ts';
import { lockJob, runningJobIds, type JobRow } from './queries.ts';

const MESSAGE = 'An account was disabled.';

/**
 * Ends the jobs of a user who is gone, before a hire. Paid ones are disputed for an admin if an admin disabled the
 * account; otherwise they keep the user from leaving, even if the money arrived just now.
 */
export async function endJobsOf(platform: Platform, trx: Trx, gone: UserGone): Promise<void> {
  for (const id of await runningJobIds(trx, gone.userId)) {
    const job = await lockJob(trx, id);
    if (!job) continue;
    if (!isTalking(job.status)) await disputePaid(platform, trx, job, gone);
    else {
      const as = job.clientId === gone.userId ? 'client' : 'professional';
      const by = gone.how === 'disabled by an admin' ? 'admin' : as;
      await moveJob(platform, trx, job, { action: 'end', by, as, message: MESSAGE });
    }
  }
}

async function disputePaid(platform: Platform, trx: Trx, job: JobRow, { how }: UserGone): Promise<void> {
  const mayDispute = moveFor(JOB_MOVES, 'dispute', job.status, ['admin']) !== null;
  if (how !== 'disabled by an admin') refuse('jobs_running');
  if (mayDispute) await moveJob(platform, trx, job, { action: 'dispute', by: 'admin', message: MESSAGE });
}
