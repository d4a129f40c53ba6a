import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { lazy, Suspense } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import {
  findCategory,
  findDiscipline,
  unknownIn,
  withChosenCategories,
} from '../../disciplines/find-discipline.ts';
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx';
import { paths } from '../../paths.ts';
import { type Api, inProcessApi, httpApi } from '../../platform/api-server.ts';
import { clockContext } from '../../platform/contexts.ts';
import { cookieOf, ZONE } from '../../platform/session/cookies.ts';
import { useUser } from '../../platform/session/session.ts';
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx';
import { filterSuggestions } from '../../platform/form/filter-suggestions.ts';
import { limitSearch } from '../../platform/form/limit-search.ts';
import { currentNow, useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { absoluteUrl } from '../../platform/root-data.ts';
import { browserZone, useViewerZone, zoneOr } from '../../platform/zone.ts';
import { whenOf, windowText } from '../../time/window-text.ts';
import { isWhen, windowOf } from '../../time/windows.ts';
import { ActiveFilters } from '../../ui/list/ActiveFilters.tsx';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { Filters } from '../../ui/list/Filters.tsx';
import { useRevalidateBlocked } from '../../users/blocks/use-blocks.ts';
import type { Route } from './+types/ServicesPage';
import { serviceListStructuredData } from './structured-data.ts';
import { ServiceSearch } from '../ServiceSearch.tsx';
import { activeFilters, type Facets, readFacets, sortsOf, windowIn } from './facets.ts';
import { readNextDay } from './next-day.ts';
import { readPeopleFound } from './people-found.ts';
import { RecentlySeen } from './RecentlySeen.tsx';
import { CompareTray } from '../compare/CompareTray.tsx';
import { ServiceResults } from './ServiceResults.tsx';
import { countsOf, lastingFacets, peopleIn, resultCountText, readList } from './read-list.ts';
import { ServiceFilters } from './ServiceFilters.tsx';

const SavedSearchMenu = lazy(() => import('../../saved-searches/SavedSearchMenu.tsx'));

async function read(api: Api, request: Request, { now, zone }: { now: string; zone: string }) {
  const facets = readFacets(new URL(request.url).searchParams);
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const [disciplines, list] = await Promise.all([
    api('GET /api/discipline', {}),
    readList(api, { ...facets, zone }, cursor),
  ]);
  // A stale or malformed cursor: start over.
  if (cursor !== undefined && list.result.status === 400) throw redirect(paths.services(facets));
  const named = disciplines.ok ? disciplines.data : [];
  const filters = activeFilters(facets, { disciplines: named, now, zone: 'UTC' });
  const [suggestions, nextDay, people] = await Promise.all([
    filterSuggestions(list.result, filters, async (search) => {
      const { result } = await readList(api, { ...readFacets(search), zone }, undefined, 1);
      return result;
    }),
    readNextDay(api, { ...facets, zone }, list),
    readPeopleFound(api, { ...facets, zone }, list),
  ]);
  return { facets, zone, cursor, list, suggestions, nextDay, people, disciplines: named };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const when = search.get('when');
  const zone = zoneOr(cookieOf(request.headers.get('cookie'), ZONE));
  const now = context.get(clockContext)().toISOString();
  if (isWhen(when)) {
    // The search box submitted without scripts: turn the option into a window here.
    const window = windowOf(when, now, zone);
    throw redirect(paths.services({ ...readFacets(search), ...window }));
  }
  const page = await read(inProcessApi(context), request, { now, zone });
  return { ...page, disciplines: withChosenCategories(page.disciplines, page.facets) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return read(httpApi, request, { now: currentNow(), zone: browserZone() });
}

export function meta({ loaderData: { facets, disciplines, cursor, list }, matches }: Route.MetaArgs) {
  const heading = headingOf(facets, disciplines);
  const { show } = facets;
  const { disciplineId, categoryId } = unknownIn(disciplines, facets) ? {} : facets;
  const found = resultCountText(list);
  return pageMeta({
    title: heading,
    description: t`${found} on Parley: ${heading}. See who’s up when you are, talk first, then agree on the work and the price.`,
    canonical: absoluteUrl(matches, paths.services({ disciplineId, categoryId, show, cursor })),
    image: absoluteUrl(matches, '/api/sharing/card'),
    about:
      list.of === 'services' && list.result.ok
        ? serviceListStructuredData(list.result.data.items, matches)
        : [],
  });
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { facets, disciplines, list, cursor, suggestions, nextDay, people } = loaderData;
  const now = useNow();
  const zone = useViewerZone();
  const isSignedIn = useUser() !== null;
  const { key } = useLocation();
  const navigate = useNavigate();
  useRevalidateBlocked(peopleIn(list));
  const window = windowIn(facets);
  const filters = activeFilters(facets, { disciplines, now, zone });
  const lasting = lastingFacets(facets, list);
  const ofPeople = list.of === 'professionals';
  const found = resultCountText(list);
  const sorts = sortsOf(facets);
  const change = (part: Partial<Facets>) =>
    void navigate(paths.services({ ...facets, ...part }), { preventScrollReset: true });
  return (
    <div ref={focusFallback} className="column pt-4 md:pt-8">
      <h1 className="text-2xl md:text-3xl">{headingOf(facets, disciplines)}</h1>
      <div className="mt-5 mb-6">
        <ServiceSearch
          key={`${facets.q} ${facets.freeTo}`}
          q={facets.q}
          when={window ? (whenOf(window, now, zone) ?? 'custom') : ''}
          windowLabel={
            window && whenOf(window, now, zone) === null ? windowText(window, now, zone) : undefined
          }
          others={{ ...facets, exact: undefined }}
          onInput={limitSearch}
        />
      </div>
      <Filters
        active={filters.length}
        showText={t`Show ${found}`}
        end={
          <ChipSelect
            label={t`Sort`}
            name="sort"
            options={sorts}
            value={sorts.find(({ value }) => value === facets.sort)?.value ?? sorts[0]?.value}
            onChange={(sort) => change({ sort: sort === sorts[0]?.value ? undefined : sort })}
          />
        }
      >
        {(wide) => (
          <ServiceFilters
            facets={facets}
            disciplines={disciplines}
            onChange={change}
            wide={wide}
            ofPeople={ofPeople}
            counts={countsOf(list, filters.length === 0 ? disciplines : [])}
          />
        )}
      </Filters>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <ActiveFilters filters={filters} none={paths.services({ show: facets.show })} />
        {!ofPeople && (
          <SaveSearch
            kind="SERVICE"
            facets={lasting}
            filters={activeFilters(lasting, { disciplines, now, zone })}
          />
        )}
        {isSignedIn && !ofPeople && (
          <Suspense>
            <SavedSearchMenu kind="SERVICE" />
          </Suspense>
        )}
      </div>
      <ServiceResults
        key={key}
        {...{ facets, list, cursor, filters, suggestions, nextDay, people }}
        zone={loaderData.zone}
        renderFavorite={({ id, title }) => <FavoriteButton kind="services" id={id} title={title} />}
      />
      <RecentlySeen />
      <CompareTray />
    </div>
  );
}

function headingOf(facets: Facets, disciplines: readonly Discipline[]): string {
  const { q } = facets;
  if (q) return t`Results for “${q}”`;
  const named = findCategory(disciplines, facets) ?? findDiscipline(disciplines, facets);
  return named?.name ?? t`Find a professional`;
}
