import type { NewReview, Review } from '@parley/contract/reviews/schemas.ts';
import type { z } from 'zod';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refusing } from '../platform/http/refuse.ts';
import { aboutOf } from './parties.ts';
import { countPublished } from './publish.ts';
import { countWritten, insertReview, lockReviewableJob, publishOfJob, reviewById } from './queries.ts';

/** Reviews the other side of a completed job; the second one publishes both. */
export async function writeReview(
  platform: Platform,
  actor: Actor,
  jobId: string,
  said: z.output<typeof NewReview>,
): Promise<Review> {
  return inTransaction(platform.db, async (trx) => {
    const job = found(await lockReviewableJob(trx, jobId, actor.id));
    if (!job.completed) refuse('invalid_transition');
    const now = platform.clock.instant();
    const row = { ...said, ...aboutOf(job, actor.id), id: newId(), jobId, authorId: actor.id };
    const written = insertReview(trx, { ...row, createdAt: now, publishAt: job.closesAt });
    await refusing({ reviews_job_id_author_id_key: 'already_reviewed' }, written);
    if (now >= job.closesAt) refuse('review_closed');

    const bothWritten = (await countWritten(trx, jobId)) > 1;
    const { aboutId } = row;
    const { title, closesAt } = job;
    const told = { jobId, authorId: actor.id, aboutId, title, bothWritten, closesAt };
    await platform.events.emit(platform, trx, 'review.written', told);
    if (bothWritten) await countPublished(platform, trx, await publishOfJob(trx, jobId, now), actor.id);
    return reviewById(trx, row.id);
  });
}
