import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { isKeyedHash, keyedHash } from '../../platform/security/keys.ts';
import { randomToken } from '../../platform/security/random.ts';

const COOKIE = 'parley_known';
const YEAR_SECONDS = 365 * 24 * 3600;
const MAX_ACCOUNTS = 5;

/** Null unless this browser has signed in to the account before. */
export function knownBrowser(platform: Platform, http: Http, email: string): string | null {
  const { browserId, tags } = readCookie(http);
  return tags.some((tag) => isTag(platform, tag, browserId, email)) ? browserId : null;
}

/** This browser's id, for any account; null without one. */
export function browserIdOf(platform: Platform, http: Http): string | null {
  const { browserId, tags } = readCookie(http);
  return tags.some((tag) => isSeal(platform, tag, browserId)) ? browserId : null;
}

/** Same; creates one if missing. */
export function ensureBrowserId(platform: Platform, http: Http): string {
  const known = browserIdOf(platform, http);
  if (known !== null) return known;
  const { browserId, tags } = readCookie(http);
  const id = isId(browserId) ? browserId : randomToken();
  writeCookie(platform, http, id, tags.slice(0, MAX_ACCOUNTS));
  return id;
}

/** Remembers in a cookie that this browser has signed in to the account; the last five accounts, hashed. */
export function rememberBrowser(platform: Platform, http: Http, email: string): void {
  const { browserId, tags } = readCookie(http);
  const id = isId(browserId) ? browserId : randomToken();
  const tag = keyedHash(platform.keys.knownBrowser, saying(id, email));
  const others = tags.filter((each) => !isTag(platform, each, id, email) && !isSeal(platform, each, id));
  writeCookie(platform, http, id, [tag, ...others].slice(0, MAX_ACCOUNTS));
}

const isId = (text: string) => /^[\w-]{20,60}$/.test(text);

function readCookie({ cookies }: Http): { browserId: string; tags: string[] } {
  const [browserId = '', ...tags] = (cookies[COOKIE] ?? '').split('.');
  return { browserId, tags };
}

function writeCookie(platform: Platform, http: Http, id: string, tags: readonly string[]): void {
  const value = [id, keyedHash(platform.keys.knownBrowser, sealed(id)), ...tags].join('.');
  http.setCookie(COOKIE, value, { path: '/api/auth', httpOnly: true, maxAgeSeconds: YEAR_SECONDS });
}

const isTag = ({ keys }: Platform, tag: string, browserId: string, email: string) =>
  isKeyedHash(keys.knownBrowser, saying(browserId, email), tag);
const isSeal = ({ keys }: Platform, tag: string, browserId: string) =>
  isKeyedHash(keys.knownBrowser, sealed(browserId), tag);
const saying = (browserId: string, email: string) => `${browserId}:${email.toLowerCase()}`;
const sealed = (browserId: string) => `browser:${browserId}`;
