import type { ProfessionalReviews } from '@parley/contract/reviews/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Key } from '../platform/database/cursor.ts';
import { personJson } from '../users/card.ts';

/** Published and not hidden; optionally of one service. */
const visible = (db: Db, aboutId: string, serviceId: string | undefined) => {
  const all = db
    .selectFrom('reviews as r')
    .where('r.aboutId', '=', aboutId)
    .where('r.publishedAt', 'is not', null)
    .where('r.hiddenAt', 'is', null);
  return serviceId === undefined ? all : all.where('r.serviceId', '=', serviceId);
};

export async function isProfessional(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.userId', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

const OF_WORK = sql`not r.consultation_only`;
const OF_CONSULTATIONS = sql`r.consultation_only`;
const average = (of: RawBuilder<unknown>) => sql<number | null>`round(avg(r.rating) filter (where ${of}), 2)`;
const count = (of: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${of})`;
const starred = (stars: number) => count(sql`${OF_WORK} and r.rating = ${sql.lit(stars)}`);

/** The average and the histogram of work, and the average of consultations that no hire followed; one query. */
export async function ratingsOf(
  db: Db,
  aboutId: string,
  serviceId: string | undefined,
): Promise<Pick<ProfessionalReviews, 'average' | 'count' | 'histogram' | 'consultations'>> {
  const { one, two, three, four, five, held, heldCount, ...work } = await visible(db, aboutId, serviceId)
    .select([average(OF_WORK).as('average'), count(OF_WORK).as('count')])
    .select([average(OF_CONSULTATIONS).as('held'), count(OF_CONSULTATIONS).as('heldCount')])
    .select([starred(1).as('one'), starred(2).as('two'), starred(3).as('three')])
    .select([starred(4).as('four'), starred(5).as('five')])
    .executeTakeFirstOrThrow();
  return {
    ...work,
    histogram: { 1: one, 2: two, 3: three, 4: four, 5: five },
    consultations: { average: held, count: heldCount },
  };
}

/** Latest first, one row more than the limit. */
export async function reviewsAbout(
  db: Db,
  aboutId: string,
  filter: { serviceId: string | undefined; after: Key | null; limit: number },
) {
  let query = visible(db, aboutId, filter.serviceId)
    .innerJoin('users as a', 'a.id', 'r.authorId')
    .innerJoin('jobs as j', 'j.id', 'r.jobId')
    .select(['r.id', 'r.jobId', personJson('a').as('author'), 'r.aboutId', 'r.rating', 'r.text'])
    .select(['r.createdAt', 'r.publishedAt', 'j.title as jobTitle', 'r.consultationOnly']);
  if (filter.after) {
    const [at, id] = filter.after;
    query = query.where(sql<boolean>`(r.published_at, r.id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  return query
    .orderBy('r.publishedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
}
