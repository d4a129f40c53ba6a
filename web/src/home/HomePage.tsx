import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '../paths.ts';
import { inProcessApi, httpApi } from '../platform/api-server.ts';
import { clockContext } from '../platform/contexts.ts';
import { forReader } from '../platform/language/language.server.ts';
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
import { HireBar } from './HireBar.tsx';
import { HireStories } from './HireStories.tsx';
import { Moment } from './Moment.tsx';
import { NewestPostings } from './NewestPostings.tsx';
import { readHome } from './read-home.ts';
import { WhyParley } from './WhyParley.tsx';

// Visitors have blocked nobody.
const RevalidateBlocked = lazy(() => import('../users/blocks/RevalidateBlocked.tsx'));

export function loader({ request, context }: Route.LoaderArgs) {
  const zone = zoneOr(cookieOf(request.headers.get('cookie'), ZONE));
  const now = context.get(clockContext)().toISOString();
  return forReader(context, () => readHome(inProcessApi(context), zone, now));
}

export async function clientLoader() {
  // Imported lazily: a first visit uses the server's data and never needs it.
  const { readHomeInBrowser } = await import('./read-home.ts');
  return readHomeInBrowser(httpApi);
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

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { zone, soon, moment, postings } = loaderData;
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const isSignedIn = useUser() !== null;
  const ownerIds = [
    ...(soon.ok ? soon.data.map(({ id }) => id) : []),
    ...(postings.ok ? postings.data.map(({ clientId }) => clientId) : []),
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
      <div
        className={`grid items-end gap-x-14 gap-y-9 pt-6 pb-12 md:pt-10 md:pb-16 ${moment ? 'md:grid-cols-[1.05fr_1fr]' : ''}`}
      >
        <div className="min-w-0">
          <h1 className="text-hero tracking-[-.035em]">
            <Trans>
              Talk first.
              <br />
              Then hire.
            </Trans>
          </h1>
          <p className="mt-5 mb-7 max-w-[30em] text-xl text-pretty text-ink-2">
            <Trans>
              Meet a professional who’s up when you are. Talk on video, get an offer, and hire only if it
              fits. We hold your money until the work is done.
            </Trans>
          </p>
          <ServiceSearch />
        </div>
        {moment && <Moment {...moment} />}
      </div>
      <HireBar {...loaderData.hire} />
      <HireStories title={t`They talked first`} stories={loaderData.stories} />
      <WhyParley reasons={loaderData.reasons} />
      <div className="grid gap-x-14 gap-y-12 border-t border-line py-12 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:py-14">
        <AvailableSoon soon={soon} clock={loaderData.clock} />
        <DisciplineList disciplines={loaderData.disciplines} />
      </div>
      <NewestPostings postings={postings} total={loaderData.totalPostings} />
      <BecomePro {...loaderData.share} />
    </div>
  );
}
