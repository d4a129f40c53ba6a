import type { Job } from '@parley/contract/jobs/schemas.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import type { MoveAction } from './changes.ts';
import { getJob } from './get-job.ts';
import { moveJob } from './move-job.ts';
import { lockForSide } from './lock-for-side.ts';

interface ActInput {
  id: string;
  action: MoveAction;
  message?: string;
}

/** Runs a move that the table allows this side. */
export async function act(platform: Platform, actor: Actor, { id, action, message }: ActInput): Promise<Job> {
  await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, id, actor);
    await moveJob(platform, trx, job, { action, by: side, message });
  });
  return getJob(platform, actor, id);
}
