import { lazy, Suspense } from 'react';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import type { LoadedTab } from './load-tab.ts';
import { Audit } from './audit/Audit.tsx';
import { Certificates } from './certificates/Certificates.tsx';
import { DeskKeys } from './desk/DeskKeys.tsx';
import { Rail } from './desk/Rail.tsx';
import { Jobs } from './jobs/Jobs.tsx';
import { Negotiations } from './negotiations/Negotiations.tsx';
import { Overview } from './overview/Overview.tsx';
import { Payments } from './payments/Payments.tsx';
import { Reports } from './reports/Reports.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { Tickets } from './support/Tickets.tsx';
import { Users } from './users/Users.tsx';

// Opened seldom, and large.
const Disciplines = lazy(async () => ({
  default: (await import('./disciplines/Disciplines.tsx')).Disciplines,
}));
const Settings = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).Settings }));
const FeeInvoices = lazy(async () => ({
  default: (await import('./payments/FeeInvoices.tsx')).FeeInvoices,
}));
const System = lazy(async () => ({ default: (await import('./system/System.tsx')).System }));

/** The desk: one tab of it, the rail with the others, and its keys. */
export function AdminDashboard({ loaded }: { loaded: LoadedTab }) {
  return (
    <div className="lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-10 xl:gap-14">
      <Rail loaded={loaded} />
      <div className="min-w-0">
        <Suspense fallback={<SkeletonRows count={6} />}>
          {/* A list or a queue goes with its last row. */}
          <div key={loaded.tab} ref={focusFallback}>
            <Shown loaded={loaded} />
          </div>
        </Suspense>
        <div className="mt-10 max-lg:hidden">
          <DeskKeys tab={loaded.tab} />
        </div>
      </div>
    </div>
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
    case 'invoices':
      return <FeeInvoices loaded={loaded.list} />;
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
    case 'settings':
      return <Settings settings={loaded.settings} fees={loaded.fees} />;
    case 'system':
      return <System loaded={loaded.system} />;
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
