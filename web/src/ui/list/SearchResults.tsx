import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import type { ActiveFilter } from './ActiveFilters.tsx';
import { type FilterSuggestion, FilterSuggestions } from './FilterSuggestions.tsx';
import { ResultCount } from './ResultCount.tsx';

interface Props {
  /** How many there are; null where that could not be loaded. */
  count: string | null;
  /** What the results are for, where it isn't what was typed. */
  reading?: ReactNode;
  /** The search’s own path: while that is loading, the skeleton is shown. */
  path: string;
  skeleton: ReactNode;
  /** Where the list starts; null while it’s shown from there. */
  startPath: string | null;
  filters: readonly ActiveFilter[];
  suggestions: readonly FilterSuggestion[];
  /** Other views of the same search. */
  views?: ReactNode;
  children: ReactNode;
}

/** What surrounds the results of a public search: their count, loading, suggestions, and the way back to the start. */
export function SearchResults(props: Props) {
  const { count, reading, path, skeleton, startPath, filters, suggestions, views, children } = props;
  const { t } = useLingui();
  const isSearching = useNavigation().location?.pathname === path;
  return (
    <section aria-label={t`Results`} className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <ResultCount reading={reading}>{count ?? t`Results`}</ResultCount>
        {views}
      </div>
      {isSearching && skeleton}
      <div hidden={isSearching}>
        {children}
        <FilterSuggestions suggestions={suggestions} filters={filters} />
      </div>
      {startPath !== null && (
        <p className="border-t border-line pt-5">
          <Link to={startPath} className="underline underline-offset-3">
            <Trans>Back to the start</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}
