import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { daysAfter, earliest } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { signAccessToken } from '../../platform/security/access-token.ts';
import { deviceName } from './device.ts';
import { rememberBrowser } from '../throttle/known-browser.ts';
import { SESSION_DAYS, MAX_SESSION_DAYS } from './session-length.ts';
import { insertSession } from './queries-sessions.ts';
import { firstToken, tokenHash } from './refresh-token.ts';
import { findReader } from '../queries.ts';
import { setReaderCookies, setSessionCookies } from './session-cookies.ts';

export interface Session {
  id: string;
  refreshToken: string;
}

/** Starts a session. Sessions use real time, whatever the demo's clock says. */
export async function startSession(
  platform: Platform,
  trx: Trx,
  userId: string,
  http: Http,
): Promise<Session> {
  const { refreshToken: ring } = platform.keys;
  const [id, now] = [newId(), new Date()];
  const refreshToken = firstToken(ring, id);
  await insertSession(trx, {
    id,
    userId,
    tokenHash: tokenHash(ring, refreshToken),
    rotatedAt: now,
    createdAt: now,
    expiresAt: sessionEnd(now, now),
    device: deviceName(http.userAgent),
    ip: http.ip,
  });
  return { id, refreshToken };
}

/** 30 days after its last use, at most 90 after it began. */
export function sessionEnd(now: Date, began: Date | string): Date {
  const [idle, longest] = [daysAfter(now, SESSION_DAYS), daysAfter(began, MAX_SESSION_DAYS)];
  return new Date(earliest(idle, longest));
}

/** The reply of every sign-in: access token, user and cookies. */
export async function signedIn(
  platform: Platform,
  http: Http,
  user: AuthUser,
  session: Session,
): Promise<SignedIn> {
  setSessionCookies(http, session.refreshToken, user.role);
  rememberBrowser(platform, http, user.email);
  setReaderCookies(http, await findReader(platform.db, user.id));
  const bearer = { userId: user.id, sessionId: session.id };
  return { accessToken: await signAccessToken(platform.keys.accessToken, bearer), user };
}
