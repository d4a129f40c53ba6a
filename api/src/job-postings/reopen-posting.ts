import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { moveOf, whyNot } from '@parley/contract/job-postings/rules.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed, found } from '../platform/http/refuse.ts';
import { checkCount } from './check-count.ts';
import { deadlinesFrom } from './deadlines.ts';
import { lockOwnPosting, setStatus } from './queries.ts';
import { postingFor } from './queries-read.ts';

/** For another 30 days. */
export async function reopenPosting(platform: Platform, actor: Actor, id: string): Promise<JobPosting> {
  return inTransaction(platform.db, async (trx) => {
    const posting = found(await lockOwnPosting(trx, id, actor.id));
    const move = allowed(moveOf(posting, 'reopen', 'client'), whyNot(posting, 'reopen', 'client'));
    await checkCount(platform, trx, actor.id);
    await setStatus(trx, id, move.to, deadlinesFrom(platform.clock.instant()));
    return found(await postingFor(trx, id, actor.id));
  });
}
