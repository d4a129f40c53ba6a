import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import type { FilterSuggestion } from '../../ui/list/FilterSuggestions.tsx';
import type { Result } from '../result.ts';

/** Each filter is a question of its own. */
const MAX_FILTERS = 6;

type Counted = Result<{ total: number }>;

/**
 * What a list of a single find would hold without each of its filters, the most first. One that holds more needs none
 * of it, and an empty one offers to let go of each. `count` asks for the list at an address.
 */
export async function filterSuggestions(
  found: Counted,
  filters: readonly Pick<ActiveFilter, 'to'>[],
  count: (search: URLSearchParams) => Promise<Counted>,
): Promise<FilterSuggestion[]> {
  if (!found.ok || found.data.total !== 1) return [];
  const counts = filters.slice(0, MAX_FILTERS).map(async ({ to }) => {
    const without = await count(new URL(to, 'http://here.invalid').searchParams);
    return { to, more: without.ok ? without.data.total - 1 : 0 };
  });
  const suggestions = await Promise.all(counts);
  return suggestions.filter(({ more }) => more > 0).toSorted((one, other) => other.more - one.more);
}
