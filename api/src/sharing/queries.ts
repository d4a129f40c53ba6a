import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

/** The maximum per sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

export async function listedServices(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from services where active and removed_at is null
    order by created_at desc, id desc limit ${MAX_URLS}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listedPostings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job_postings where status = 'OPEN'
    order by created_at desc, id desc limit ${MAX_URLS}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listedProfessionals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join profiles p on p.user_id = u.id
    where p.initialised and u.disabled_at is null and u.closed_at is null
    order by u.created_at desc, u.id desc limit ${MAX_URLS}`.execute(db);
  return rows.map(({ id }) => id);
}
