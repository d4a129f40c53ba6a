import { MAX_CENTS, MAX_SEARCH_NAME } from '@parley/contract/limits.ts';
import type { SavedFilters, SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { paths } from '../paths.ts';
import type { ActiveFilter } from '../ui/list/ActiveFilters.tsx';

/** A list's filters, as its address has them. */
export type ListFilters = Omit<SavedFilters, 'exact'> & { exact?: boolean | undefined };

/** Those of a list's filters that last, or null if there are none. */
export function savedFiltersOf(facets: ListFilters): SavedFilters | null {
  const { q, disciplineId, categoryId, experience, pricing, minCents, maxCents, minRating } = facets;
  const chosen = {
    q,
    disciplineId,
    categoryId,
    experience,
    pricing,
    minCents: minCents === undefined ? undefined : Math.min(minCents, MAX_CENTS),
    maxCents: maxCents === undefined ? undefined : Math.min(maxCents, MAX_CENTS),
    minRating,
  };
  if (Object.values(chosen).every((filter) => filter === undefined)) return null;
  return q === undefined || !facets.exact ? chosen : { ...chosen, exact: true };
}

/** Whether two searches ask for the same. */
export function areSame(one: SavedFilters, other: SavedFilters): boolean {
  return isWithin(one, other) && isWithin(other, one);
}

function isWithin(one: SavedFilters, other: SavedFilters): boolean {
  const there = new Map(Object.entries(other));
  return Object.entries(one).every(([filter, chosen]) => there.get(filter) === chosen);
}

/** What a search is called unless its owner says otherwise: its filters. Names are quoted wherever they are read, so that words are not. */
export function nameOf(filters: readonly Pick<ActiveFilter, 'label'>[]): string {
  const name = filters.map(({ label }) => label.replace(/^“(.+)”$/, '$1')).join(', ');
  return name.length <= MAX_SEARCH_NAME ? name : `${name.slice(0, MAX_SEARCH_NAME - 1)}…`;
}

/** The list with the filters of a saved search, what is new first. */
export function pathTo({ kind, filters }: Pick<SavedSearch, 'kind' | 'filters'>): string {
  const query = { ...filters, sort: 'newest' };
  return kind === 'SERVICE' ? paths.services(query) : paths.jobPostings(query);
}
