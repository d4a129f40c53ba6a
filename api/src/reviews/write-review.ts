import { isConsultationOnly, whyNot } from '@parley/contract/reviews/rules.ts';
import type { NewReview, Review } from '@parley/contract/reviews/schemas.ts';
import type { z } from 'zod';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { aboutOf } from './subject.ts';
import { countPublished } from './count-published.ts';
import {
  countWritten,
  hasReviewed,
  insertReview,
  lockReviewableJob,
  publishOfJob,
  reviewById,
} from './queries.ts';

/** Double-blind: a review is hidden until both wrote; the second publishes both. */
export async function writeReview(
  platform: Platform,
  actor: Actor,
  jobId: string,
  fields: z.output<typeof NewReview>,
): Promise<Review> {
  return inTransaction(platform.db, async (trx) => {
    const job = found(await lockReviewableJob(trx, jobId, actor.id));
    const now = platform.clock.instant();
    const hasWritten = await hasReviewed(trx, jobId, actor.id);
    refuseIf(whyNot({ ...job, hasWritten }, now));
    if (fields.themes.length > 0 && actor.role !== 'CLIENT')
      refuseField('themes', /*i18n*/ 'Only clients choose what they praise.');
    const row = { ...fields, ...aboutOf(job, actor.id), id: newId(), jobId, authorId: actor.id };
    const consultationOnly = isConsultationOnly(job);
    await insertReview(trx, { ...row, consultationOnly, createdAt: now, publishAt: job.closesAt });

    const bothWritten = (await countWritten(trx, jobId)) > 1;
    const { aboutId } = row;
    const { title, closesAt } = job;
    const event = { jobId, authorId: actor.id, aboutId, title, bothWritten, closesAt };
    await platform.events.emit(platform, trx, 'review.written', event);
    if (bothWritten) await countPublished(platform, trx, await publishOfJob(trx, jobId, now), actor.id);
    return reviewById(trx, row.id);
  });
}
