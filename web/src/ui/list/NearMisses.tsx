import { grouped } from '@parley/contract/numbers.ts';
import { Link } from 'react-router';
import type { ActiveFilter } from './ActiveFilters.tsx';

/** How many more a list holds without one of its filters. */
export interface NearMiss {
  to: string;
  more: number;
}

interface Props {
  misses: readonly NearMiss[];
  filters: readonly ActiveFilter[];
}

/** Under a single find: what each filter keeps from the reader. */
export function NearMisses({ misses, filters }: Props) {
  const named = misses.flatMap(({ to, more }) =>
    filters.filter((filter) => filter.to === to).map(({ label }) => ({ label, to, more })),
  );
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mt-8 border-t border-line pt-5">
      <h2 id="near" className="text-lg">
        Nearly a match
      </h2>
      <ul className="mt-2 grid gap-1">
        {named.map(({ label, to, more }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              className="inline-flex min-h-8 flex-wrap items-center gap-x-1.5 tabular-nums"
            >
              <span className="underline underline-offset-3">Remove {label}</span>
              <span className="text-ink-3">to see {grouped(more)} more</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
