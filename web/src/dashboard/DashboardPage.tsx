import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@parley/contract/dashboard/schemas.ts';
import type { Earnings as EarningsOf } from '@parley/contract/payments/schemas.ts';
import { type Side, sideOfRole } from '@parley/contract/sides.ts';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { tabName } from '../admin/tab-names.ts';
import { requireUser } from '../platform/session/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { useRootAttribute } from '../ui/styles/use-root-attribute.ts';
import type { Route } from './+types/DashboardPage';
import { ClientParts } from './ClientParts.tsx';
import { DashboardLead } from './DashboardLead.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Earnings } from './Earnings.tsx';
import { HeldForYou } from './HeldForYou.tsx';
import { JobsInProgress } from './JobsInProgress.tsx';
import { LaterConsultations } from './week/LaterConsultations.tsx';
import { loadDashboard } from './load-dashboard.ts';
import { isSetUp, isSnoozed } from './needs/needs-groups.ts';
import { NeedsYou } from './needs/NeedsYou.tsx';
import { NowBand } from './week/NowBand.tsx';
import { begunOf } from './start/begun.ts';
import { splitNow } from './week/split-now.ts';
import { ProfessionalParts } from './ProfessionalParts.tsx';
import { useLookAgain } from './use-look-again.ts';
import { YourWeek } from './week/YourWeek.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.adminDashboard ? tabName(loaderData.adminDashboard.tab) : t`Dashboard`,
    description: t`What needs your attention, your next consultations and your jobs in progress.`,
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  if (user.role !== 'ADMIN')
    return { user, own: await loadDashboard({ id: user.id, role: user.role }), adminDashboard: null };
  const { loadTab } = await import('../admin/load-tab.ts');
  return { user, own: null, adminDashboard: await loadTab(new URL(request.url).searchParams) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DashboardSkeleton />;
}

// Loaded by admins only.
const AdminDashboard = lazy(async () => ({
  default: (await import('../admin/AdminDashboard.tsx')).AdminDashboard,
}));

export default function DashboardPage({ loaderData: { user, own, adminDashboard } }: Route.ComponentProps) {
  const { t } = useLingui();
  const name = user.firstName;
  return adminDashboard ? (
    <Frame heading={tabName(adminDashboard.tab)} wide>
      <Suspense fallback={<SkeletonRows count={6} />}>
        <AdminDashboard loaded={adminDashboard} />
      </Suspense>
    </Frame>
  ) : (
    <OwnDashboard heading={t`Hello ${name}`} side={sideOfRole(user.role) ?? 'client'} {...own} />
  );
}

// Loaded by newcomers only.
const FirstSteps = lazy(() => import('./start/FirstSteps.tsx'));

type Own = Awaited<ReturnType<typeof loadDashboard>> & { heading: string; side: Side };

function OwnDashboard({ heading, side, dashboard, jobs, client, professional, start }: Own) {
  const { t } = useLingui();
  useLookAgain();
  if (!dashboard.ok) {
    return (
      <Frame heading={heading}>
        <LoadError title={t`We couldn’t load your dashboard`} refusal={dashboard} />
      </Frame>
    );
  }
  const isNew = start !== null;
  const { current, queue } = splitNow(dashboard.data);
  const needs = isNew ? queue.filter((need) => !isSetUp(need)) : queue;
  const count = current.length + needs.filter((need) => !isSnoozed(need)).length;
  return (
    <Frame
      heading={heading}
      lead={isNew && count === 0 ? null : <DashboardLead count={count} upcoming={dashboard.data.upcoming} />}
    >
      {current.map(({ appointment, action }) => (
        <NowBand key={appointment.id} appointment={appointment} side={side} action={action} />
      ))}
      {start && (
        // As high as the steps: what is below must not start on the screen and leave it.
        <Suspense fallback={<SkeletonRows count={10} />}>
          <FirstSteps start={start} side={side} begun={begunOf(jobs, client)} />
        </Suspense>
      )}
      <Columns
        needs={
          (!isNew || needs.length > 0) && <NeedsYou needs={needs} side={side} isBusy={current.length > 0} />
        }
        aside={
          <Aside
            dashboard={dashboard.data}
            side={side}
            isNew={isNew}
            free={professional?.free ?? null}
            earnings={professional?.earnings.ok ? professional.earnings.data : null}
          />
        }
      >
        <JobsInProgress jobs={jobs} side={side} isNew={isNew} />
        {client && <ClientParts {...client} isNew={isNew} />}
        {professional && <ProfessionalParts {...professional} isNew={isNew} />}
      </Columns>
    </Frame>
  );
}

interface FrameProps {
  heading: string;
  lead?: ReactNode;
  /** Room for tables beside the rail. */
  wide?: boolean;
  children: ReactNode;
}

function Frame({ heading, lead, wide = false, children }: FrameProps) {
  useRootAttribute('data-wide', wide);
  return (
    <div className="column pt-8 md:pt-12">
      <header className="mb-8 md:mb-10">
        <h1>{heading}</h1>
        {lead}
      </header>
      {children}
    </div>
  );
}

/** Stacked on phones, the queue first; side by side where there is room. */
function Columns({ needs, aside, children }: { needs: ReactNode; aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-[minmax(0,1fr)_21.25rem] md:grid-rows-[auto_1fr]">
      {needs}
      <div className="grid content-start gap-12 md:col-start-2 md:row-span-2 md:row-start-1">{aside}</div>
      <div className="grid min-w-0 content-start gap-12 md:col-start-1">{children}</div>
    </div>
  );
}

type AsideProps = ComponentProps<typeof YourWeek> & {
  dashboard: Dashboard;
  earnings: EarningsOf | null;
  /** Of a newcomer: only what there is. */
  isNew: boolean;
};

function Aside({ dashboard, side, free, earnings, isNew }: AsideProps) {
  const { upcoming, earningsByMonth } = dashboard;
  const hasFree = free?.ok === true && free.data.slots.length > 0;
  const hasEarned = earningsByMonth?.some(({ netCents }) => netCents > 0) === true;
  return (
    <>
      {(!isNew || upcoming.length > 0 || hasFree) && (
        <YourWeek dashboard={dashboard} side={side} free={free} />
      )}
      {earnings && <HeldForYou earnings={earnings} />}
      <LaterConsultations appointments={upcoming} side={side} />
      {earningsByMonth && (!isNew || hasEarned) && <Earnings months={earningsByMonth} />}
    </>
  );
}
