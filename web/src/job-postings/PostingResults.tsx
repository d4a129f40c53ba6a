import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { httpApi } from '../platform/api-server.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import { useUser } from '../platform/session/session.ts';
import type { ActiveFilter } from '../ui/list/ActiveFilters.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { SearchReading } from '../ui/list/SearchReading.tsx';
import { SearchResults } from '../ui/list/SearchResults.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { InfiniteListEnd } from '../ui/list/InfiniteListEnd.tsx';
import type { FilterSuggestion } from '../ui/list/FilterSuggestions.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { Facets } from './facets.ts';
import { PostingCard } from './PostingCard.tsx';
import { resultCountText, type List, readPostings } from './read-list.ts';

interface Props {
  facets: Facets;
  list: List;
  cursor: string | undefined;
  filters: readonly ActiveFilter[];
  suggestions: readonly FilterSuggestion[];
  /** The favorite button of each card. */
  renderFavorite: (posting: JobPostingCard) => ReactNode;
}

const usePostings = createInfiniteList<JobPostingCard>();

/** The results of a posting search: loading, failed, empty or a list. */
export function PostingResults({ facets, list, cursor, filters, suggestions, renderFavorite }: Props) {
  const { t } = useLingui();
  return (
    <SearchResults
      count={list.ok ? resultCountText(list) : null}
      reading={
        list.ok && (
          <SearchReading
            typed={facets.q}
            reading={list.data.reading}
            pathTo={(words) => paths.jobPostings({ ...facets, ...words })}
          />
        )
      }
      path={paths.jobPostings()}
      skeleton={<SkeletonRows count={6} />}
      startPath={cursor === undefined ? null : paths.jobPostings(facets)}
      filters={filters}
      suggestions={suggestions}
    >
      {!list.ok && <LoadError title={t`We couldn’t load the job postings`} refusal={list} />}
      {list.ok && list.data.total === 0 && (
        <div className="pt-5">
          <NoResults filters={filters} isNear={suggestions.length > 0} />
        </div>
      )}
      {list.ok && (
        <Postings
          facets={facets}
          first={list.data}
          isStart={cursor === undefined}
          renderFavorite={renderFavorite}
        />
      )}
    </SearchResults>
  );
}

interface PostingsProps extends Pick<Props, 'renderFavorite'> {
  facets: Facets;
  first: { items: JobPostingCard[]; nextCursor: string | null; total: number };
  /** Whether nothing stands before the first page. */
  isStart: boolean;
}

function Postings({ facets, first, isStart, renderFavorite }: PostingsProps) {
  const { items, ...end } = usePostings(first, (at) => readPostings(httpApi, facets, at));
  return (
    <>
      <ul>
        {items.map((posting) => (
          <li key={posting.id}>
            <PostingCard posting={posting} favoriteButton={renderFavorite(posting)} />
          </li>
        ))}
      </ul>
      <InfiniteListEnd
        {...end}
        counts={isStart ? { shown: items.length, total: first.total } : undefined}
        pathOf={(cursor) => paths.jobPostings({ ...facets, cursor })}
      />
    </>
  );
}

/** `isNear`: it says below how many there are without each filter. */
function NoResults({ filters, isNear }: Pick<Props, 'filters'> & { isNear: boolean }) {
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
      <EmptyState title={t`No job postings yet`} action={post || offer}>
        <p>
          <Trans>Job postings appear here with their budget and the client’s history.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No job postings match`}
      action={
        <>
          {(isNear ? [] : filters).map(({ label, to }) => (
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
    </EmptyState>
  );
}
