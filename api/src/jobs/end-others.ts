import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { isBlockedJob } from '../users/blocks/is-blocked.ts';
import { getJob } from './get-job.ts';
import { lockForSide } from './lock-for-side.ts';
import { moveJob } from './move-job.ts';
import { lockJob, othersTalking } from './queries.ts';

/** After a hire, the client ends the posting's other jobs in which nobody is hired yet, with one message to all that they can still contact. */
export async function endOthers(
  platform: Platform,
  actor: Actor,
  { id, message }: { id: string; message?: string },
): Promise<Job> {
  await inTransaction(platform.db, async (trx) => {
    const { job: hired } = await lockForSide(trx, id, actor);
    if (isTalking(hired.status)) refuse('not_paid');
    for (const otherId of await othersTalking(trx, id)) {
      const job = found(await lockJob(trx, otherId));
      // One of them may have been hired or ended meanwhile.
      if (!isTalking(job.status)) continue;
      const word = (await isBlockedJob(trx, job)) ? undefined : message;
      await moveJob(platform, trx, job, { action: 'end', by: 'client', message: word });
    }
  });
  return getJob(platform, actor, id);
}
