import type { FavoriteCards, Favorites } from '@parley/contract/favorites/schemas.ts';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { sql } from 'kysely';
import { postingCardColumns } from '../job-postings/card.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { serviceCardColumns } from '../services/card.ts';
import { isShownTo } from '../platform/database/is-blocked.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';

/** The user's favorites that are still visible, latest first. */
export async function favoritesOf(db: Db, userId: string): Promise<Favorites> {
  const { rows } = await sql<Favorites>`
    select (select coalesce(json_agg(s.id order by f.created_at desc, s.id desc), '[]') from favorite_services f
        join services s on s.id = f.service_id where f.user_id = ${userId} and ${offered} and ${isShownTo(userId, sql`s.professional_id`)}) as services,
      (select coalesce(json_agg(p.id order by f.created_at desc, p.id desc), '[]') from favorite_job_postings f
        join job_postings p on p.id = f.job_posting_id where f.user_id = ${userId} and ${sought} and ${isShownTo(userId, sql`p.client_id`)}) as job_postings`.execute(
    db,
  );
  return rows[0] ?? { services: [], jobPostings: [] };
}

export async function favoriteCardsOf(db: Db, userId: string, now: string): Promise<FavoriteCards> {
  const services = await sql<ServiceCard>`
    select ${serviceCardColumns(now)} from favorite_services f
      join services s on s.id = f.service_id join users u on u.id = s.professional_id
    where f.user_id = ${userId} and ${offered} and ${isShownTo(userId, sql`s.professional_id`)} order by f.created_at desc, s.id desc`.execute(
    db,
  );
  const jobPostings = await sql<JobPostingCard>`
    select ${postingCardColumns} from favorite_job_postings f
      join job_postings p on p.id = f.job_posting_id join users c on c.id = p.client_id
    where f.user_id = ${userId} and ${sought} and ${isShownTo(userId, sql`p.client_id`)} order by f.created_at desc, p.id desc`.execute(
    db,
  );
  return { services: services.rows, jobPostings: jobPostings.rows };
}

const offered = sql`s.active and s.removed_at is null and ${isEnabled(sql`s.professional_id`)}`;
const sought = sql`p.status = 'OPEN' and ${isEnabled(sql`p.client_id`)}`;

/** Locks the user's favorites, so that toggles are serialized. */
export async function lockFavorites(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** False if there was none. */
export async function deleteFavoriteService(trx: Trx, userId: string, serviceId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('favoriteServices')
    .where('userId', '=', userId)
    .where('serviceId', '=', serviceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False if the service does not exist. */
export async function insertFavoriteService(
  trx: Trx,
  { userId, id, at }: { userId: string; id: string; at: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into favorite_services (user_id, service_id, created_at)
    select ${userId}, s.id, ${at}::timestamptz from services s where s.id = ${id} and ${offered}`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

export async function deleteFavoritePosting(
  trx: Trx,
  userId: string,
  jobPostingId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('favoriteJobPostings')
    .where('userId', '=', userId)
    .where('jobPostingId', '=', jobPostingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertFavoritePosting(
  trx: Trx,
  { userId, id, at }: { userId: string; id: string; at: string },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into favorite_job_postings (user_id, job_posting_id, created_at)
    select ${userId}, p.id, ${at}::timestamptz from job_postings p where p.id = ${id} and ${sought}`.execute(
      trx,
    );
  return numAffectedRows === 1n;
}

export async function deleteFavoritesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('favoriteServices').where('userId', '=', userId).execute();
  await trx.deleteFrom('favoriteJobPostings').where('userId', '=', userId).execute();
}
