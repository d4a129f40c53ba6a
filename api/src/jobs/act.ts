import type { Job } from '@parley/contract/jobs/schemas.ts';
import { actionOf } from '@parley/contract/jobs/rules.ts';
import type { JobAction } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { getJob } from './get-job.ts';
import { moveJob } from './move-job.ts';
import { lockForSide } from './lock-for-side.ts';
import type { JobRow } from './queries.ts';

interface ActInput {
  id: string;
  action: JobAction;
  message?: string;
}

/** Runs a move that the table allows this party. */
export async function act(platform: Platform, actor: Actor, { id, action, message }: ActInput): Promise<Job> {
  return actAs(platform, actor, { id, message, actionFor: () => action });
}

/** Cancels an unpaid job; a professional's cancellation of a paid one refunds it in full. */
export async function cancel(
  platform: Platform,
  actor: Actor,
  input: Omit<ActInput, 'action'>,
): Promise<Job> {
  return actAs(platform, actor, { ...input, actionFor: (job, side) => actionOf('cancel', job, side) });
}

async function actAs(
  platform: Platform,
  actor: Actor,
  {
    id,
    message,
    actionFor,
  }: Omit<ActInput, 'action'> & { actionFor: (job: JobRow, side: Side) => JobAction },
): Promise<Job> {
  await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, id, actor);
    await moveJob(platform, trx, job, { action: actionFor(job, side), by: side, message });
  });
  return getJob(platform, actor, id);
}
