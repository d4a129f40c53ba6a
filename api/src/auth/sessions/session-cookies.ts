import type { Role } from '@parley/contract/access.ts';
import type { Http } from '../../platform/http/http.ts';
import { SESSION_DAYS } from './session-length.ts';

const maxAgeSeconds = SESSION_DAYS * 24 * 3600;
const READER_SECONDS = 365 * 24 * 3600;
const refresh = { path: '/api/auth', httpOnly: true };
/** Readable by scripts: no secret, only that a session exists and its role. */
const presence = { path: '/', httpOnly: false };

export function readRefreshCookie({ cookies }: Http): string | undefined {
  return cookies.parley_refresh;
}

export function setSessionCookies(http: Http, refreshToken: string, role: Role): void {
  http.setCookie('parley_refresh', refreshToken, { ...refresh, maxAgeSeconds });
  http.setCookie('parley_session', role, { ...presence, maxAgeSeconds });
}

/** The server renders pages before it knows the user. */
export function setReaderCookies(http: Http, reads: { language: string; clockHours: 12 | 24 }): void {
  const options = { ...presence, maxAgeSeconds: READER_SECONDS, isPreference: true };
  http.setCookie('parley_language', reads.language, options);
  http.setCookie('parley_clock', String(reads.clockHours), options);
}

export function clearSessionCookies(http: Http): void {
  http.clearCookie('parley_refresh', refresh);
  http.clearCookie('parley_session', presence);
}
