import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { categoryIn, disciplineIn } from '../disciplines/names.ts';
import { paths } from '../paths.ts';
import { reading } from '../platform/address.ts';
import { pricingText } from '../services/pricing.ts';
import type { ActiveFilter } from '../ui/ActiveFilters.tsx';
import { experienceText } from '../users/experience.ts';

export const SORTS = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
  { value: 'budget', label: 'Highest budget' },
] as const;

/** What a search for job postings asks, as its address says it. */
export type Facets = ReturnType<typeof readFacets>;

export function readFacets(search: URLSearchParams) {
  const { text, id, cents, oneOf } = reading(search);
  return {
    q: text('q', 120),
    disciplineId: id('disciplineId'),
    categoryId: id('categoryId'),
    experience: oneOf('experience', [12, 36, 60] as const),
    pricing: oneOf('pricing', ['FIXED', 'HOURLY'] as const),
    minCents: cents('minCents'),
    maxCents: cents('maxCents'),
    sort: oneOf('sort', ['relevance', 'newest', 'budget'] as const),
  };
}

/** What narrows the list, each in words and with the address without it. */
export function activeFilters(facets: Facets, disciplines: readonly Discipline[]): ActiveFilter[] {
  const { minCents, maxCents, experience, pricing } = facets;
  const without = (label: string | false | null | undefined, ...names: (keyof Facets)[]): ActiveFilter[] => {
    if (!label) return [];
    const others = Object.entries(facets).filter(([name]) => !names.some((gone) => gone === name));
    return [{ label, to: paths.jobPostings(Object.fromEntries(others)) }];
  };
  return [
    ...without(facets.q && `“${facets.q}”`, 'q'),
    ...without(disciplineIn(disciplines, facets)?.name, 'disciplineId', 'categoryId'),
    ...without(categoryIn(disciplines, facets)?.name, 'categoryId'),
    ...without(experience && experienceText(experience), 'experience'),
    ...without(pricing && pricingText(pricing), 'pricing'),
    ...without(minCents !== undefined && `From ${shortMoney(minCents)}`, 'minCents'),
    ...without(maxCents !== undefined && `Up to ${shortMoney(maxCents)}`, 'maxCents'),
  ];
}
