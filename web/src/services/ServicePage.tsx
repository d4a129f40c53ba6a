import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { memo, useEffect } from 'react';
import { Link } from 'react-router';
import { SampleRemoval } from '../admin/showcase/SampleRemoval.tsx';
import { CertificateList } from '../certificates/CertificateList.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { paths } from '../paths.ts';
import { type Api, inProcessApi, httpApi, dataOrThrow } from '../platform/api-server.ts';
import { isMissing, readAsVisitor, useRevalidateSignedIn } from '../platform/revalidate-signed-in.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { readFromCursor } from '../platform/address/search-params.ts';
import { useUser } from '../platform/session/session.ts';
import { resolveUser } from '../platform/session/token-refresh.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { Reviews } from '../reviews/Reviews.tsx';
import { HelloButton } from '../showcase/hello/HelloButton.tsx';
import { Samples } from '../showcase/Samples.tsx';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SkillTags } from '../ui/SkillTags.tsx';
import { BlockedNotice } from '../users/blocks/BlockedNotice.tsx';
import { experienceText } from '../users/experience.ts';
import { Highlights } from '../users/Highlights.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { ProfessionalBrief } from '../users/ProfessionalBrief.tsx';
import type { Route } from './+types/ServicePage';
import { serviceStructuredData } from './list/structured-data.ts';
import { priceText } from './price.ts';
import { forgetService } from './forget-looked-at.ts';
import { rememberSeen } from './seen-services.ts';
import { ServiceImages } from './ServiceImages.tsx';
import { ServiceRows } from './list/ServiceRows.tsx';
import { ConsultationPanel } from './booking/ConsultationPanel.tsx';
import { InviteBar } from './booking/InviteBar.tsx';
import { NextTimes } from './booking/NextTimes.tsx';
import { useInvite } from './booking/use-invite.ts';
import { usePicks } from './booking/use-picks.ts';

const REVIEWS = 5;

