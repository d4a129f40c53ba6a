import { isOpenPosting } from '@parley/contract/job-postings/states.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { endPosting } from './end-posting.ts';
import { hiresOf, lockPosting } from './queries.ts';

/** After a hire: the one that reaches the posting's openings fills it. */
export async function recordHire(platform: Platform, trx: Trx, postingId: string): Promise<void> {
  const posting = found(await lockPosting(trx, postingId));
  if (!isOpenPosting(posting) || (await hiresOf(trx, postingId)) < posting.openings) return;
  await endPosting(platform, trx, { posting, action: 'fill', by: 'client' });
}
