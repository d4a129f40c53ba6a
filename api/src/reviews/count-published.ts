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
    const { serviceId: _service, consultationOnly, isHidden, ...review } = row;
    if (isHidden) continue;
    if (!consultationOnly) await recordReview(trx, row, 1);
    await platform.events.emit(platform, trx, 'review.published', { ...review, publishedBy });
  }
}

/** Counts a review of work in the average rating of a person and a service, or removes it (`sign` -1). */
export async function recordReview(
  trx: Trx,
  { aboutId, serviceId, rating }: Pick<PublishedRow, 'aboutId' | 'serviceId' | 'rating'>,
  sign: 1 | -1,
): Promise<void> {
  await recordRating(trx, aboutId, { rating, sign });
  if (serviceId) await recordServiceRating(trx, serviceId, rating, sign);
}
