import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JobCard as Card } from '@parley/contract/jobs/schemas.ts';
import { MAX_SEARCH } from '@parley/contract/limits.ts';
import { type Side, sideOfRole } from '@parley/contract/sides.ts';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import { requireUser } from '../platform/session/guards.ts';
import { currentNow } from '../platform/now.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { readFromCursor } from '../platform/address/search-params.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { InfiniteListEnd } from '../ui/list/InfiniteListEnd.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton, SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { Route } from './+types/PreviousJobsPage';
import { HistorySearch } from './HistorySearch.tsx';
import { JobCard } from './JobCard.tsx';
import { beginningOf, periodIn } from './periods.ts';

export const meta = () =>
  pageMeta({
    title: t`Previous jobs`,
    description: t`Your completed and canceled jobs, searchable by name and period.`,
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const { searchParams } = new URL(request.url);
  const jobs = await readFromCursor(searchParams.get('cursor'), (cursor) => read(searchParams, cursor));
  return { user, jobs };
}
clientLoader.hydrate = true as const;

function read(search: URLSearchParams, cursor?: string) {
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH) || undefined;
  const from = beginningOf(periodIn(search), currentNow());
  return call('GET /api/job/history', { query: { q, from, cursor } });
}

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-10 h-10 w-64" />
      <SkeletonRows count={5} />
    </div>
  );
}

export default function PreviousJobsPage({ loaderData: { user, jobs } }: Route.ComponentProps) {
  const { key } = useLocation();
  const { t } = useLingui();
  const side = sideOfRole(user.role) ?? 'client';
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={t`Previous jobs`}
        lead={t`Completed, canceled and ended jobs, with their chats, payments and reviews.`}
      />
      <HistorySearch />
      <h2 className="sr-only">
        <Trans>Ended jobs</Trans>
      </h2>
      {jobs.ok ? (
        <History key={key} first={jobs.data} side={side} />
      ) : (
        <LoadError title={t`We couldn’t load your previous jobs`} refusal={jobs} />
      )}
    </div>
  );
}

const useHistory = createInfiniteList<Card>();

function History({ first, side }: { first: { items: Card[]; nextCursor: string | null }; side: Side }) {
  const [search] = useSearchParams();
  const zone = useViewerZone();
  const { items, ...end } = useHistory(first, (cursor) => read(search, cursor));
  if (items.length === 0) return <None isNarrowed={search.has('q') || search.has('period')} />;
  return (
    <div className="border-t border-line">
      {items.map((job) => (
        <JobCard key={job.id} job={job} side={side} zone={zone} />
      ))}
      <InfiniteListEnd
        {...end}
        pathOf={(cursor) => paths.previousJobs({ ...Object.fromEntries(search), cursor })}
      />
    </div>
  );
}

function None({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return isNarrowed ? (
    <EmptyState
      title={t`No matching jobs`}
      action={
        <LinkButton kind="quiet" small to={paths.previousJobs()}>
          <Trans>Show all jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>Try a shorter search or a longer period.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={t`No previous jobs yet`}
      action={
        <LinkButton kind="quiet" small to={paths.dashboard()}>
          <Trans>See jobs in progress</Trans>
        </LinkButton>
      }
    >
      <Trans>Completed and canceled jobs appear here.</Trans>
    </EmptyState>
  );
}
