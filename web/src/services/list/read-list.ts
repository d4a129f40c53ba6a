import { plural, t } from '@lingui/core/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { FacetCounts } from '@parley/contract/services/facets.ts';
import { totalText } from '@parley/contract/numbers.ts';
import type { Api } from '../../platform/api-server.ts';
import type { Facets } from './facets.ts';

/** Divisible by two and three, the columns of the grid. */
const LIMIT = 12;

/** The search results: services, or professionals. */
export type List = Awaited<ReturnType<typeof readList>>;

/** What is looked for, and the reader's zone. */
export type Search = Facets & { zone: string };

export async function readList(api: Api, search: Search, cursor?: string, limit = LIMIT) {
  if (search.show === 'professionals') {
    return { of: 'professionals' as const, result: await readProfessionals(api, search, cursor, limit) };
  }
  return { of: 'services' as const, result: await readServices(api, search, cursor, limit) };
}

export function readServices(api: Api, search: Search, cursor?: string, limit = LIMIT) {
  const { show: _show, zone: _zone, availableNow, exact, ...facets } = search;
  const query = {
    ...facets,
    timeZone: zoneFor(search),
    exact: flagOf(exact),
    availableNow: flagOf(availableNow),
    cursor,
    limit,
  };
  // Of the page, not of the ones that follow.
  const counts = flagOf(cursor === undefined && limit === LIMIT);
  return api('GET /api/service/all', { query: { ...query, counts } });
}

export function readProfessionals(api: Api, facets: Search, cursor?: string, limit = LIMIT) {
  const { q, disciplineId, categoryId, experience, minRating, freeFrom, freeTo } = facets;
  const availableNow = flagOf(facets.availableNow);
  const exact = flagOf(facets.exact);
  const filters = {
    q,
    exact,
    disciplineId,
    categoryId,
    experience,
    minRating,
    availableNow,
    freeFrom,
    freeTo,
  };
  const usual = q === undefined ? 'soonest' : 'relevance';
  const sort = facets.sort === 'rating' || facets.sort === 'inCommon' ? facets.sort : usual;
  const timeZone = zoneFor(facets);
  return api('GET /api/users/professional/all', { query: { ...filters, sort, timeZone, cursor, limit } });
}

/** Only where the order depends on it: answers without it are shared by readers of all zones. */
const zoneFor = ({ sort, zone }: Search) => (sort === 'inCommon' ? zone : undefined);

const flagOf = (isOn: boolean | undefined) => (isOn ? 'true' : undefined);

/** "38 services", "1 professional". */
export function resultCountText({ of, result }: List): string {
  if (!result.ok) return of === 'services' ? t`services` : t`professionals`;
  const { total } = result.data;
  const count = totalText(total);
  return of === 'services'
    ? plural(total, { one: '# service', other: `${count} services` })
    : plural(total, { one: '# professional', other: `${count} professionals` });
}

/** The ids of the professionals on the page. */
export function peopleIn({ of, result }: List): string[] {
  if (!result.ok) return [];
  return of === 'services'
    ? result.data.items.map(({ professional }) => professional.id)
    : result.data.items.map(({ id }) => id);
}

/**
 * How many services each choice of a filter would leave, where they can be counted; all of a discipline's are counted
 * anyway, for a list without filters.
 */
export function countsOf(
  { of, result }: List,
  all: readonly Pick<Discipline, 'id' | 'serviceCount'>[],
): Partial<FacetCounts> | undefined {
  if (of !== 'services' || !result.ok) return undefined;
  if (result.data.counts) return result.data.counts;
  if (all.length === 0) return undefined;
  return { disciplines: Object.fromEntries(all.map(({ id, serviceCount }) => [id, serviceCount])) };
}

/** What of a search can be saved: not the times, which pass, and the words as they were corrected. */
export function lastingFacets(facets: Facets, { result }: List): Facets {
  const corrected = result.ok ? result.data.reading.corrected : null;
  return {
    ...facets,
    q: corrected ?? facets.q,
    freeFrom: undefined,
    freeTo: undefined,
    availableNow: undefined,
    since: undefined,
  };
}
