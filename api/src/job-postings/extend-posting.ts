import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { deadlinesFrom } from './deadlines.ts';
import { moveDeadlines } from './queries.ts';

/** Activity keeps a posting open for another 30 days. */
export async function extendPosting(platform: Platform, trx: Trx, postingId: string): Promise<void> {
  await moveDeadlines(trx, postingId, deadlinesFrom(platform.clock.instant()));
}
