import type { Http } from '../platform/http.ts';
import type { Platform } from '../platform/platform.ts';
import { keyedHash, randomToken, sameHash } from '../platform/tokens.ts';

const COOKIE = 'parley_signup';
const WEEK_SECONDS = 7 * 24 * 3600;

/**
 * Marks the browser that signs up, so that it may confirm without the password. The mark names the address (sealed),
 * so that a browser is answered alike whether the address was free or taken. Gives what is stored of it.
 */
export function markBrowser({ settings }: Platform, http: Http, email: string): string {
  const mark = randomToken();
  const value = `${mark}.${sealOf(settings.SECRET, mark, email)}`;
  http.setCookie(COOKIE, value, { path: '/api/auth', httpOnly: true, maxAgeSeconds: WEEK_SECONDS });
  return hashOf(settings.SECRET, mark);
}

/** The stored form of this browser's mark, when it signed up with this address; else null. */
export function markOf({ settings }: Platform, http: Http, email: string): string | null {
  const [mark = '', seal = ''] = (http.cookies[COOKIE] ?? '').split('.');
  return sameHash(seal, sealOf(settings.SECRET, mark, email)) ? hashOf(settings.SECRET, mark) : null;
}

export function unmarkBrowser(http: Http): void {
  http.clearCookie(COOKIE, { path: '/api/auth', httpOnly: true });
}

const sealOf = (secret: string, mark: string, email: string) =>
  keyedHash(secret, `sign-up-seal:${mark}:${email.toLowerCase()}`);
const hashOf = (secret: string, mark: string) => keyedHash(secret, `sign-up:${mark}`);
