import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { dueJobs, lockDueJob, type Deadline, type JobRow } from '../queries.ts';

const BATCH = 100;

/** One transaction per job, so that a failure does not block the others; the next sweep retries it. */
export async function forEachDue(
  platform: Platform,
  deadline: Deadline,
  keep: (trx: Trx, job: JobRow) => Promise<void>,
): Promise<number> {
  let kept = 0;
  const now = platform.clock.instant();
  for (const id of await dueJobs(platform.db, deadline, now, BATCH)) {
    const work = inTransaction(platform.db, async (trx) => {
      const job = await lockDueJob(trx, deadline, id, now);
      if (job) await keep(trx, job);
      return job ? 1 : 0;
    });
    kept += await work.catch((error: unknown) => {
      platform.log.error({ err: error, jobId: id, deadline }, 'job deadline failed');
      return 0;
    });
  }
  return kept;
}
