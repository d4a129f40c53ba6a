import { t } from '@lingui/core/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { paths } from '../paths.ts';
import { readSearchParams } from '../platform/address/search-params.ts';
import { activeKindFilters, readKindFacets, activeFilterFor } from '../services/list/kind-facets.ts';
import type { ActiveFilter } from '../ui/list/ActiveFilters.tsx';

export const SORTS = [
  {
    value: 'relevance',
    get label() {
      return t`Best match`;
    },
  },
  {
    value: 'newest',
    get label() {
      return t`Newest`;
    },
  },
  {
    value: 'budget',
    get label() {
      return t`Highest budget`;
    },
  },
] as const;

/** The filters of a posting search, read from the URL. */
export type Facets = ReturnType<typeof readFacets>;

export function readFacets(search: URLSearchParams) {
  return {
    ...readKindFacets(search),
    sort: readSearchParams(search).oneOf('sort', ['relevance', 'newest', 'budget'] as const),
  };
}

/** The active filters, each with its label and the URL without it. */
export function activeFilters(
  facets: Facets,
  disciplines: readonly Discipline[],
  zone: string,
): ActiveFilter[] {
  const without = activeFilterFor(facets, paths.jobPostings);
  return [
    ...without(facets.q && `“${facets.q}”`, 'q', 'exact'),
    ...activeKindFilters(facets, disciplines, without, zone),
  ];
}
