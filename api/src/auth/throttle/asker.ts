import { z } from 'zod';
import { keyedHash } from '../../platform/security/keys.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';

import { browserIdOf, knownBrowser, ensureBrowserId } from './known-browser.ts';
import { CODE_REQUESTS, CODE_REQUESTS_NETWORK, WRONG_CODES_NETWORK } from './limits.ts';
import type { Count } from './throttle.ts';

/** The requester of a code: the hash of their browser's id, and whether it has signed in to the account before. */
export const Asker = z.object({ asker: z.string(), isKnown: z.boolean() });
export type Asker = z.infer<typeof Asker>;

/** The requesting browser; it gets an id to be recognized by when the code is typed. */
export function askerOf(platform: Platform, http: Http, email: string): Asker {
  const isKnown = knownBrowser(platform, http, email) !== null;
  return { asker: hashOf(platform, ensureBrowserId(platform, http)), isKnown };
}

/** The hash of the browser that enters a code; null without an id of ours. */
export function enteringBrowserOf(platform: Platform, http: Http): string | null {
  const id = browserIdOf(platform, http);
  return id === null ? null : hashOf(platform, id);
}

/**
 * The limits of a code request. A browser known to the account has its own count, which strangers cannot use up.
 * Others count per browser, or per network without cookies, plus all of a network together.
 */
export function requestLimitsFor(platform: Platform, http: Http, email: string): Count[] {
  const known = knownBrowser(platform, http, email);
  if (known !== null) return [[CODE_REQUESTS, `${email}:known:${known}`]];
  return [
    [CODE_REQUESTS_NETWORK, networkOf(http.ip)],
    [CODE_REQUESTS, `${email}:${browserIdOf(platform, http) ?? networkOf(http.ip)}`],
  ];
}

/** The limits of entering a code, returned when it is right. */
export function entryLimitsFor(platform: Platform, http: Http, email: string): Count[] {
  const known = knownBrowser(platform, http, email);
  return known === null ? [[WRONG_CODES_NETWORK, networkOf(http.ip)]] : [];
}

function hashOf({ keys }: Platform, browserId: string): string {
  return keyedHash(keys.knownBrowser, `asker:${browserId}`);
}
