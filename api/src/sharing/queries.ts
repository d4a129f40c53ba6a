import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

/** A sitemap entry's id and last change (an instant). */
export interface SitemapEntry {
  id: string;
  changedAt: string;
}

/** The maximum per sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

export async function listedServices(db: Db): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, created_at as changed_at from services where active and removed_at is null
    order by created_at desc, id desc limit ${MAX_URLS}`.execute(db);
  return rows;
}

export async function listedPostings(db: Db): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select id, created_at as changed_at from job_postings where status = 'OPEN'
    order by created_at desc, id desc limit ${MAX_URLS}`.execute(db);
  return rows;
}

export async function listedProfessionals(db: Db): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select u.id, u.created_at as changed_at from users u join profiles p on p.user_id = u.id
    where p.initialised and u.disabled_at is null and u.closed_at is null
    order by u.created_at desc, u.id desc limit ${MAX_URLS}`.execute(db);
  return rows;
}
