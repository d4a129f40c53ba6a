import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { LoadedTab } from './load-tab.ts';
import { Audit } from './audit/Audit.tsx';
import { Certificates } from './certificates/Certificates.tsx';
import { Disciplines } from './disciplines/Disciplines.tsx';
import { Jobs } from './jobs/Jobs.tsx';
import { Negotiations } from './negotiations/Negotiations.tsx';
import { Overview } from './overview/Overview.tsx';
import { Payments } from './payments/Payments.tsx';
import { Reports } from './reports/Reports.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { TABS, type Tab } from './tabs.ts';
import { tabName } from './tab-names.ts';
import { Tickets } from './support/Tickets.tsx';
import { Users } from './users/Users.tsx';

/** One tab of an admin's dashboard, and links to the others. */
export function AdminDashboard({ loaded }: { loaded: LoadedTab }) {
  return (
    <>
      <TabLinks current={loaded.tab} />
      <Shown key={loaded.tab} loaded={loaded} />
    </>
  );
}

function Shown({ loaded }: { loaded: LoadedTab }) {
  switch (loaded.tab) {
    case 'jobs':
      return <Jobs loaded={loaded.list} />;
    case 'negotiations':
      return <Negotiations loaded={loaded.list} />;
    case 'users':
      return <Users loaded={loaded.list} />;
    case 'payments':
      return (
        <Payments
          loaded={loaded.list}
          stuck={loaded.stuck}
          unmatched={loaded.unmatched}
          slow={loaded.slow}
          holds={loaded.holds}
          chargebacks={loaded.chargebacks}
          debts={loaded.debts}
        />
      );
    case 'reviews':
      return <Reviews loaded={loaded.list} />;
    case 'certificates':
      return <Certificates loaded={loaded.list} />;
    case 'audit':
      return <Audit loaded={loaded.list} />;
    case 'disciplines':
      return <Disciplines loaded={loaded.disciplines} />;
    case 'support':
      return <Tickets loaded={loaded.list} />;
    case 'reports':
      return <Reports loaded={loaded.list} />;
    case 'overview':
      return (
        <Overview
          loaded={loaded.overview}
          mails={loaded.mails}
          contested={loaded.contested}
          reconciliations={loaded.reconciliations}
        />
      );
  }
}

function TabLinks({ current }: { current: Tab }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Dashboard sections`} className="mb-8 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {TABS.map(({ id }) => (
          <li key={id}>
            <Link
              to={paths.adminDashboard(id === 'overview' ? {} : { tab: id })}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent forced-colors:not-aria-[current]:border-[Canvas] font-semibold text-ink-3 hover:text-ink hover:no-underline aria-[current]:border-ink aria-[current]:text-ink"
            >
              {tabName(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
