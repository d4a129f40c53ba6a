import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '../paths.ts';
import { type Api, inProcessApi, httpApi } from '../platform/api-server.ts';
import { clockContext } from '../platform/contexts.ts';
import { cookieOf, ZONE } from '../platform/session/cookies.ts';
import { useUser } from '../platform/session/session.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { browserZone, zoneOr } from '../platform/zone.ts';
import { ServiceSearch } from '../services/ServiceSearch.tsx';
import type { Route } from './+types/HomePage';
import { siteStructuredData } from './structured-data.ts';
import { BecomePro } from './BecomePro.tsx';
import { DisciplineList } from './DisciplineList.tsx';
import { AvailableSoon } from './AvailableSoon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NewestPostings } from './NewestPostings.tsx';
import { readAvailableSoon } from './read-available-soon.ts';

// Visitors have blocked nobody.
const RevalidateBlocked = lazy(() => import('../users/blocks/RevalidateBlocked.tsx'));

async function read(api: Api, zone: string, readSoon: (api: Api) => ReturnType<typeof readAvailableSoon>) {
  const [disciplines, soon, postings] = await Promise.all([
    api('GET /api/discipline', {}),
    readSoon(api),
    api('GET /api/job/jobPosting/all', { query: { sort: 'newest', limit: 4 } }),
  ]);
  return { disciplines: disciplines.ok ? disciplines.data : [], soon, postings, zone };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const zone = zoneOr(cookieOf(request.headers.get('cookie'), ZONE));
  const now = context.get(clockContext)().toISOString();
  const page = await read(inProcessApi(context), zone, (api) => readAvailableSoon(api, zone, now));
  // The page carries its data: what it doesn't show would only make it longer.
  return { ...page, disciplines: page.disciplines.map((each) => ({ ...each, categories: [] })) };
}

export async function clientLoader() {
  // Imported lazily: a first visit uses the server's data and never needs it.
  const { readAvailableSoonInBrowser } = await import('./read-available-soon.ts');
  return read(httpApi, browserZone(), readAvailableSoonInBrowser);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: t`Parley: talk first, then hire`,
    fullTitle: t`Parley: talk first, then hire`,
    description: t`Find a professional who’s up when you are, talk it through, and agree on the work and the price. We hold your money until the work is done.`,
    canonical: absoluteUrl(matches, paths.home()),
    image: absoluteUrl(matches, '/api/sharing/card'),
    about: siteStructuredData(matches),
  });
}

export default function HomePage({
  loaderData: { disciplines, soon, postings, zone },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isSignedIn = useUser() !== null;
  const ownerIds = [
    ...(soon.ok ? soon.data.items.map(({ id }) => id) : []),
    ...(postings.ok ? postings.data.items.map(({ client }) => client.id) : []),
  ];
  // On a first visit the server doesn't know the browser's zone and picked by UTC: pick again by the reader's day.
  useEffect(() => {
    if (zone !== browserZone()) void revalidate();
  }, [zone, revalidate]);
  return (
    <div className="column">
      {isSignedIn && (
        <Suspense>
          <RevalidateBlocked ownerIds={ownerIds} />
        </Suspense>
      )}
      <div className="grid items-center gap-x-16 gap-y-10 pt-8 pb-14 md:grid-cols-[1.02fr_.98fr] md:pt-12 md:pb-18">
        <div className="min-w-0">
          <h1 className="text-hero tracking-[-.035em]">
            <Trans>
              Talk first.
              <br />
              Then hire.
            </Trans>
          </h1>
          <p className="mt-6 mb-8 max-w-[30em] text-xl text-pretty text-ink-2">
            <Trans>
              Find a professional who’s up when you are, talk it through, and agree on the work and the price.
              We hold your money until the work is done.
            </Trans>
          </p>
          <ServiceSearch />
        </div>
        <AvailableSoon soon={soon} />
      </div>
      <DisciplineList disciplines={disciplines} />
      <HowItWorks />
      <NewestPostings postings={postings} />
      <BecomePro />
    </div>
  );
}
