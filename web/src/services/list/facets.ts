import { t } from '@lingui/core/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { readSearchParams } from '../../platform/address/search-params.ts';
import { windowText } from '../../time/window-text.ts';
import { type FreeWindow } from '../../time/windows.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { paths } from '../../paths.ts';
import { activeKindFilters, readKindFacets, activeFilterFor } from './kind-facets.ts';

/**
 * How a list can be sorted, as it is without a choice first: by how well it matches what was typed, or else by what is new,
 * and people by the soonest free time.
 */
export function sortsOf({ q, show }: Pick<Facets, 'q' | 'show'>) {
  const best = { value: 'relevance', label: q === undefined ? t`Soonest` : t`Best match` } as const;
  const inCommon = { value: 'inCommon', label: t`Most hours in common` } as const;
  const newest = { value: 'newest', label: t`Newest` } as const;
  const price = { value: 'price', label: t`Lowest price` } as const;
  const rating = { value: 'rating', label: t`Best rated` } as const;
  if (show !== undefined) return [best, inCommon, rating];
  return q === undefined ? [newest, inCommon, price, rating] : [best, inCommon, newest, price, rating];
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
