import type { AdminReview } from '@parley/contract/reviews/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import {
  hasIndexedWords,
  isFound,
  hasWords,
  ofJobs,
  searchedPage,
  type Searchable,
} from '../platform/database/found-rows.ts';
import { type Order } from '../platform/database/keyset.ts';
import { personJson } from '../users/card.ts';

const ORDERS = {
  newest: { by: sql`r.created_at`, type: 'instant', direction: 'desc' },
  lowest: { by: sql`r.rating`, type: 'integer', direction: 'asc' },
} as const satisfies Record<string, Order>;

export interface ReviewFilter {
  hidden?: boolean;
  rating?: number;
  q?: string;
  sort: keyof typeof ORDERS;
  cursor?: string;
  limit: number;
}

const reviews = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as a', 'a.id', 'r.authorId')
    .innerJoin('users as o', 'o.id', 'r.aboutId')
    .innerJoin('jobs as j', 'j.id', 'r.jobId')
    .select(['r.id', 'r.jobId', personJson('a').as('author'), 'r.aboutId', 'r.rating', 'r.text'])
    .select([
      'r.createdAt',
      'r.publishedAt',
      'r.hiddenAt',
      'r.hiddenReason',
      'j.title as jobTitle',
      'r.consultationOnly',
    ])
    .select(personJson('o').as('about'));

/** One row more than the limit. */
export async function allReviews(
  db: Db,
  { hidden, rating, q, sort, cursor, limit }: ReviewFilter,
): Promise<AdminReview[]> {
  let query = reviews(db);
  if (hidden !== undefined) query = query.where('r.hiddenAt', hidden ? 'is not' : 'is', null);
  if (rating !== undefined) query = query.where('r.rating', '=', rating);
  return searchedPage(db, SEARCH, { q, order: ORDERS[sort], cursor, limit }, query);
}

/** The two that a review is by and about are the sides of its job. */
const SEARCH: Searchable = {
  table: 'reviews',
  alias: 'r',
  isMatch: (search) => sql`(${hasWords('r.text', search)} or ${hasWords('j.title', search)}
    or ${isFound('a', search)} or ${isFound('o', search)})`,
  parts: (search, typed) => [
    sql`select r.id from reviews r where ${hasIndexedWords('r.text', search)}`,
    ...ofJobs(search, typed, sql`select r.id from reviews r where r.job_id = j.id`),
  ],
};

export async function reviewForAdmin(db: Db, id: string): Promise<AdminReview | undefined> {
  return reviews(db).where('r.id', '=', id).executeTakeFirst();
}

/** `for update`, with whether it counts in the averages. */
export function lockReview(trx: Trx, id: string) {
  return trx
    .selectFrom('reviews as r')
    .innerJoin('jobs as j', 'j.id', 'r.jobId')
    .select([
      'r.id',
      'r.jobId',
      'r.serviceId',
      'r.authorId',
      'r.aboutId',
      'r.rating',
      'r.hiddenAt',
      'j.title',
    ])
    .select(sql<boolean>`r.published_at is not null and not r.consultation_only`.as('counts'))
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
}

export async function setHidden(
  trx: Trx,
  id: string,
  hidden: { at: string; reason: string } | null,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}
