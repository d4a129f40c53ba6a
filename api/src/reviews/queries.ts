import type { Review } from '@parley/contract/reviews/schemas.ts';
import type { ReviewTheme } from '@parley/contract/reviews/themes.ts';
import { sql } from 'kysely';
import { REVIEW_WITHIN_DAYS } from '../jobs/deadlines/deadlines.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { heldPaidConsultationIn } from '../platform/database/held-paid-consultation.ts';
import { personJson } from '../users/card.ts';

/** A job's sides, what can be reviewed in it, and until when. */
const reviewable = (db: Db, jobId: string, userId: string) =>
  db
    .selectFrom('jobs as j')
    .select(['j.id', 'j.title', 'j.status', 'j.milestone', 'j.serviceId', 'j.clientId', 'j.professionalId'])
    .select(heldPaidConsultationIn('j.id').as('heldPaidConsultation'))
    .select(
      sql<string>`coalesce(j.review_by, j.completed_at + ${sql.lit(`${REVIEW_WITHIN_DAYS} days`)}::interval)`.as(
        'closesAt',
      ),
    )
    .where('j.id', '=', jobId)
    .where((is) => is.or([is('j.clientId', '=', userId), is('j.professionalId', '=', userId)]));

export async function reviewableJob(db: Db, jobId: string, userId: string) {
  return reviewable(db, jobId, userId).executeTakeFirst();
}

/** Same, `for update`: serializes concurrent reviews. */
export async function lockReviewableJob(trx: Trx, jobId: string, userId: string) {
  return reviewable(trx, jobId, userId).forUpdate('j').executeTakeFirst();
}

const reviews = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as a', 'a.id', 'r.authorId')
    .select(['r.id', 'r.jobId', personJson('a').as('author'), 'r.aboutId', 'r.rating', 'r.text'])
    .select(['r.createdAt', 'r.publishedAt', 'r.consultationOnly']);

/** Both reviews; hidden ones only for their author. */
export async function reviewsOf(
  db: Db,
  jobId: string,
): Promise<{ review: Review; authorId: string; hiddenReason: string | null }[]> {
  const query = reviews(db).select(['r.authorId', 'r.hiddenReason']);
  const rows = await query.where('r.jobId', '=', jobId).execute();
  return rows.map(({ authorId, hiddenReason, ...review }) => ({ review, authorId, hiddenReason }));
}

export interface NewReviewRow {
  id: string;
  jobId: string;
  serviceId: string | null;
  authorId: string;
  aboutId: string;
  rating: number;
  text: string;
  themes: ReviewTheme[];
  consultationOnly: boolean;
  createdAt: string;
  publishAt: string;
}

export async function insertReview(trx: Trx, row: NewReviewRow): Promise<void> {
  await trx.insertInto('reviews').values(row).execute();
}

/** The job is locked. */
export async function hasReviewed(trx: Trx, jobId: string, authorId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('reviews')
    .select('id')
    .where('jobId', '=', jobId)
    .where('authorId', '=', authorId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countWritten(trx: Trx, jobId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('reviews')
    .select(sql<number>`count(*)`.as('count'))
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function reviewById(db: Db, id: string): Promise<Review> {
  return reviews(db).where('r.id', '=', id).executeTakeFirstOrThrow();
}

export interface PublishedRow {
  reviewId: string;
  jobId: string;
  serviceId: string | null;
  authorId: string;
  aboutId: string;
  rating: number;
  title: string;
  consultationOnly: boolean;
  isHidden: boolean;
}

/** Publishes a job's unpublished reviews; returns them. */
export async function publishOfJob(trx: Trx, jobId: string, publishedAt: string): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    update reviews r set published_at = ${publishedAt} from jobs j
    where j.id = r.job_id and r.job_id = ${jobId} and r.published_at is null
    returning ${published}`.execute(trx);
  return rows;
}

/** Once the plan of this milestone can be reviewed for longer, what was written about it stays hidden for as long. */
export async function hideUntilReviewBy(trx: Trx, milestoneId: string): Promise<void> {
  await sql`
    update reviews r set publish_at = j.review_by from jobs m join jobs j on j.id = m.plan_id
    where m.id = ${milestoneId} and r.job_id = j.id and r.published_at is null
      and r.publish_at < j.review_by`.execute(trx);
}

/** Publishes due reviews, `skip locked`, each as of its own deadline. */
export async function publishDue(trx: Trx, now: string, limit: number): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    update reviews r set published_at = r.publish_at from jobs j
    where j.id = r.job_id and r.published_at is null and r.id in (
      select id from reviews where published_at is null and publish_at <= ${now}
      order by publish_at limit ${limit} for update skip locked)
    returning ${published}`.execute(trx);
  return rows;
}

const published = sql`r.id as review_id, r.job_id, r.service_id, r.author_id, r.about_id, r.rating, j.title,
  r.consultation_only, r.hidden_at is not null as is_hidden`;
