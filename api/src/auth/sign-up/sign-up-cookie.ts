import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashWith, findKey, keyedHash } from '../../platform/security/keys.ts';
import { randomToken } from '../../platform/security/random.ts';

const COOKIE = 'parley_signup';
const WEEK_SECONDS = 7 * 24 * 3600;

/**
 * Marks the browser that signs up, so that it can confirm without the password. The signed mark contains the address,
 * so that free and taken addresses get the same response. Returns its stored form.
 */
export function markBrowser({ keys }: Platform, http: Http, email: string): string {
  const mark = randomToken();
  const value = `${mark}.${keyedHash(keys.signUpMark, sealed(mark, email))}`;
  http.setCookie(COOKIE, value, { path: '/api/auth', httpOnly: true, maxAgeSeconds: WEEK_SECONDS });
  return keyedHash(keys.signUpMark, stored(mark));
}

/** Null unless this browser signed up with this address. */
export function browserHashOf({ keys }: Platform, http: Http, email: string): string | null {
  const [mark = '', seal = ''] = (http.cookies[COOKIE] ?? '').split('.');
  // Hashed with the key that signed it.
  const key = findKey(keys.signUpMark, sealed(mark, email), seal);
  return key && hashWith(key, stored(mark));
}

export function clearBrowserMark(http: Http): void {
  http.clearCookie(COOKIE, { path: '/api/auth', httpOnly: true });
}

const sealed = (mark: string, email: string) => `seal:${mark}:${email.toLowerCase()}`;
const stored = (mark: string) => `stored:${mark}`;
