import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { recordServiceRating } from '../services/record-rating.ts';
import { recordRating } from '../users/profiles/profile-stats.ts';
import type { PublishedRow } from './queries.ts';

/**
 * Counts newly published reviews and emits their events, except hidden ones. In one order of users, against
 * deadlocks.
 */
export async function countPublished(
  platform: Platform,
  trx: Trx,
  rows: readonly PublishedRow[],
  publishedBy: string | null,
): Promise<void> {
  for (const row of rows.toSorted((one, other) => one.aboutId.localeCompare(other.aboutId))) {
    const { serviceId, isHidden, ...review } = row;
    if (isHidden) continue;
    await recordRating(trx, row.aboutId, { rating: row.rating, sign: 1 });
    if (serviceId) await recordServiceRating(trx, serviceId, row.rating);
    await platform.events.emit(platform, trx, 'review.published', { ...review, publishedBy });
  }
}
