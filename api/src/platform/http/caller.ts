import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../security/guard.ts';
import { httpOf, type Http } from './http.ts';
import { isKeyedHash, keyedHash } from '../security/keys.ts';
import { networkOf } from '../limits/network.ts';
import type { Platform } from '../platform.ts';
import type { Bearer } from '../security/access-token.ts';
import type { KeyBearer } from '../security/api-key.ts';
import { randomToken } from '../security/random.ts';

/** Whom a request is rate limited as: an account by its token or cookie, else a known browser, else a network. */
export interface Caller {
  by: 'user' | 'browser' | 'network';
  key: string;
  network: string;
  /** The bearer, by the signature of the token or the key alone. */
  bearer: Bearer | KeyBearer | null;
}

const COOKIE = 'parley_browser';
const DAY_SECONDS = 24 * 3600;
const MAX_AGE_DAYS = 30;
/** Renewed when fewer days are left. */
const RENEWED_BELOW_DAYS = 20;

/** Identifies the caller for rate limits only, not for access: a disabled user still counts as themselves. */
export async function readCaller(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const http = httpOf(request, reply, platform.settings);
  const bearer = await bearerOf(platform, request.headers.authorization);
  const network = networkOf(request.ip);
  const cookie = readCallerCookie(platform, http);
  if (bearer) {
    const key = keyedHash(platform.keys.caller, `account:${bearer.userId}`);
    // Programs keep no cookies.
    if ('keyHash' in bearer) return { by: 'user', key, network, bearer };
    if (cookie?.by !== 'user' || cookie.key !== key || cookie.isOld)
      setCallerCookie(platform, http, 'user', key);
    return { by: 'user', key, network, bearer };
  }
  return cookie
    ? { by: cookie.by, key: cookie.key, network, bearer }
    : { by: 'network', key: network, network, bearer };
}

/** Gives an anonymous browser a cookie that tells it apart from others behind its address. */
export function markBrowser(platform: Platform, request: FastifyRequest, reply: FastifyReply): void {
  setCallerCookie(platform, httpOf(request, reply, platform.settings), 'browser', randomToken().slice(0, 22));
}

interface CallerCookie {
  by: 'user' | 'browser';
  key: string;
  isOld: boolean;
}

/** The caller in our cookie, if it is authentic and not expired. */
function readCallerCookie({ keys }: Platform, { cookies }: Http): CallerCookie | null {
  const [by = '', key = '', until = '', signature = ''] = (cookies[COOKIE] ?? '').split('.');
  if (by !== 'user' && by !== 'browser') return null;
  if (!isKeyedHash(keys.caller, signedText(by, key, until), signature)) return null;
  const daysLeft = (Number(until) - Date.now() / 1000) / DAY_SECONDS;
  return daysLeft > 0 ? { by, key, isOld: daysLeft < RENEWED_BELOW_DAYS } : null;
}

function setCallerCookie({ keys }: Platform, http: Http, by: CallerCookie['by'], key: string): void {
  const maxAgeSeconds = MAX_AGE_DAYS * DAY_SECONDS;
  const until = String(Math.floor(Date.now() / 1000) + maxAgeSeconds);
  const value = [by, key, until, keyedHash(keys.caller, signedText(by, key, until))].join('.');
  http.setCookie(COOKIE, value, { path: '/', httpOnly: true, maxAgeSeconds });
}

const signedText = (by: string, key: string, until: string) => `mark:${by}.${key}.${until}`;
