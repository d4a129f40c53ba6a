import { enqueue } from '../../platform/background/background.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UserBlocked } from '../../users/events.ts';
import { closePage } from './close-page.ts';
import { jobsToPayBetween } from './queries-offers.ts';

/**
 * Nobody is hired once one has blocked the other: a page that is open for work is expired after the block, as the
 * processor can't be asked inside its transaction. One that was filled in before hires.
 */
export const closePagesLater = (_platform: Platform, trx: Trx, { blockerId, blockedId }: UserBlocked) =>
  enqueue(trx, 'close_pages_between', { blockerId, blockedId });

export async function closePagesBetween(
  platform: Platform,
  { blockerId, blockedId }: UserBlocked,
): Promise<void> {
  for (const jobId of await jobsToPayBetween(platform.db, blockerId, blockedId))
    await closePage(platform, { jobId });
}
