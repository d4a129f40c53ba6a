import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { reading } from '../../platform/address.ts';
import { type FreeWindow, windowText } from '../../time/windows.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { paths } from '../../paths.ts';
import { activeKinds, readKindFacets, withoutIn } from './kind-facets.ts';

export const SORTS = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
  { value: 'price', label: 'Lowest price' },
  { value: 'rating', label: 'Best rated' },
] as const;
/** People come with the soonest first until something is searched for. */
export function sortsOfPeople({ q }: Pick<Facets, 'q'>) {
  return SORTS.filter(({ value }) => value === 'relevance' || value === 'rating').map(({ value, label }) => ({
    value,
    label: value === 'relevance' && q === undefined ? 'Soonest' : label,
  }));
}
export const RATINGS = [
  { value: 4.5, label: '4.5 and up' },
  { value: 4, label: '4.0 and up' },
  { value: 3, label: '3.0 and up' },
] as const;

/** What a search for services asks, as its address says it. */
export type Facets = ReturnType<typeof readFacets>;

export function readFacets(search: URLSearchParams) {
  const { instant, flag, oneOf } = reading(search);
  return {
    ...readKindFacets(search),
    minRating: oneOf('minRating', [3, 4, 4.5] as const),
    availableNow: flag('availableNow'),
    freeFrom: instant('freeFrom'),
    freeTo: instant('freeTo'),
    show: oneOf('show', ['professionals'] as const),
    sort: oneOf('sort', ['relevance', 'newest', 'price', 'rating'] as const),
  };
}

/** The window of time asked for, where both its ends are there. */
export function windowIn({ freeFrom, freeTo }: Pick<Facets, 'freeFrom' | 'freeTo'>): FreeWindow | null {
  return freeFrom !== undefined && freeTo !== undefined ? { freeFrom, freeTo } : null;
}

interface Around {
  disciplines: readonly Discipline[];
  now: string;
  zone: string;
}

/** What narrows the list, each in words and with the address without it. */
export function activeFilters(facets: Facets, { disciplines, now, zone }: Around): ActiveFilter[] {
  const window = windowIn(facets);
  const { minRating } = facets;
  const without = withoutIn(facets, paths.services);
  // People have no price of a service; the address keeps it for the way back to the services.
  const priced = facets.show
    ? { ...facets, pricing: undefined, minCents: undefined, maxCents: undefined }
    : facets;
  return [
    ...without(facets.q && `“${facets.q}”`, 'q'),
    ...without(window && `Free ${windowText(window, now, zone)}`, 'freeFrom', 'freeTo'),
    ...without(facets.availableNow && 'At work right now', 'availableNow'),
    ...activeKinds(priced, disciplines, without),
    ...without(minRating && `Rated ${minRating.toFixed(1)} and up`, 'minRating'),
  ];
}
