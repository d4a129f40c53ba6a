import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { paths } from '../paths.ts';
import { overHttp } from '../platform/api-server.ts';
import { growing } from '../platform/use-infinite-list.ts';
import { useUser } from '../platform/session/session.ts';
import type { ActiveFilter } from '../ui/list/ActiveFilters.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Count } from '../ui/list/Count.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { ListEnd } from '../ui/list/ListEnd.tsx';
import { type NearMiss, NearMisses } from '../ui/list/NearMisses.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import type { Facets } from './facets.ts';
import { PostingCard } from './PostingCard.tsx';
import { foundText, type List, readPostings } from './read-list.ts';

interface Props {
  facets: Facets;
  list: List;
  cursor: string | undefined;
  filters: readonly ActiveFilter[];
  misses: readonly NearMiss[];
  /** The heart on each. */
  heartOf: (posting: JobPostingCard) => ReactNode;
}

const usePostings = growing<JobPostingCard>();

/** What a search among the postings found, in one of its faces. */
export function FoundPostings({ facets, list, cursor, filters, misses, heartOf }: Props) {
  const { t } = useLingui();
  const isSearching = useNavigation().location?.pathname === paths.jobPostings();
  return (
    <section aria-label={t`Results`} className="mt-5 border-t border-line pt-4">
      <Count>{list.ok ? foundText(list) : t`Results`}</Count>
      {isSearching && <SkeletonRows count={6} />}
      <div hidden={isSearching}>
        {!list.ok && <Unloaded title={t`We couldn’t load the job postings`} refusal={list} />}
        {list.ok && list.data.total === 0 && <NothingFound filters={filters} />}
        {list.ok && <Postings facets={facets} first={list.data} heartOf={heartOf} />}
        <NearMisses misses={misses} filters={filters} />
      </div>
      {cursor !== undefined && (
        <p className="pt-5">
          <Link to={paths.jobPostings(facets)} className="underline underline-offset-3">
            <Trans>Back to the start</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

interface PostingsProps extends Pick<Props, 'heartOf'> {
  facets: Facets;
  first: { items: JobPostingCard[]; nextCursor: string | null };
}

function Postings({ facets, first, heartOf }: PostingsProps) {
  const { items, nextCursor, more, ...end } = usePostings(first, (at) => readPostings(overHttp, facets, at));
  return (
    <>
      <ul>
        {items.map((posting) => (
          <li key={posting.id}>
            <PostingCard posting={posting} heart={heartOf(posting)} />
          </li>
        ))}
      </ul>
      <ListEnd
        next={nextCursor && paths.jobPostings({ ...facets, cursor: nextCursor })}
        onMore={more}
        {...end}
      />
    </>
  );
}

function NothingFound({ filters }: Pick<Props, 'filters'>) {
  const { t } = useLingui();
  const user = useUser();
  const offer = user?.role === 'PROFESSIONAL' && (
    <LinkButton small to={paths.addService()}>
      <Trans>Add Service</Trans>
    </LinkButton>
  );
  const post = user?.role !== 'PROFESSIONAL' && (
    <LinkButton small to={paths.addJobPosting()}>
      <Trans>Post Job</Trans>
    </LinkButton>
  );
  if (filters.length === 0) {
    return (
      <Empty title={t`No job postings yet`} action={post || offer}>
        <p>
          <Trans>Job postings appear here with their budget and the client’s history.</Trans>
        </p>
      </Empty>
    );
  }
  return (
    <Empty
      title={t`No job postings match`}
      action={
        <>
          {filters.map(({ label, to }) => (
            <LinkButton key={label} kind="quiet" small to={to} preventScrollReset>
              <Trans>Remove {label}</Trans>
            </LinkButton>
          ))}
          {offer}
        </>
      }
    >
      <p>
        {offer
          ? t`Try removing a filter, or list a service so clients can find you.`
          : t`Try removing a filter.`}
      </p>
    </Empty>
  );
}
