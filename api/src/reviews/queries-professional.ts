import type { Praise, ProfessionalReviews } from '@parley/contract/reviews/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Key } from '../platform/database/cursor.ts';
import { isoText } from '../platform/database/iso-text.ts';
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

/** What published reviews praise, the most frequent first, each with the latest review. */
export async function praiseOf(db: Db, aboutId: string, serviceId: string | undefined): Promise<Praise[]> {
  const ofService = serviceId === undefined ? sql`` : sql`and r.service_id = ${serviceId}`;
  const { rows } = await sql<Praise>`
    select p.theme, p.count, json_build_object('id', r.id, 'jobId', r.job_id, 'author', ${personJson('a')},
      'aboutId', r.about_id, 'consultationOnly', r.consultation_only, 'rating', r.rating, 'text', r.text,
      'createdAt', ${isoText(sql`r.created_at`)}, 'publishedAt', ${isoText(sql`r.published_at`)}) as latest
    from (
      select t.theme, count(*)::integer as count, (array_agg(r.id order by r.published_at desc, r.id desc))[1] as id
      from reviews r cross join lateral unnest(r.themes) t (theme)
      where r.about_id = ${aboutId} and r.published_at is not null and r.hidden_at is null ${ofService}
      group by t.theme) p
      join reviews r on r.id = p.id join users a on a.id = r.author_id
    order by p.count desc, p.theme`.execute(db);
  return rows;
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
