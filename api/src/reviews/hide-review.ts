import { whyNotHide } from '@parley/contract/reviews/rules.ts';
import type { AdminReview } from '@parley/contract/reviews/schemas.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { recordReview } from './count-published.ts';
import { allReviews, lockReview, reviewForAdmin, setHidden, type ReviewFilter } from './queries-admin.ts';

export async function listReviews(
  { db }: Platform,
  filter: ReviewFilter,
): Promise<{ items: AdminReview[]; nextCursor: string | null }> {
  const rows = await allReviews(db, filter);
  const isNewest = filter.sort === 'newest';
  return pageOf(rows, filter.limit, ({ createdAt, rating, id }) => [isNewest ? createdAt : rating, id]);
}

/** Hides or shows a review; hidden ones do not count in the averages. */
export async function hideReview(
  platform: Platform,
  actor: Actor,
  { id, hidden, reason }: { id: string; hidden: boolean; reason: string },
): Promise<AdminReview> {
  return inTransaction(platform.db, async (trx) => {
    const review = found(await lockReview(trx, id));
    refuseIf(whyNotHide(review, hidden));
    const { counts, aboutId, authorId, jobId, title } = review;
    await setHidden(trx, id, hidden ? { at: platform.clock.instant(), reason } : null);
    if (counts) await recordReview(trx, review, hidden ? -1 : 1);
    const action = hidden ? 'review.hide' : 'review.show';
    await audit(platform, trx, { actorId: actor.id, action, subject: { type: 'review', id }, reason });
    const event = { reviewId: id, jobId, authorId, aboutId, title, hidden, reason };
    await platform.events.emit(platform, trx, 'review.hidden', event);
    return found(await reviewForAdmin(trx, id));
  });
}
