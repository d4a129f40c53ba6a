import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecommendedProfessional } from '@parley/contract/saved-searches/schemas.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { browserZone } from '../../platform/zone.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { Recommended, RecommendedSkeleton, recommendedTitle } from './Recommended.tsx';
import type { Route } from './+types/RecommendedProfessionalsPage';
import { RecommendedProfessionalRow } from './RecommendedProfessionalRow.tsx';

export const meta = () =>
  pageMeta({
    title: recommendedTitle(),
    description: t`Professionals you could talk to next, and why.`,
    hidden: true,
  });

const readRecommended = (cursor?: string) =>
  call('GET /api/recommendation/professional', { query: { cursor, timeZone: browserZone() } });

export async function clientLoader() {
  return { professionals: await readRecommended() };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <RecommendedSkeleton />;
}

export default function RecommendedProfessionalsPage({
  loaderData: { professionals },
}: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <Recommended
      lead={t`Professionals who fit your job postings, or what you saved and booked. The best fit comes first.`}
      loaded={professionals}
      failure={t`We couldn’t load the professionals`}
      none={<None />}
      list={(first, key) => <Professionals key={key} first={first} />}
    />
  );
}

const useProfessionals = createInfiniteList<RecommendedProfessional>();

function Professionals({
  first,
}: {
  first: { items: RecommendedProfessional[]; nextCursor: string | null };
}) {
  const { items, ...end } = useProfessionals(first, readRecommended);
  return (
    <>
      <ul className="border-t border-line">
        {items.map((service) => (
          <RecommendedProfessionalRow key={service.id} service={service} heading="h2" />
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
      title={t`Nobody to recommend yet`}
      action={
        <LinkButton kind="quiet" small to={paths.services()}>
          <Trans>Browse services</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>Post a job or save services you like, and professionals who fit appear here.</Trans>
      </p>
    </EmptyState>
  );
}
