import { lets, type Access, type Role } from '@parley/contract/access.ts';
import type { Db } from './db.ts';
import type { Platform } from './platform.ts';
import { refuse } from './refuse.ts';
import { readAccessToken } from './tokens.ts';

/** The person a call is made by; role and state are read from the database at each call. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  displayName: string;
  timeZone: string;
  sessionId: string;
}

/** The actor of an authorization header; null without one, `unauthenticated` with one that is not good. */
export async function actorOf(platform: Platform, authorization: string | undefined): Promise<Actor | null> {
  if (authorization === undefined) return null;
  return (await actorIfAny(platform, authorization)) ?? refuse('unauthenticated');
}

/** The actor of an authorization header; null also with one that is not good. */
export async function actorIfAny(platform: Platform, authorization = ''): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  const bearer = token ? await readAccessToken(platform.settings.SECRET, token) : null;
  return bearer ? ((await liveActor(platform.db, bearer.sessionId, bearer.userId)) ?? null) : null;
}

/** The user of a session that has not ended, unless disabled. */
async function liveActor(db: Db, sessionId: string, userId: string): Promise<Actor | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'role', 'email', 'displayName', 'timeZone', 'sessions.id as sessionId'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('sessions.endedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Lets the actor pass or refuses: 401 without one, 403 with the wrong role. */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (lets(access, actor?.role ?? null)) return;
  refuse(actor ? 'forbidden' : 'unauthenticated');
}
