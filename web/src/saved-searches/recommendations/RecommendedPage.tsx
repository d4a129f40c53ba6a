import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecommendedPosting } from '@parley/contract/saved-searches/schemas.ts';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Route } from './+types/RecommendedPage';
import { RecommendedRow } from './RecommendedRow.tsx';

const title = () => t`Recommended for you`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`Open job postings that fit your services, and why.`,
    hidden: true,
  });

const readRecommended = (cursor?: string) => call('GET /api/recommendation/posting', { query: { cursor } });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireUser(request);
  return { postings: await readRecommended() };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} />
      <SkeletonRows />
    </div>
  );
}

export default function RecommendedPage({ loaderData: { postings } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { key } = useLocation();
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={title()}
        lead={t`Open job postings that fit your services, the best fit first.`}
      />
      {!postings.ok && <LoadError title={t`We couldn’t load the job postings`} refusal={postings} />}
      {postings.ok && postings.data.items.length === 0 && <None />}
      {postings.ok && postings.data.items.length > 0 && <Postings key={key} first={postings.data} />}
    </div>
  );
}

const usePostings = createInfiniteList<RecommendedPosting>();

function Postings({ first }: { first: { items: RecommendedPosting[]; nextCursor: string | null } }) {
  const { items, ...end } = usePostings(first, readRecommended);
  return (
    <>
      <ul className="border-t border-line">
        {items.map((posting) => (
          <RecommendedRow key={posting.id} posting={posting} />
        ))}
      </ul>
      <InfiniteListEnd {...end} />
    </>
  );
}

function None() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No job postings fit your services yet`}
      action={
        <LinkButton kind="quiet" small to={paths.jobPostings()}>
          <Trans>Browse job postings</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          New ones that fit appear here, and we tell you. Add services and skills to be found for more.
        </Trans>
      </p>
    </EmptyState>
  );
}
