import { Trans } from '@lingui/react/macro';
import { totalText } from '@parley/contract/numbers.ts';
import { Link } from 'react-router';
import type { ActiveFilter } from './ActiveFilters.tsx';

/** How many more results a list has without one of its filters. */
export interface FilterSuggestion {
  to: string;
  more: number;
}

interface Props {
  suggestions: readonly FilterSuggestion[];
  filters: readonly ActiveFilter[];
}

/** Shown under few results: how many more each filter hides. */
export function FilterSuggestions({ suggestions, filters }: Props) {
  const named = suggestions.flatMap(({ to, more }) =>
    filters.filter((filter) => filter.to === to).map(({ label }) => ({ label, to, count: totalText(more) })),
  );
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mt-8 border-t border-line pt-5">
      <h2 id="near" className="text-lg">
        <Trans>Nearly a match</Trans>
      </h2>
      <ul className="mt-2 grid gap-1">
        {named.map(({ label, to, count }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              className="inline-flex min-h-11 md:min-h-8 flex-wrap items-center gap-x-1.5 wrap-anywhere tabular-nums"
            >
              <Trans>
                <span className="underline underline-offset-3">Remove {label}</span>{' '}
                <span className="text-ink-3">to see {count} more</span>
              </Trans>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
