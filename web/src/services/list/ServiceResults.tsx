import { useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { ServiceCard as Card } from '@parley/contract/services/schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { httpApi } from '../../platform/api-server.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { SearchReading } from '../../ui/list/SearchReading.tsx';
import { SearchResults } from '../../ui/list/SearchResults.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import type { FilterSuggestion } from '../../ui/list/FilterSuggestions.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { attendanceText } from '../../users/attendance-text.ts';
import { ProfessionalRow } from '../../users/ProfessionalRow.tsx';
import type { Facets } from './facets.ts';
import type { NextDay } from './next-day.ts';
import { NextDayResults } from './NextDayResults.tsx';
import { NoResults } from './NoResults.tsx';
import { PeopleFound } from './PeopleFound.tsx';
import { resultCountText, type List, readProfessionals, readServices } from './read-list.ts';
import { ServiceCard } from '../ServiceCard.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { ServiceCardSkeletons } from './ServiceCardSkeletons.tsx';

interface Props {
  facets: Facets;
  /** The zone that the first page was read for; the next ones follow it. */
  zone: string;
  list: List;
  cursor: string | undefined;
  filters: readonly ActiveFilter[];
  suggestions: readonly FilterSuggestion[];
  nextDay: NextDay | null;
  /** How many professionals have the typed words, where few services have them. */
  people: number | null;
  /** The favorite button of each card. */
  renderFavorite: (service: Card) => ReactNode;
}

const useServices = createInfiniteList<Card>();
const useProfessionals = createInfiniteList<ProfessionalCard>();

/** The results of a service search: loading, failed, empty or a list. */
export function ServiceResults(props: Props) {
  const { facets, zone, list, cursor, filters, suggestions, nextDay, people, renderFavorite } = props;
  const { t } = useLingui();
  const { of, result } = list;
  return (
    <SearchResults
      count={result.ok ? resultCountText(list) : null}
      reading={
        result.ok && (
          <>
            <SearchReading
              typed={facets.q}
              reading={result.data.reading}
              pathTo={(words) => paths.services({ ...facets, ...words })}
            />
            {people !== null && facets.q !== undefined && (
              <PeopleFound typed={facets.q} total={people} to={pathOfView(facets, 'professionals')} />
            )}
          </>
        )
      }
      path={paths.services()}
      skeleton={
        <div className="pt-5">
          {of === 'services' ? <ServiceCardSkeletons /> : <SkeletonRows count={6} />}
        </div>
      }
      startPath={cursor === undefined ? null : paths.services(facets)}
      filters={filters}
      suggestions={suggestions}
      views={<Views facets={facets} />}
    >
      <div className="pt-5">
        {!result.ok && <LoadError title={t`We couldn’t load these results`} refusal={result} />}
        {result.ok && result.data.total === 0 && (
          <NoResults filters={filters} ofPeople={of === 'professionals'} isNear={suggestions.length > 0} />
        )}
        {of === 'services' && result.ok && (
          <Services
            facets={facets}
            zone={zone}
            first={result.data}
            isStart={cursor === undefined}
            renderFavorite={renderFavorite}
          />
        )}
        {of === 'professionals' && result.ok && (
          <People facets={facets} zone={zone} first={result.data} isStart={cursor === undefined} />
        )}
        {nextDay && <NextDayResults {...nextDay} facets={facets} renderFavorite={renderFavorite} />}
      </div>
    </SearchResults>
  );
}

/** The same search among services or people, who are sorted by something else. */
const pathOfView = (facets: Facets, show: Facets['show']) =>
  paths.services({ ...facets, show, sort: undefined });

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
          to={pathOfView(facets, show)}
          preventScrollReset
          aria-current={facets.show === show ? 'page' : undefined}
          className="min-h-11 md:min-h-6 text-ink-3 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

interface ListState<T> extends Pick<Props, 'facets' | 'zone'> {
  first: { items: T[]; nextCursor: string | null; total: number };
  /** Whether nothing stands before the first page. */
  isStart: boolean;
}

function Services({
  facets,
  zone,
  first,
  isStart,
  renderFavorite,
}: ListState<Card> & Pick<Props, 'renderFavorite'>) {
  const { items, ...end } = useServices(first, (at) => readServices(httpApi, { ...facets, zone }, at));
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {items.map((service, place) => (
          <li key={service.id} className="min-w-0">
            <ServiceCard
              service={service}
              favoriteButton={renderFavorite(service)}
              end={<CompareToggle service={service} />}
              isFirst={place < 2}
            />
          </li>
        ))}
      </ul>
      <InfiniteListEnd
        {...end}
        counts={isStart ? { shown: items.length, total: first.total } : undefined}
        pathOf={(cursor) => paths.services({ ...facets, cursor })}
      />
    </>
  );
}

function People({ facets, zone, first, isStart }: ListState<ProfessionalCard>) {
  const { items, ...end } = useProfessionals(first, (at) =>
    readProfessionals(httpApi, { ...facets, zone }, at),
  );
  return (
    <>
      <ul>
        {items.map((professional) => (
          <ProfessionalRow key={professional.id} professional={professional}>
            {professional.attendance && <> · {attendanceText(professional.attendance)}</>}
          </ProfessionalRow>
        ))}
      </ul>
      <InfiniteListEnd
        {...end}
        counts={isStart ? { shown: items.length, total: first.total } : undefined}
        pathOf={(cursor) => paths.services({ ...facets, cursor })}
      />
    </>
  );
}
