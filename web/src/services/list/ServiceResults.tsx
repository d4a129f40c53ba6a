import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { ServiceCard as Card } from '@parley/contract/services/schemas.ts';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { httpApi } from '../../platform/api-server.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { ResultCount } from '../../ui/list/ResultCount.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { type FilterSuggestion, FilterSuggestions } from '../../ui/list/FilterSuggestions.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { ProfessionalRow } from '../../users/ProfessionalRow.tsx';
import type { Facets } from './facets.ts';
import { NoResults } from './NoResults.tsx';
import { resultCountText, type List, readProfessionals, readServices } from './read-list.ts';
import { ServiceCard } from '../ServiceCard.tsx';
import { ServiceCardSkeletons } from './ServiceCardSkeletons.tsx';

interface Props {
  facets: Facets;
  list: List;
  cursor: string | undefined;
  filters: readonly ActiveFilter[];
  suggestions: readonly FilterSuggestion[];
  /** The favorite button of each card. */
  renderFavorite: (service: Card) => ReactNode;
}

const useServices = createInfiniteList<Card>();
const useProfessionals = createInfiniteList<ProfessionalCard>();

/** The results of a search: loading, failed, empty or a list. */
export function SearchResults({ facets, list, cursor, filters, suggestions, renderFavorite }: Props) {
  const { t } = useLingui();
  const isSearching = useNavigation().location?.pathname === paths.services();
  const { of, result } = list;
  return (
    <section aria-label={t`Results`} className="mt-5">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <ResultCount>{result.ok ? resultCountText(list) : t`Results`}</ResultCount>
        <Views facets={facets} />
      </div>
      {isSearching && (of === 'services' ? <ServiceCardSkeletons /> : <SkeletonRows count={6} />)}
      <div hidden={isSearching}>
        {!result.ok && <LoadError title={t`We couldn’t load these results`} refusal={result} />}
        {result.ok && result.data.total === 0 && (
          <NoResults filters={filters} ofPeople={of === 'professionals'} />
        )}
        {of === 'services' && result.ok && (
          <Services facets={facets} first={result.data} renderFavorite={renderFavorite} />
        )}
        {of === 'professionals' && result.ok && <People facets={facets} first={result.data} />}
        <FilterSuggestions suggestions={suggestions} filters={filters} />
      </div>
      {cursor !== undefined && (
        <p className="border-t border-line pt-5">
          <Link to={paths.services(facets)} className="underline underline-offset-3">
            <Trans>Back to the start</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

function Views({ facets }: Pick<Props, 'facets'>) {
  const { t } = useLingui();
  const views = [
    { name: t`Services`, show: undefined },
    { name: t`People`, show: 'professionals' as const },
  ];
  return (
    <nav aria-label={t`Show`} className="flex gap-4 text-sm">
      {views.map(({ name, show }) => (
        <Link
          key={name}
          to={paths.services({ ...facets, show, sort: undefined })}
          preventScrollReset
          aria-current={facets.show === show ? 'page' : undefined}
          className="min-h-6 text-ink-3 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

interface ListState<T> {
  facets: Facets;
  first: { items: T[]; nextCursor: string | null };
}

function Services({ facets, first, renderFavorite }: ListState<Card> & Pick<Props, 'renderFavorite'>) {
  const { items, ...end } = useServices(first, (at) => readServices(httpApi, facets, at));
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {items.map((service, place) => (
          <li key={service.id} className="min-w-0">
            <ServiceCard service={service} favoriteButton={renderFavorite(service)} isFirst={place < 2} />
          </li>
        ))}
      </ul>
      <InfiniteListEnd {...end} pathOf={(cursor) => paths.services({ ...facets, cursor })} />
    </>
  );
}

function People({ facets, first }: ListState<ProfessionalCard>) {
  const { items, ...end } = useProfessionals(first, (at) => readProfessionals(httpApi, facets, at));
  return (
    <>
      <ul>
        {items.map((professional) => (
          <ProfessionalRow key={professional.id} professional={professional} />
        ))}
      </ul>
      <InfiniteListEnd {...end} pathOf={(cursor) => paths.services({ ...facets, cursor })} />
    </>
  );
}
