import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { endPosting } from './end-posting.ts';
import { lockOwnPosting } from './queries.ts';
import { postingFor } from './queries-read.ts';

export async function closePosting(platform: Platform, actor: Actor, id: string): Promise<JobPosting> {
  return inTransaction(platform.db, async (trx) => {
    const posting = found(await lockOwnPosting(trx, id, actor.id));
    await endPosting(platform, trx, { posting, action: 'close', by: 'client' });
    return found(await postingFor(trx, id, actor.id));
  });
}
