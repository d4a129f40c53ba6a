import { COUNTED_TO } from '@parley/contract/numbers.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import type { FilterSuggestion } from '../../ui/list/FilterSuggestions.tsx';
import type { Result } from '../result.ts';

/** Each filter costs one request. */
const MAX_FILTERS = 6;

/** So few results that others are offered as well. */
export const FEW = 5;

type Counted = Result<{ total: number }>;

/**
 * For a list with few results, or none: how many it would have without each filter, the most first. `count` requests
 * the total for a query, which is bounded however many there are.
 */
export async function filterSuggestions(
  found: Counted,
  filters: readonly Pick<ActiveFilter, 'to'>[],
  count: (search: URLSearchParams) => Promise<Counted>,
): Promise<FilterSuggestion[]> {
  if (!found.ok || found.data.total > FEW) return [];
  const { total } = found.data;
  const counts = filters.slice(0, MAX_FILTERS).map(async ({ to }) => {
    const without = await count(new URL(to, 'http://here.invalid').searchParams);
    return { to, more: without.ok ? moreThan(total, without.data.total) : 0 };
  });
  const suggestions = await Promise.all(counts);
  return suggestions.filter(({ more }) => more > 0).toSorted((one, other) => other.more - one.more);
}

/** Beyond what lists count to, what is shown already takes nothing away. */
const moreThan = (total: number, without: number) => (without > COUNTED_TO ? without : without - total);
