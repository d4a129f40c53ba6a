import type { listSessions as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { Reply } from '@parley/contract/endpoint.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { endOtherSessions, endOwnSession, activeSessions } from './queries-sessions.ts';
import { recordSecurityEvent, originOf } from '../security-log/security-log.ts';

/** The active sessions; the asking one is marked. */
export async function listSessions({ db }: Platform, actor: Actor): Promise<Reply<typeof endpoint>> {
  const sessions = await activeSessions(db, actor.id, new Date());
  return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }));
}

export async function endSession(
  platform: Platform,
  actor: Actor,
  http: Http,
  id: string,
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    if (!(await endOwnSession(trx, actor.id, id, new Date()))) refuse('not_found');
    await recordSecurityEvent(trx, actor.id, 'SESSION_ENDED', originOf(platform, http, actor.email));
  });
  return {};
}

export async function endAllOtherSessions(
  platform: Platform,
  actor: Actor,
  http: Http,
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    await endOtherSessions(trx, actor.id, actor.sessionId, new Date());
    await recordSecurityEvent(trx, actor.id, 'SESSIONS_ENDED', originOf(platform, http, actor.email));
  });
  return {};
}
