import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { CertificateList } from '../certificates/CertificateList.tsx';
import { paths } from '../paths.ts';
import { type Api, inProcessApi, httpApi, dataOrThrow } from '../platform/api-server.ts';
import { useNow } from '../platform/now.ts';
import { pageMeta } from '../platform/page-meta.ts';
import type { Result } from '../platform/result.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { useUser } from '../platform/session/session.ts';
import { useViewerZone } from '../platform/zone.ts';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { ServiceRows } from '../services/list/ServiceRows.tsx';
import { LargeRibbon } from '../time/ribbon/LargeRibbon.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SkillTags } from '../ui/SkillTags.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { Route } from './+types/ProfilePage';
import { professionalStructuredData } from './structured-data.ts';
import { InvitePanel } from '../services/InvitePanel.tsx';
import { BlockedNotice } from './blocks/BlockedNotice.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ratingText } from './rating-text.ts';
import { shortName } from './short-name.ts';

const REVIEWS = 8;

async function read(api: Api, id: string, request: Request) {
  const cursor = new URL(request.url).searchParams.get('reviews') ?? undefined;
  const [profile, services, reviews, certificates] = await Promise.all([
    api('GET /api/users/professional/:id', { params: { id } }),
    api('GET /api/service/professional/all', { query: { userId: id } }),
    api('GET /api/review/professional/:id', { params: { id }, query: { cursor, limit: REVIEWS } }),
    api('GET /api/certification', { query: { userId: id } }),
  ]);
  return { profile: dataOrThrow(profile), services, reviews, certificates };
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  return read(inProcessApi(context), params.professionalId, request);
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return read(httpApi, params.professionalId, request);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { profile } = loaderData;
  return pageMeta({
    title: `${profile.displayName}, ${profile.headline}`,
    description: profile.bio,
    canonical: absoluteUrl(matches, paths.professional(profile.id)),
    image: absoluteUrl(matches, `/api/sharing/card/professional/${profile.id}`),
    about: professionalStructuredData(profile, matches),
  });
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <Shown key={loaderData.profile.id} {...loaderData} />;
}

type Page = Awaited<ReturnType<typeof read>>;

function Shown({ profile, services, reviews, certificates }: Page) {
  const { t } = useLingui();
  return (
    <div className="column grid items-start gap-x-12 gap-y-10 pt-5 md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-[auto_1fr] md:pt-9">
      <div className="grid min-w-0 gap-8">
        <Head profile={profile} />
        <Strip profile={profile} />
      </div>
      <div className="grid min-w-0 gap-8 md:row-span-2">
        <InvitePanel profile={profile} services={services.ok ? services.data : []} />
        <ProfileFacts profile={profile} />
      </div>
      <div className="grid min-w-0 gap-12">
        <Section title={t`About`}>
          <div className="grid gap-6 pt-5">
            <Prose text={profile.bio} />
            <SkillTags skills={profile.skills} />
          </div>
        </Section>
        {certificates.ok && <CertificateList certificates={certificates.data} />}
        <Services services={services} />
        <Reviews
          professionalId={profile.id}
          reviews={reviews}
          nextPath={(cursor) => `${paths.professional(profile.id)}?reviews=${encodeURIComponent(cursor)}`}
        />
      </div>
    </div>
  );
}

function Head({ profile }: { profile: PublicProfile }) {
  const { displayName, avatarUrl, headline, timeZone, rating } = profile;
  return (
    <header className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={displayName} url={avatarUrl} size="l" />
      <div className="min-w-0 flex-1 basis-70">
        <h1>{displayName}</h1>
        <p className="mt-2 text-lg text-pretty wrap-anywhere text-ink-2">{headline}</p>
        <p className="mt-1 text-sm text-ink-3 tabular-nums">
          {cityOf(timeZone)} · {ratingText(rating)}
        </p>
      </div>
      <SafetyMenu person={profile} />
      <div className="basis-full empty:hidden">
        <BlockedNotice person={profile} />
      </div>
    </header>
  );
}

function Strip({ profile }: { profile: PublicProfile }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  // Nothing in common with oneself.
  if (useUser()?.id === profile.id) return null;
  return (
    <section aria-label={t`Hours in common this week`}>
      <LargeRibbon of={profile} zone={zone} now={now} name={shortName(profile.displayName)} />
    </section>
  );
}

function Services({ services }: { services: Result<Service[]> }) {
  const { t } = useLingui();
  return (
    <Section title={t`Services`}>
      {!services.ok && <LoadError title={t`We couldn’t load the services`} refusal={services} />}
      {services.ok && services.data.length === 0 && (
        <EmptyState title={t`No services right now`}>
          <p>
            <Trans>Services appear here with their prices.</Trans>
          </p>
        </EmptyState>
      )}
      {services.ok && services.data.length > 0 && <ServiceRows services={services.data} />}
    </Section>
  );
}
