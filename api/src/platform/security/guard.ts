import { allowsAccess, type Access, type Role } from '@parley/contract/access.ts';
import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import { askPrepared } from '../database/prepared.ts';
import { refuse } from '../http/refuse.ts';
import { verifyAccessToken, type Bearer } from './access-token.ts';

/** The authenticated user; role and state are read from the database on every request. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  displayName: string;
  timeZone: string;
  sessionId: string;
}

/** The bearer of an Authorization header, by signature alone; null without a valid token. */
export async function bearerOf({ keys }: Platform, authorization = ''): Promise<Bearer | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  return token ? verifyAccessToken(keys.accessToken, token) : null;
}

/** The session's user, unless it has ended or the user is disabled. */
export async function actorOf({ db }: Platform, { sessionId, userId }: Bearer): Promise<Actor | undefined> {
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
  return actor;
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
