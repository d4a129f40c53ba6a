import { t } from '@lingui/core/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { readSearchParams } from '../../platform/search-params.ts';
import { windowText } from '../../time/window-text.ts';
import { type FreeWindow } from '../../time/windows.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { paths } from '../../paths.ts';
import { activeKindFilters, readKindFacets, activeFilterFor } from './kind-facets.ts';

const RELEVANCE = {
  value: 'relevance',
  get label() {
    return t`Best match`;
  },
} as const;
const IN_COMMON = {
  value: 'inCommon',
  get label() {
    return t`Most hours in common`;
  },
} as const;
const NEWEST = {
  value: 'newest',
  get label() {
    return t`Newest`;
  },
} as const;
const PRICE = {
  value: 'price',
  get label() {
    return t`Lowest price`;
  },
} as const;
const RATING = {
  value: 'rating',
  get label() {
    return t`Best rated`;
  },
} as const;
const SORTS = [RELEVANCE, IN_COMMON, NEWEST, PRICE, RATING];

/**
 * How a list can be sorted, as it is without a choice first: by how well it matches what was typed, or else by what is new,
 * and people by the soonest free time.
 */
export function sortsOf({ q, show }: Pick<Facets, 'q' | 'show'>) {
  if (show === undefined) return q === undefined ? [NEWEST, IN_COMMON, PRICE, RATING] : SORTS;
  return [q === undefined ? { ...RELEVANCE, label: t`Soonest` } : RELEVANCE, IN_COMMON, RATING];
}
export const RATINGS = [
  {
    value: 4.5,
    get label() {
      return t`4.5 and up`;
    },
  },
  {
    value: 4,
    get label() {
      return t`4.0 and up`;
    },
  },
  {
    value: 3,
    get label() {
      return t`3.0 and up`;
    },
  },
] as const;

/** The filters of a service search, read from the URL. */
export type Facets = ReturnType<typeof readFacets>;

export function readFacets(search: URLSearchParams) {
  const { instant, flag, oneOf } = readSearchParams(search);
  return {
    ...readKindFacets(search),
    minRating: oneOf('minRating', [3, 4, 4.5] as const),
    availableNow: flag('availableNow'),
    freeFrom: instant('freeFrom'),
    freeTo: instant('freeTo'),
    show: oneOf('show', ['professionals'] as const),
    sort: oneOf('sort', ['relevance', 'inCommon', 'newest', 'price', 'rating'] as const),
  };
}

/** The time window in the URL, if both ends are given. */
export function windowIn({ freeFrom, freeTo }: Pick<Facets, 'freeFrom' | 'freeTo'>): FreeWindow | null {
  return freeFrom !== undefined && freeTo !== undefined ? { freeFrom, freeTo } : null;
}

interface FilterContext {
  disciplines: readonly Discipline[];
  now: string;
  zone: string;
}

/** The active filters, each with its label and the URL without it. */
export function activeFilters(facets: Facets, { disciplines, now, zone }: FilterContext): ActiveFilter[] {
  const window = windowIn(facets);
  const { minRating } = facets;
  const without = activeFilterFor(facets, paths.services);
  const when = window ? windowText(window, now, zone) : '';
  const least = minRating?.toFixed(1);
  // Professionals have no price; the URL keeps it for switching back to services.
  const priced = facets.show
    ? { ...facets, pricing: undefined, minCents: undefined, maxCents: undefined, since: undefined }
    : facets;
  return [
    ...without(facets.q && `“${facets.q}”`, 'q', 'exact'),
    ...without(window && t`Free ${when}`, 'freeFrom', 'freeTo'),
    ...without(facets.availableNow && t`Available now`, 'availableNow'),
    ...activeKindFilters(priced, disciplines, without, zone),
    ...without(least && t`Rated ${least} and up`, 'minRating'),
  ];
}
