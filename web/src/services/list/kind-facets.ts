import { t } from '@lingui/core/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { findCategory, findDiscipline, unknownIn } from '../../disciplines/find-discipline.ts';
import { readSearchParams } from '../../platform/address/search-params.ts';
import { dayTimeText } from '../../time/format.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { experienceText } from '../../users/experience.ts';
import { pricingText } from '../form/pricing.ts';

/** The filters that services and job postings share. */
export type KindFacets = ReturnType<typeof readKindFacets>;

export function readKindFacets(search: URLSearchParams) {
  const { text, flag, id, cents, instant, oneOf } = readSearchParams(search);
  return {
    q: text('q', 120),
    exact: flag('exact'),
    disciplineId: id('disciplineId'),
    categoryId: id('categoryId'),
    experience: oneOf('experience', [12, 36, 60] as const),
    pricing: oneOf('pricing', ['FIXED', 'HOURLY'] as const),
    ...inOrder(cents('minCents'), cents('maxCents')),
    since: instant('since'),
  };
}

/** Prices that were typed the wrong way round. */
function inOrder(minCents: number | undefined, maxCents: number | undefined) {
  const isReversed = minCents !== undefined && maxCents !== undefined && minCents > maxCents;
  return isReversed ? { minCents: maxCents, maxCents: minCents } : { minCents, maxCents };
}

type Without<F> = (label: string | false | null | undefined, ...names: (keyof F)[]) => ActiveFilter[];

/** Creates an active filter with the URL without it; none for an empty label. */
export function activeFilterFor<F extends object>(
  facets: F,
  pathTo: (others: Partial<Record<string, F[keyof F]>>) => string,
): Without<F> {
  return (label, ...names) => {
    if (!label) return [];
    const others = Object.entries(facets).filter(([name]) => !names.some((gone) => gone === name));
    return [{ label, to: pathTo(Object.fromEntries(others)) }];
  };
}

/** The shared active filters, each with its label. */
export function activeKindFilters(
  facets: KindFacets,
  disciplines: readonly Discipline[],
  without: Without<KindFacets>,
  zone: string,
): ActiveFilter[] {
  const { minCents, maxCents, experience, pricing, since } = facets;
  const [least, most] = [shortMoney(minCents ?? 0), shortMoney(maxCents ?? 0)];
  const day = since === undefined ? '' : dayTimeText(since, zone);
  const unknown = unknownIn(disciplines, facets);
  return [
    ...without(since !== undefined && t`New since ${day}`, 'since'),
    ...without(findDiscipline(disciplines, facets)?.name, 'disciplineId', 'categoryId'),
    ...without(findCategory(disciplines, facets)?.name, 'categoryId'),
    ...without(unknown === 'discipline' && t`Unknown discipline`, 'disciplineId', 'categoryId'),
    ...without(unknown === 'category' && t`Unknown category`, 'categoryId'),
    ...without(experience && experienceText(experience), 'experience'),
    ...without(pricing && pricingText(pricing), 'pricing'),
    ...without(minCents !== undefined && t`From ${least}`, 'minCents'),
    ...without(maxCents !== undefined && t`Up to ${most}`, 'maxCents'),
  ];
}
