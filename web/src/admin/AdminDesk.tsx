import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { AdminOverview } from '../dashboard/AdminOverview.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import type { LoadedTab } from './load-tab.ts';
import { Jobs } from './Jobs.tsx';
import { TABS, type Tab } from './tabs.ts';
import { Tickets } from './Tickets.tsx';
import { Users } from './Users.tsx';

/** An admin's dashboard: one tab of it, and the ways to the others. */
export function AdminDesk({ loaded }: { loaded: LoadedTab }) {
  const { key } = useLocation();
  return (
    <>
      <TabLinks current={loaded.tab} />
      <Shown key={key} loaded={loaded} />
    </>
  );
}

function Shown({ loaded }: { loaded: LoadedTab }) {
  switch (loaded.tab) {
    case 'jobs':
      return <Jobs loaded={loaded.list} />;
    case 'users':
      return <Users loaded={loaded.list} />;
    case 'support':
      return <Tickets loaded={loaded.list} />;
    case 'overview':
      return loaded.dashboard.ok ? (
        <AdminOverview dashboard={loaded.dashboard.data} />
      ) : (
        <Unloaded title="We could not load the overview" refusal={loaded.dashboard} />
      );
  }
}

function TabLinks({ current }: { current: Tab }) {
  return (
    <nav aria-label="Parts of the dashboard" className="mb-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {TABS.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.desk(id === 'overview' ? {} : { tab: id })}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent font-semibold text-ink-3 hover:text-ink hover:no-underline aria-[current]:border-ink aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
