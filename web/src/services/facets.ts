import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { categoryIn, disciplineIn } from '../disciplines/names.ts';
import { reading } from '../platform/address.ts';
import { type FreeWindow, windowText } from '../time/windows.ts';
import type { ActiveFilter } from '../ui/ActiveFilters.tsx';
import { experienceText } from '../users/experience.ts';
import { paths } from '../paths.ts';
import { pricingText } from './pricing.ts';

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
  const { text, id, instant, flag, cents, oneOf } = reading(search);
  return {
    q: text('q', 120),
    disciplineId: id('disciplineId'),
    categoryId: id('categoryId'),
    experience: oneOf('experience', [12, 36, 60] as const),
    pricing: oneOf('pricing', ['FIXED', 'HOURLY'] as const),
    minCents: cents('minCents'),
    maxCents: cents('maxCents'),
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
  const { minCents, maxCents, minRating, experience, pricing } = facets;
  const without = (label: string | false | null | undefined, ...names: (keyof Facets)[]): ActiveFilter[] => {
    if (!label) return [];
    const others = Object.entries(facets).filter(([name]) => !names.some((gone) => gone === name));
    return [{ label, to: paths.services(Object.fromEntries(others)) }];
  };
  return [
    ...without(facets.q && `“${facets.q}”`, 'q'),
    ...without(window && `Free ${windowText(window, now, zone)}`, 'freeFrom', 'freeTo'),
    ...without(facets.availableNow && 'At work right now', 'availableNow'),
    ...without(disciplineIn(disciplines, facets)?.name, 'disciplineId', 'categoryId'),
    ...without(categoryIn(disciplines, facets)?.name, 'categoryId'),
    ...without(experience && experienceText(experience), 'experience'),
    ...without(pricing && pricingText(pricing), 'pricing'),
    ...without(minCents !== undefined && `From ${shortMoney(minCents)}`, 'minCents'),
    ...without(maxCents !== undefined && `Up to ${shortMoney(maxCents)}`, 'maxCents'),
    ...without(minRating && `Rated ${minRating.toFixed(1)} and up`, 'minRating'),
  ];
}