async function read(api: Api, id: string, request: Request) {
  const service = dataOrThrow(await api('GET /api/service/:id', { params: { id } }));
  const { professionalId } = service;
  const from = new URL(request.url).searchParams.get('reviews');
  const [reviews, all, profile, certificates, samples, hello] = await Promise.all([
    readFromCursor(from, (cursor) =>
      api('GET /api/review/professional/:id', {
        params: { id: professionalId },
        query: { serviceId: id, cursor, limit: REVIEWS },
      }),
    ),
    api('GET /api/service/professional/all', { query: { userId: professionalId } }),
    api('GET /api/users/professional/:id', { params: { id: professionalId } }),
    api('GET /api/certification', { query: { userId: professionalId } }),
    api('GET /api/showcase/samples/:id', { params: { id: professionalId }, query: { serviceId: id } }),
    api('GET /api/showcase/hello/:id', { params: { id: professionalId } }),
  ]);
  return {
    service,
    reviews,
    others: all.ok ? all.data.filter((other) => other.id !== id) : [],
    languages: profile.ok ? profile.data.languages : [],
    certificates: certificates.ok ? certificates.data : [],
    samples: samples.ok ? samples.data : [],
    hello: hello.ok ? hello.data : null,
  };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return { page: await readAsVisitor(request, () => read(inProcessApi(context), params.serviceId, request)) };
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await resolveUser();
  try {
    return { page: await read(httpApi, params.serviceId, request) };
  } catch (error) {
    if (isMissing(error)) forgetService(params.serviceId);
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const service = loaderData?.page?.service;
  if (!service) return pageMeta({ title: t`Service`, description: t`A service on Parley.`, hidden: true });
  return pageMeta({
    title: `${service.title}, ${service.professional.displayName}`,
    description: `${priceText(service)}. ${service.description}`,
    canonical: absoluteUrl(matches, paths.service(service.id)),
    image: absoluteUrl(matches, `/api/sharing/card/service/${service.id}`),
    about: serviceStructuredData(service, matches),
  });
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  useRevalidateSignedIn(loaderData.page === null);
  if (loaderData.page === null) return <PageSkeleton />;
  return <Shown key={loaderData.page.service.id} {...loaderData.page} />;
}

type Page = Awaited<ReturnType<typeof read>>;

function Shown(page: Page) {
  const { service } = page;
  const [times, setTimes] = usePicks(service.id);
  const invite = useInvite(service.professionalId);
  useEffect(() => rememberSeen(service), [service]);
  return (
    <div className="column grid items-start gap-x-12 gap-y-10 pt-5 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_auto_1fr] md:pt-9">
      <Opening {...page} />
      <About {...page} />
      <div className="min-w-0 md:col-start-2 md:row-span-3 md:row-start-1 md:h-full">
        <ConsultationPanel service={service} invite={invite} times={times} onPick={setTimes} />
      </div>
      <Proof {...page} />
      <InviteBar service={service} invite={invite} times={times} />
    </div>
  );
}

// What doesn't depend on the picked times isn't drawn again with each of them.

const Opening = memo(function Opening({ service, languages }: Page) {
  const invite = useInvite(service.professionalId);
  return (
    <div className="grid min-w-0 gap-6">
      <Head service={service} languages={languages} />
      <NextTimes service={service} invite={invite} />
      <ServiceImages serviceId={service.id} images={service.images} />
    </div>
  );
});

const About = memo(function About({ service, samples }: Page) {
  const { t } = useLingui();
  return (
    <div className="grid min-w-0 gap-12">
      <Section title={t`About this service`}>
        <div className="grid gap-6 pt-5">
          <Prose text={service.description} />
          <SkillTags skills={service.skills} />
        </div>
      </Section>
      <Samples samples={samples} end={(sample) => <SampleRemoval sample={sample} />} />
    </div>
  );
});

/** Who offers it, and what others say. */
const Proof = memo(function Proof({ service, reviews, others, certificates, hello }: Page) {
  const { t } = useLingui();
  const invite = useInvite(service.professionalId);
  const { professional } = service;
  const name = professional.displayName;
  return (
    <div className="grid min-w-0 gap-12">
      <ProfessionalBrief
        professional={professional}
        isOwn={invite.may === 'edit'}
        hello={<HelloButton hello={hello} person={professional} />}
      />
      <CertificateList certificates={certificates} />
      <Reviews
        professionalId={professional.id}
        serviceId={service.id}
        reviews={reviews}
        nextPath={(cursor) => `${paths.service(service.id)}?reviews=${encodeURIComponent(cursor)}`}
      />
      {others.length > 0 && (
        <Section title={t`Also by ${name}`}>
          <ServiceRows services={others} />
        </Section>
      )}
    </div>
  );
});

function Head({ service, languages }: { service: Service; languages: string[] }) {
  const { id, title, professional, disciplineId, disciplineName, categoryId, categoryName } = service;
  const isMine = useUser()?.id === service.professionalId;
  return (
    <header className="opened grid min-w-0 gap-4">
      <p className="text-sm text-ink-3">
        <Link to={paths.services({ disciplineId })}>{disciplineName}</Link>
        <span aria-hidden> / </span>
        <Link to={paths.services({ disciplineId, categoryId })}>{categoryName}</Link>
      </p>
      <h1>{title}</h1>
      <PersonLine
        person={professional}
        size="l"
        to={paths.professional(professional.id)}
        end={
          <span className="flex items-center gap-2">
            {!isMine && <FavoriteButton kind="services" id={id} title={title} />}
            <SafetyMenu person={professional} subject={{ type: 'service', id }} />
          </span>
        }
      >
        {cityOf(professional.timeZone)} · {experienceText(service.experience)}
      </PersonLine>
      <Highlights rating={service.rating} professional={professional} languages={languages} />
      <BlockedNotice person={professional} />
    </header>
  );
}
