import { plural, t } from '@lingui/core/macro';
import { totalText } from '@parley/contract/numbers.ts';
import type { Api } from '../../platform/api-server.ts';
import type { Facets } from './facets.ts';

/** Divisible by two and three, the columns of the grid. */
const LIMIT = 12;

/** The search results: services, or professionals. */
export type List = Awaited<ReturnType<typeof readList>>;

export async function readList(api: Api, facets: Facets, cursor?: string, limit = LIMIT) {
  if (facets.show === 'professionals') {
    return { of: 'professionals' as const, result: await readProfessionals(api, facets, cursor, limit) };
  }
  return { of: 'services' as const, result: await readServices(api, facets, cursor, limit) };
}

export function readServices(api: Api, allFacets: Facets, cursor?: string, limit = LIMIT) {
  const { show: _, availableNow, exact, ...facets } = allFacets;
  const query = { ...facets, exact: flagOf(exact), availableNow: flagOf(availableNow), cursor, limit };
  return api('GET /api/service/all', { query });
}

export function readProfessionals(api: Api, facets: Facets, cursor?: string, limit = LIMIT) {
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
  const sort = facets.sort === 'rating' ? 'rating' : q === undefined ? 'soonest' : 'relevance';
  return api('GET /api/users/professional/all', { query: { ...filters, sort, cursor, limit } });
}

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
