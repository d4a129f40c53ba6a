import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecommendedPosting } from '@parley/contract/saved-searches/schemas.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { Recommended, RecommendedSkeleton, recommendedTitle } from './Recommended.tsx';
import type { Route } from './+types/RecommendedPage';
import { RecommendedRow } from './RecommendedRow.tsx';

export const meta = () =>
  pageMeta({
    title: recommendedTitle(),
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
  return <RecommendedSkeleton />;
}

export default function RecommendedPage({ loaderData: { postings } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <Recommended
      lead={t`Open job postings that fit your services, the best fit first.`}
      loaded={postings}
      failure={t`We couldn’t load the job postings`}
      none={<None />}
      list={(first, key) => <Postings key={key} first={first} />}
    />
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
      heading="h2"
      title={t`No job postings fit your services yet`}
      action={
        <LinkButton kind="quiet" small to={paths.jobPostings()}>
          <Trans>Browse job postings</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          New ones that fit appear here, and we’ll notify you. Add services and skills to match more.
        </Trans>
      </p>
    </EmptyState>
  );
}
