import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { GRACE_SECONDS } from './session-length.ts';
import { endSessions, lockSession, rotateToken, type LockedSession } from './queries-sessions.ts';
import { isTokenHash, nextToken, readRefreshToken, tokenHash, type ParsedToken } from './refresh-token.ts';
import { recordSecurityEvent, originOf } from '../security-log/security-log.ts';
import { clearSessionCookies, readRefreshCookie } from './session-cookies.ts';
import { sessionEnd, signedIn } from './start-session.ts';

/**
 * Rotates the session's refresh token and issues a new access token. The cookie alone decides whose session it is:
 * another user's id is refused.
 */
export async function refresh(platform: Platform, claimed: Partial<AuthUser>, http: Http): Promise<SignedIn> {
  if (!http.sameSite) refuse('cross_site');
  const token = readRefreshToken(platform.keys.refreshToken, readRefreshCookie(http));
  if (token === null) return refuseLoggedOut(http);
  const renewed = await inTransaction(platform.db, (trx) => renew(platform, trx, token, claimed, http));
  if (renewed === 'not theirs') return refuse('unauthenticated');
  if (renewed === 'over') return refuseLoggedOut(http);
  const session = { id: token.sessionId, refreshToken: renewed.refreshToken };
  return signedIn(platform, http, renewed.user, session);
}

function refuseLoggedOut(http: Http): never {
  clearSessionCookies(http);
  return refuse('unauthenticated');
}

async function renew(
  platform: Platform,
  trx: Trx,
  token: ParsedToken,
  claimed: Partial<AuthUser>,
  http: Http,
) {
  const { refreshToken: ring } = platform.keys;
  const { sessionId } = token;
  const now = new Date();
  const session = await lockSession(trx, sessionId, now);
  if (!session) return 'over';
  if (!isOwner(session.user, claimed)) return 'not theirs';
  const refreshToken = nextToken(ring, token);
  const turn = tokenStateOf(session, (hash) => isTokenHash(ring, token, hash), now);
  if (turn === 'replayed') {
    // A replay: the token was copied, so the session ends for both.
    platform.log.warn({ sessionId }, 'refresh token replayed');
    await endSessions(trx, [sessionId], now);
    const { id, email } = session.user;
    await recordSecurityEvent(trx, id, 'SESSION_REPLAYED', originOf(platform, http, email));
    return 'over';
  }
  if (turn === 'current')
    await rotateToken(trx, sessionId, tokenHash(ring, refreshToken), now, sessionEnd(now, session.createdAt));
  return { user: session.user, refreshToken };
}

/** Current, previous within its grace period, or old. */
function tokenStateOf(
  { tokenHash, previousHash, rotatedAt }: LockedSession,
  isHash: (stored: string) => boolean,
  now: Date,
) {
  if (isHash(tokenHash)) return 'current';
  const inGrace = secondsAfter(rotatedAt, GRACE_SECONDS) >= now.toISOString();
  return inGrace && previousHash !== null && isHash(previousHash) ? 'previous' : 'replayed';
}

/** By id where sent: a tab that was open when the email changed still sends the old one. */
function isOwner(user: AuthUser, { id, email }: Partial<AuthUser>): boolean {
  if (id !== undefined) return id === user.id;
  return email === undefined || email.toLowerCase() === user.email.toLowerCase();
}
