import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { inTransaction, type Trx } from '../platform/db.ts';
import type { Http } from '../platform/http.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refuse.ts';
import { sameHash } from '../platform/tokens.ts';
import { GRACE_SECONDS, secondsAfter } from './limits.ts';
import { endSessions, lockSession, rotate, type LockedSession } from './queries-sessions.ts';
import { nextToken, sessionOfToken, tokenHash } from './refresh-token.ts';
import { clearSessionCookies, readRefreshCookie } from './session-cookies.ts';
import { sessionEnd, signedIn } from './start-session.ts';

/** A new access token by the refresh cookie. Whose session it is, the cookie alone decides: another user is refused. */
export async function refresh(platform: Platform, claimed: Partial<AuthUser>, http: Http): Promise<SignedIn> {
  if (!http.sameSite) refuse('cross_site');
  const token = readRefreshCookie(http);
  const sessionId = sessionOfToken(platform.settings.SECRET, token);
  if (token === undefined || sessionId === null) return loggedOut(http);
  const renewed = await inTransaction(platform.db, (trx) => renew(platform, trx, sessionId, token, claimed));
  if (renewed === 'not theirs') return refuse('unauthenticated');
  if (renewed === 'over') return loggedOut(http);
  return signedIn(platform, http, renewed.user, { id: sessionId, refreshToken: renewed.refreshToken });
}

function loggedOut(http: Http): never {
  clearSessionCookies(http);
  return refuse('unauthenticated');
}

async function renew(
  platform: Platform,
  trx: Trx,
  sessionId: string,
  token: string,
  claimed: Partial<AuthUser>,
) {
  const { SECRET } = platform.settings;
  const now = new Date();
  const session = await lockSession(trx, sessionId, now);
  if (!session) return 'over';
  if (!isOwner(session.user, claimed)) return 'not theirs';
  const refreshToken = nextToken(SECRET, token);
  const turn = turnOf(session, tokenHash(SECRET, token), now);
  if (turn === 'replayed') {
    // Somebody holds a copy: neither they nor the owner go on with this session.
    platform.log.warn({ sessionId }, 'a refresh token was replayed');
    await endSessions(trx, [sessionId], now);
    return 'over';
  }
  if (turn === 'current') await rotate(trx, sessionId, tokenHash(SECRET, refreshToken), now, sessionEnd(now));
  return { user: session.user, refreshToken };
}

/** Whether a token is the current one, the one before it in its last seconds, or an old one. */
function turnOf({ tokenHash, previousHash, rotatedAt }: LockedSession, hash: string, now: Date) {
  if (sameHash(tokenHash, hash)) return 'current';
  const inGrace = secondsAfter(rotatedAt, GRACE_SECONDS) >= now;
  return inGrace && previousHash !== null && sameHash(previousHash, hash) ? 'previous' : 'replayed';
}

/** The id tells, where it is said: a tab that was open when the address changed still says the one before. */
function isOwner(user: AuthUser, { id, email }: Partial<AuthUser>): boolean {
  if (id !== undefined) return id === user.id;
  return email === undefined || email.toLowerCase() === user.email.toLowerCase();
}
