import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import type { LoadedTab } from '../load-tab.ts';
import { TABS, type Tab } from '../tabs.ts';
import { tabName } from '../tab-names.ts';
import { queueOf } from './queue-of.ts';

/** The desk's tabs, each with how much waits there; beside the tab where there is room, above it on small screens. */
export function Rail({ loaded }: { loaded: LoadedTab }) {
  const { t } = useLingui();
  const { queues } = loaded;
  return (
    <nav
      aria-label={t`Dashboard sections`}
      className="mb-8 border-b border-line lg:sticky lg:top-6 lg:mb-0 lg:self-start lg:border-b-0"
    >
      <ul className="-mb-px flex flex-wrap gap-x-6 lg:m-0 lg:grid lg:gap-0.5">
        {TABS.map(({ id }) => (
          <li key={id}>
            <TabLink id={id} isCurrent={id === loaded.tab} count={queues ? queueOf(id, queues) : 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({ id, isCurrent, count }: { id: Tab; isCurrent: boolean; count: number }) {
  const name = tabName(id);
  const digits = groupDigits(count);
  return (
    <Link
      to={paths.adminDashboard(id === 'overview' ? {} : { tab: id })}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center justify-between gap-2 border-b-2 border-transparent font-semibold text-ink-3 hover:text-ink hover:no-underline aria-[current]:border-ink aria-[current]:text-ink lg:rounded-md lg:border lg:px-3 lg:hover:bg-well/60 lg:aria-[current]:border-line lg:aria-[current]:bg-sheet forced-colors:not-aria-[current]:border-[Canvas]"
    >
      {name}
      {count > 0 && (
        <span className="grid h-[1.6em] min-w-[1.6em] place-items-center rounded-sm bg-time px-1 text-xs font-semibold text-on-time tabular-nums">
          <span aria-hidden>{digits}</span>
          <span className="sr-only">
            {plural(count, { one: '# needs review', other: `${digits} need review` })}
          </span>
        </span>
      )}
    </Link>
  );
}
