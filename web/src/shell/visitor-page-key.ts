import { readFacets as readPostingFacets } from '../job-postings/facets.ts';
import { paths } from '../paths.ts';
import { cookieOf, hasSessionCookie, THEME, ZONE } from '../platform/session/cookies.ts';
import { themeOr } from '../platform/theme.ts';
import { zoneOr } from '../platform/zone.ts';
import { readFacets } from '../services/list/facets.ts';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Pages are the same on every host. */
const ANYWHERE = 'http://parley.invalid';

const PLAIN = new Set([paths.home(), paths.becomePro(), paths.faq(), paths.terms()]);
const OF_ONE = new RegExp(
  `^(${[paths.service(ID), paths.professional(ID), paths.jobPosting(ID)].join('|')})$`,
);

export interface AskedPage {
  method: string;
  /** Path and parameters. */
  address: string;
  cookies: string | null;
}

/**
 * What a public page depends on, for visitors who aren't signed in: its address, zone and color scheme. Null for all
 * other pages, and for addresses that the product doesn't write itself, so that invented parameters take no memory.
 */
export function visitorPageKey({ method, address, cookies }: AskedPage): string | null {
  if (method !== 'GET' || hasSessionCookie(cookies)) return null;
  const { href, pathname, searchParams } = new URL(`${ANYWHERE}${address}`);
  const known = knownAddress(pathname, searchParams);
  if (known === null || !isSame(href, known)) return null;
  return [known, zoneOr(cookieOf(cookies, ZONE)), themeOr(cookieOf(cookies, THEME))].join(' ');
}

function knownAddress(pathname: string, search: URLSearchParams): string | null {
  const cursor = search.get('cursor');
  if (pathname === paths.services()) return paths.services({ ...readFacets(search), cursor });
  if (pathname === paths.jobPostings()) return paths.jobPostings({ ...readPostingFacets(search), cursor });
  return PLAIN.has(pathname) || OF_ONE.test(pathname) ? pathname : null;
}

/** In whatever order the parameters stand. */
function isSame(url: string, address: string): boolean {
  const [one, other] = [new URL(url), new URL(address, url)];
  one.searchParams.sort();
  other.searchParams.sort();
  return one.href === other.href;
}
