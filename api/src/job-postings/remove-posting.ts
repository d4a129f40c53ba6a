import { whyNot } from '@parley/contract/job-postings/rules.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { endPosting } from './end-posting.ts';
import { lockOwnPosting, setRemoved } from './queries.ts';

/** Removes a posting: closes it if open and hides it from lists. Agreements stay. */
export async function removePosting(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    const posting = found(await lockOwnPosting(trx, id, actor.id));
    if (whyNot(posting, 'close', 'client') === null)
      await endPosting(platform, trx, { posting, action: 'close', by: 'client' });
    await setRemoved(trx, id, platform.clock.instant());
  });
  return {};
}
