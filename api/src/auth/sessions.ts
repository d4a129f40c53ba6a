import type { listSessions as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { Reply } from '@parley/contract/endpoint.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refuse.ts';
import { endOwnSession, liveSessions } from './queries-sessions.ts';

/** Where somebody is signed in; the session that asks is marked. */
export async function listSessions({ db }: Platform, actor: Actor): Promise<Reply<typeof endpoint>> {
  const sessions = await liveSessions(db, actor.id, new Date());
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }));
}

/** Signs out one of one's own sessions. */
export async function endSession({ db }: Platform, actor: Actor, id: string): Promise<Record<never, never>> {
  if (!(await endOwnSession(db, actor.id, id, new Date()))) refuse('not_found');
  return {};
}
