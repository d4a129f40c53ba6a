import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { endPosting } from './end-posting.ts';
import { lockPosting } from './queries.ts';

/** The client has found somebody: the posting is FILLED; refuses `invalid_transition` when it is not open. */
export async function fillPosting(platform: Platform, trx: Trx, postingId: string): Promise<void> {
  const posting = found(await lockPosting(trx, postingId));
  await endPosting(platform, trx, { posting, action: 'fill', by: 'client' });
}
