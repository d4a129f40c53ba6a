import type { Http } from '../platform/http.ts';
import type { Platform } from '../platform/platform.ts';
import { isKeyedHash, keyedHash } from '../platform/keys.ts';
import { randomToken } from '../platform/tokens.ts';

const COOKIE = 'parley_known';
const YEAR_SECONDS = 365 * 24 * 3600;
const MOST_ACCOUNTS = 5;

/** The id of this browser if it has signed in to the account before, else null. */
export function knownBrowser(platform: Platform, http: Http, email: string): string | null {
  const [browserId = '', ...tags] = (http.cookies[COOKIE] ?? '').split('.');
  return tags.some((tag) => isTag(platform, tag, browserId, email)) ? browserId : null;
}

/** Notes in the browser that it has signed in to the account; the last five are kept, none of them readable. */
export function rememberBrowser(platform: Platform, http: Http, email: string): void {
  const [given = '', ...tags] = (http.cookies[COOKIE] ?? '').split('.');
  const browserId = /^[\w-]{20,60}$/.test(given) ? given : randomToken();
  const tag = keyedHash(platform.keys.knownBrowser, saying(browserId, email));
  const others = tags.filter((each) => !isTag(platform, each, browserId, email));
  const kept = [tag, ...others].slice(0, MOST_ACCOUNTS);
  const value = [browserId, ...kept].join('.');
  http.setCookie(COOKIE, value, { path: '/api/auth', httpOnly: true, maxAgeSeconds: YEAR_SECONDS });
}

const isTag = ({ keys }: Platform, tag: string, browserId: string, email: string) =>
  isKeyedHash(keys.knownBrowser, saying(browserId, email), tag);
const saying = (browserId: string, email: string) => `${browserId}:${email.toLowerCase()}`;
