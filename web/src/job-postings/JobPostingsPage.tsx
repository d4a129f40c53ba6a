import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { redirect, useLocation, useNavigate } from 'react-router';
import {
  findCategory,
  findDiscipline,
  unknownIn,
  withChosenCategories,
} from '../disciplines/find-discipline.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { paths } from '../paths.ts';
import { type Api, inProcessApi, httpApi } from '../platform/api-server.ts';
import { filterSuggestions } from '../platform/form/filter-suggestions.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { useViewerZone } from '../platform/zone.ts';
import { KindFilters, PricingFilters } from '../services/list/KindFilters.tsx';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';
import { ActiveFilters } from '../ui/list/ActiveFilters.tsx';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { Filters } from '../ui/list/Filters.tsx';
import { SearchBox } from '../ui/form/SearchBox.tsx';
import { useRevalidateBlocked } from '../users/blocks/use-blocks.ts';
import type { Route } from './+types/JobPostingsPage';
import { postingListStructuredData } from './structured-data.ts';
import { activeFilters, type Facets, readFacets, SORTS } from './facets.ts';
import { PostingResults } from './PostingResults.tsx';
import { resultCountText, readPostings } from './read-list.ts';

async function read(api: Api, request: Request) {
  const search = new URL(request.url).searchParams;
  const facets = readFacets(search);
  const cursor = search.get('cursor') ?? undefined;
  const [disciplines, list] = await Promise.all([
    api('GET /api/discipline', {}),
    readPostings(api, facets, cursor),
  ]);
  // A stale or malformed cursor: start over.
  if (cursor !== undefined && list.status === 400) throw redirect(paths.jobPostings(facets));
  const named = disciplines.ok ? disciplines.data : [];
  const suggestions = await filterSuggestions(list, activeFilters(facets, named, 'UTC'), (without) =>
    readPostings(api, readFacets(without), undefined, 1),
  );
  return { facets, cursor, list, suggestions, disciplines: named };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await read(inProcessApi(context), request);
  return { ...page, disciplines: withChosenCategories(page.disciplines, page.facets) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return read(httpApi, request);
}

export function meta({ loaderData: { facets, disciplines, cursor, list }, matches }: Route.MetaArgs) {
  const heading = headingOf(facets, disciplines);
  const { disciplineId, categoryId } = unknownIn(disciplines, facets) ? {} : facets;
  const found = resultCountText(list);
  return pageMeta({
    title: heading === defaultHeading() ? heading : t`${heading}: job postings`,
    description: t`${found} on Parley. See each budget and the client’s history, then propose a price and a time to talk.`,
    canonical: absoluteUrl(matches, paths.jobPostings({ disciplineId, categoryId, cursor })),
    image: absoluteUrl(matches, '/api/sharing/card'),
    about: list.ok ? postingListStructuredData(list.data.items, matches) : [],
  });
}

export default function JobPostingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { facets, disciplines, list, cursor, suggestions } = loaderData;
  const { key } = useLocation();
  const navigate = useNavigate();
  const zone = useViewerZone();
  useRevalidateBlocked(list.ok ? list.data.items.map(({ client }) => client.id) : []);
  const filters = activeFilters(facets, disciplines, zone);
  const found = resultCountText(list);
  const corrected = list.ok ? list.data.reading.corrected : null;
  const asFound = { ...facets, q: corrected ?? facets.q, since: undefined };
  const change = (part: Partial<Facets>) =>
    void navigate(paths.jobPostings({ ...facets, ...part }), { preventScrollReset: true });
  return (
    <div ref={focusFallback} className="column pt-4 md:pt-8">
      <h1 className="text-2xl md:text-3xl">{headingOf(facets, disciplines)}</h1>
      <div className="mt-5 mb-6">
        <SearchBox
          key={facets.q}
          label={t`What do you do?`}
          placeholder={t`Bookkeeping`}
          button={t`Find work`}
          action={paths.jobPostings()}
          q={facets.q}
          onSearch={(q) => change({ q, exact: undefined })}
        />
      </div>
      <Filters
        active={filters.length}
        showText={t`Show ${found}`}
        end={
          <ChipSelect
            label={t`Sort`}
            name="sort"
            options={facets.q === undefined ? SORTS.slice(1) : SORTS}
            value={facets.sort ?? (facets.q === undefined ? 'newest' : 'relevance')}
            onChange={(sort) => change({ sort })}
          />
        }
      >
        {(wide) => (
          <>
            <KindFilters
              facets={facets}
              disciplines={disciplines}
              experienceLabel={t`Experience wanted`}
              onChange={change}
              wide={wide}
            />
            <PricingFilters
              facets={facets}
              label={t`Budget`}
              any={t`Any budget`}
              onChange={change}
              wide={wide}
            />
          </>
        )}
      </Filters>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <ActiveFilters filters={filters} none={paths.jobPostings()} />
        <SaveSearch kind="POSTING" facets={asFound} filters={activeFilters(asFound, disciplines, zone)} />
      </div>
      <PostingResults
        key={key}
        {...{ facets, list, cursor, filters, suggestions }}
        renderFavorite={({ id, title }) => <FavoriteButton kind="jobPostings" id={id} title={title} />}
      />
    </div>
  );
}

const defaultHeading = () => t`Job postings`;

function headingOf(facets: Facets, disciplines: readonly Discipline[]): string {
  const { q } = facets;
  if (q) return t`Results for “${q}”`;
  const named = findCategory(disciplines, facets) ?? findDiscipline(disciplines, facets);
  return named?.name ?? defaultHeading();
}
