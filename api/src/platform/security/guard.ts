import { allowsAccess, type Access, type Role } from '@parley/contract/access.ts';
import { KEY_PREFIX, SCOPES, type Scope } from '@parley/contract/auth/scopes.ts';
import { sql } from 'kysely';
import { minutesAfter } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { askPrepared } from '../database/prepared.ts';
import { refuse } from '../http/refuse.ts';
import { verifyAccessToken, type Bearer } from './access-token.ts';
import { readApiKey, type KeyBearer } from './api-key.ts';

/** The authenticated user; role and state are read from the database on every request. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  displayName: string;
  timeZone: string;
  /** Of an API key its own id, which is no session's. */
  sessionId: string;
  /** What an API key is for; null for a session, which is for everything. */
  scopes: readonly Scope[] | null;
}

/** The bearer of an Authorization header, by signature alone; null without a valid token or API key. */
export async function bearerOf({ keys }: Platform, authorization = ''): Promise<Bearer | KeyBearer | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token?.startsWith(KEY_PREFIX)) return readApiKey(keys.apiKey, token);
  return token ? verifyAccessToken(keys.accessToken, token) : null;
}

/** The user, unless the session or the key has ended or the user is disabled. */
export async function actorOf(platform: Platform, bearer: Bearer | KeyBearer): Promise<Actor | undefined> {
  return 'keyHash' in bearer ? actorOfKey(platform, bearer) : actorOfSession(platform, bearer);
}

async function actorOfSession({ db }: Platform, { sessionId, userId }: Bearer): Promise<Actor | undefined> {
  const question = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'role', 'email', 'displayName', 'timeZone', 'sessions.id as sessionId'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', new Date().toISOString())
    .where('users.disabledAt', 'is', null);
  const [actor] = await askPrepared(db, 'actor', question);
  return actor && { ...actor, scopes: null };
}

/** How old `last_used_at` may be, so that not every call is a write. */
const USED_WITHIN_MINUTES = 5;

/** An account that has become an admin's has no keys. */
async function actorOfKey({ db }: Platform, { userId, keyHash }: KeyBearer): Promise<Actor | undefined> {
  const now = new Date().toISOString();
  const question = db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .select(['users.id', 'role', 'email', 'displayName', 'timeZone'])
    .select(['apiKeys.id as keyId', 'apiKeys.scopes', 'apiKeys.lastUsedAt'])
    .where('apiKeys.hash', '=', keyHash)
    .where('users.id', '=', userId)
    .where('apiKeys.expiresAt', '>', now)
    .where('users.disabledAt', 'is', null)
    .where('users.role', '!=', 'ADMIN');
  const [found] = await askPrepared(db, 'actor of a key', question);
  if (!found) return undefined;
  const { keyId, scopes, lastUsedAt, ...user } = found;
  if (lastUsedAt === null || lastUsedAt < minutesAfter(now, -USED_WITHIN_MINUTES))
    await db.updateTable('apiKeys').set({ lastUsedAt: now }).where('id', '=', keyId).execute();
  return { ...user, sessionId: keyId, scopes: SCOPES.filter((scope) => scopes.includes(scope)) };
}

/** The ids of the sessions that have not ended and whose user is not disabled. */
export async function activeSessionIds({ db }: Platform, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', new Date().toISOString())
    .where('users.disabledAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** 401 without an actor, 403 with the wrong role. */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (allowsAccess(access, actor?.role ?? null)) return;
  refuse(actor ? 'forbidden' : 'unauthenticated');
}
