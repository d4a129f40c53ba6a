import type { ApiKey } from '@parley/contract/auth/api-keys.ts';
import { SCOPES, type Scope } from '@parley/contract/auth/scopes.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

/** The latest first. */
export async function apiKeysOf(db: Db, userId: string, now: Date): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'ending', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .select(sql<boolean>`expires_at <= ${now}`.as('isExpired'))
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, scopes: SCOPES.filter((scope) => row.scopes.includes(scope)) }));
}

export async function countApiKeys(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('apiKeys')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewKey {
  id: string;
  userId: string;
  name: string;
  hash: string;
  ending: string;
  scopes: Scope[];
  createdAt: string;
  expiresAt: string;
}

export async function insertApiKey(trx: Trx, key: NewKey): Promise<void> {
  await trx.insertInto('apiKeys').values(key).execute();
}

/** False if there is none. */
export async function deleteApiKey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('apiKeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns how many there were. */
export async function deleteApiKeysOf(trx: Trx, userId: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('apiKeys').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

interface ExpiringKey {
  name: string;
  expiresAt: string;
  email: string;
  firstName: string;
  timeZone: string;
  language: string;
  clockHours: 12 | 24;
}

/**
 * Marks keys that expire before an instant as told, with their owners. Not those that were made for so short a time,
 * nor of somebody who can't log in.
 */
export async function claimExpiring(
  trx: Trx,
  { now, before, limit }: { now: string; before: string; limit: number },
): Promise<ExpiringKey[]> {
  const { rows } = await sql<ExpiringKey>`
    update api_keys k set notified_at = ${now} from users u
    where u.id = k.user_id and k.id = any (array(
      select e.id from api_keys e join users o on o.id = e.user_id
      where e.expires_at > ${now} and e.expires_at <= ${before} and e.notified_at is null
        and e.expires_at - e.created_at > ${before}::timestamptz - ${now}::timestamptz and o.disabled_at is null
      order by e.expires_at limit ${limit} for update of e skip locked))
    returning k.name, k.expires_at as "expiresAt", u.email, u.first_name as "firstName", u.time_zone as "timeZone",
      u.language, u.clock_hours as "clockHours"`.execute(trx);
  return rows;
}

export const expiredBefore = (instant: string) => sql`expires_at < ${instant}`;
