import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { endSessions } from './queries-sessions.ts';
import { readRefreshToken } from './refresh-token.ts';
import { recordSecurityEvent, originOf } from '../security-log/security-log.ts';
import { clearSessionCookies, readRefreshCookie } from './session-cookies.ts';

/** Ends the sessions of the cookie and of the token. Idempotent. */
export async function logout(
  platform: Platform,
  actor: Actor | null,
  http: Http,
): Promise<Record<never, never>> {
  if (!http.sameSite) refuse('cross_site');
  const byCookie = readRefreshToken(platform.keys.refreshToken, readRefreshCookie(http))?.sessionId;
  const ids = [byCookie, actor?.sessionId].filter((id) => id != null);
  await inTransaction(platform.db, async (trx) => {
    for (const { id, email } of await endSessions(trx, ids, new Date()))
      await recordSecurityEvent(trx, id, 'SIGNED_OUT', originOf(platform, http, email));
  });
  clearSessionCookies(http);
  return {};
}
