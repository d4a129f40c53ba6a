import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { endPosting } from './end-posting.ts';
import { lockPosting } from './queries.ts';

/** Marks the posting FILLED; refuses `invalid_transition` unless it is open. */
export async function fillPosting(platform: Platform, trx: Trx, postingId: string): Promise<void> {
  const posting = found(await lockPosting(trx, postingId));
  await endPosting(platform, trx, { posting, action: 'fill', by: 'client' });
}
