import { statusAfter } from '@parley/contract/jobs/rules.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isRunningJob } from '@parley/contract/jobs/states.ts';
import { MAX_MOVES_A_DAY } from '@parley/contract/limits.ts';
import type { Side } from '@parley/contract/sides.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import { limitADay } from '../platform/limits/limit-a-day.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import type { MoveAction } from './changes.ts';
import { refuse } from '../platform/http/refuse.ts';
import { isBlockedJob } from '../users/blocks/is-blocked.ts';
import { getJob } from './get-job.ts';
import { moveJob } from './move-job.ts';
import { lockForSide } from './lock-for-side.ts';
import { countMoves, type JobRow } from './queries.ts';

interface ActInput {
  id: string;
  action: MoveAction;
  message?: string;
}

/** The whole history is read with a job, and the other side is told of each: a side adds only so much in a day. What ends the job always can. */
async function refuseTooMany(
  platform: Platform,
  trx: Trx,
  job: JobRow,
  { action, by }: { action: MoveAction; by: Side },
): Promise<void> {
  const to = statusAfter(job, action, by);
  if (to === null || !isRunningJob(to)) return;
  await limitADay(platform, MAX_MOVES_A_DAY, (since) => countMoves(trx, { jobId: job.id, by, since }));
}

/** Runs a move that the table allows this side. */
export async function act(platform: Platform, actor: Actor, { id, action, message }: ActInput): Promise<Job> {
  await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, id, actor);
    // It can still be ended, without a last word.
    const reaches = action === 'extend_hire_by' || message !== undefined;
    if (reaches && (await isBlockedJob(trx, job))) refuse('blocked');
    await refuseTooMany(platform, trx, job, { action, by: side });
    await moveJob(platform, trx, job, { action, by: side, message });
  });
  return getJob(platform, actor, id);
}
