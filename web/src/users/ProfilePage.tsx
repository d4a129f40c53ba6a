import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { memo, useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { HelloRemoval } from '../admin/showcase/HelloRemoval.tsx';
import { SampleRemoval } from '../admin/showcase/SampleRemoval.tsx';
import { CertificateList } from '../certificates/CertificateList.tsx';
import { paths } from '../paths.ts';
import { type Api, inProcessApi, httpApi, dataOrThrow } from '../platform/api-server.ts';
import { useNow } from '../platform/now.ts';
import { pageMeta } from '../platform/page-meta.ts';
import type { Result } from '../platform/result.ts';
import { readFromCursor, readSearchParams } from '../platform/address/search-params.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { resolveUser } from '../platform/session/token-refresh.ts';
import { useViewerZone } from '../platform/zone.ts';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { ConsultationPanel } from '../services/booking/ConsultationPanel.tsx';
import { InviteBar } from '../services/booking/InviteBar.tsx';
import { NextTimes } from '../services/booking/NextTimes.tsx';
import { ProfilePanel } from '../services/booking/ProfilePanel.tsx';
import { ServiceChoice } from '../services/booking/ServiceChoice.tsx';
import { useInvite } from '../services/booking/use-invite.ts';
import { usePicks } from '../services/booking/use-picks.ts';
import { ServiceRows } from '../services/list/ServiceRows.tsx';
import { HelloButton } from '../showcase/hello/HelloButton.tsx';
import { Samples } from '../showcase/Samples.tsx';
import { LargeRibbon } from '../time/ribbon/LargeRibbon.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SkillTags } from '../ui/SkillTags.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { Route } from './+types/ProfilePage';
import { professionalStructuredData } from './structured-data.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { shortName } from './short-name.ts';

const REVIEWS = 8;

async function read(api: Api, id: string, request: Request) {
  const from = new URL(request.url).searchParams.get('reviews');
  const [profile, services, reviews, certificates, samples, hello] = await Promise.all([
    api('GET /api/users/professional/:id', { params: { id } }),
    api('GET /api/service/professional/all', { query: { userId: id } }),
    readFromCursor(from, (cursor) =>
      api('GET /api/review/professional/:id', { params: { id }, query: { cursor, limit: REVIEWS } }),
    ),
    api('GET /api/certification', { query: { userId: id } }),
    api('GET /api/showcase/samples/:id', { params: { id } }),
    api('GET /api/showcase/hello/:id', { params: { id } }),
  ]);
  return {
    profile: dataOrThrow(profile),
    services,
    reviews,
    certificates,
    samples: samples.ok ? samples.data : [],
    hello: hello.ok ? hello.data : null,
  };
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  return read(inProcessApi(context), params.professionalId, request);
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const invite = await invitePath(request, params.professionalId);
  if (invite !== null) throw redirect(invite);
  return read(httpApi, params.professionalId, request);
}

/** A client who pressed one of the times in a list has only to say what it's about: in the shortest consultation. */
async function invitePath(request: Request, userId: string): Promise<string | null> {
  const startsAt = new URL(request.url).searchParams.get('startsAt');
  if (startsAt === null || (await resolveUser())?.role !== 'CLIENT') return null;
  const services = await httpApi('GET /api/service/professional/all', { query: { userId } });
  const shortest = shortestOf(services.ok ? services.data : []);
  return shortest ? paths.jobInvite(shortest.id, { startsAt }) : null;
}

/** The times in lists are of the shortest consultation. */
const shortestOf = (services: readonly Service[]) =>
  services.toSorted((one, other) => one.consultationMinutes - other.consultationMinutes)[0];

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

function Shown(page: Page) {
  const { profile, services } = page;
  const offered = services.ok ? services.data : [];
  const pressed = readSearchParams(useSearchParams()[0]).instant('startsAt') ?? null;
  const shortest = shortestOf(offered)?.id;
  const [chosen, setChosen] = useState((pressed === null ? offered[0]?.id : shortest) ?? '');
  const service = offered.find(({ id }) => id === chosen) ?? offered[0] ?? null;
  const [times, setTimes] = usePicks(service?.id ?? '', service?.id === shortest ? pressed : null);
  const invite = useInvite(profile.id);
  return (
    <div className="column grid items-start gap-x-12 gap-y-10 pt-5 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_auto_1fr] md:pt-9">
      <Opening profile={profile} hello={page.hello} service={service} />
      <About {...page} />
      <div className="min-w-0 md:col-start-2 md:row-span-3 md:row-start-1 md:h-full">
        {service === null || invite.may === 'edit' ? (
          <ProfilePanel profile={profile} isOwn={invite.may === 'edit'} />
        ) : (
          <ConsultationPanel
            key={service.id}
            service={service}
            invite={invite}
            times={times}
            onPick={setTimes}
            choice={<ServiceChoice services={offered} chosen={service.id} onChoose={setChosen} />}
          />
        )}
      </div>
      <Proof {...page} />
      {service && invite.may !== 'edit' && <InviteBar service={service} invite={invite} times={times} />}
    </div>
  );
}

// What doesn't depend on the picked times isn't drawn again with each of them.

type OpeningProps = Pick<Page, 'profile' | 'hello'> & { service: Service | null };

const Opening = memo(function Opening({ profile, hello, service }: OpeningProps) {
  const invite = useInvite(profile.id);
  return (
    <div className="grid min-w-0 gap-9">
      <ProfileHead
        profile={profile}
        menu={<SafetyMenu person={profile} />}
        hello={<HelloButton hello={hello} person={profile} onPortrait />}
      />
      <HelloRemoval hello={hello} person={profile} />
      {service && <NextTimes service={service} invite={invite} />}
      {invite.may !== 'edit' && <Strip profile={profile} />}
    </div>
  );
});

const About = memo(function About({ profile, samples }: Page) {
  const { t } = useLingui();
  return (
    <div className="grid min-w-0 gap-12">
      <Section title={t`About`}>
        <div className="grid gap-6 pt-5">
          <Prose text={profile.bio} />
          <SkillTags skills={profile.skills} />
        </div>
      </Section>
      <Samples samples={samples} end={(sample) => <SampleRemoval sample={sample} />} />
    </div>
  );
});

/** What others say, what is offered, and the facts. */
const Proof = memo(function Proof({ profile, services, reviews, certificates }: Page) {
  return (
    <div className="grid min-w-0 gap-12">
      {certificates.ok && <CertificateList certificates={certificates.data} />}
      <Reviews
        professionalId={profile.id}
        reviews={reviews}
        nextPath={(cursor) => `${paths.professional(profile.id)}?reviews=${encodeURIComponent(cursor)}`}
      />
      <Services services={services} />
      <ProfileFacts profile={profile} />
    </div>
  );
});

function Strip({ profile }: { profile: PublicProfile }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
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
