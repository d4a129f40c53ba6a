import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

/** What the sitemap lists by thousands. */
export type Listed = 'services' | 'job-postings' | 'professionals';

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * The rows after one, in an order that an index has. Services and professionals that can't be seen are among them, as
 * those are few and the files then begin with the same rows for good; postings that aren't open are most of all, so they aren't.
 */
const ROWS: Record<Listed, (after: string) => RawBuilder<unknown>> = {
  services: (after) => sql`
    select id, active and removed_at is null as is_shown from services where id > ${after} order by id`,
  professionals: (after) => sql`
    select p.user_id as id, (select u.disabled_at is null and u.closed_at is null from users u where u.id = p.user_id) as is_shown
    from profiles p where p.initialised and p.user_id > ${after} order by p.user_id`,
  'job-postings': (after) => sql`
    select id, true as is_shown from job_postings
    where status = 'OPEN' and (created_at, id) > (coalesce((select created_at from job_postings where id = ${after}), '-infinity'), ${after}::uuid)
    order by created_at, id`,
};

/** Those of the next rows that can be seen. */
export async function listedAfter(
  db: Db,
  listed: Listed,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${ROWS[listed](after ?? FIRST)} limit ${limit}) r where is_shown`.execute(db);
  return rows.map(({ id }) => id);
}

/** The last of the next rows, if there are any behind it. */
export async function endOfFile(
  db: Db,
  listed: Listed,
  after: string | null,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from (${ROWS[listed](after ?? FIRST)} offset ${limit - 1} limit 2) r`.execute(db);
  const [last, next] = rows;
  return last && next ? last.id : null;
}
