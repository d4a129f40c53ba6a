import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { type Api, httpApi, inProcessApi } from '../../platform/api-server.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { whenText } from '../../time/format.ts';
import { RowRibbon } from '../../time/ribbon/RowRibbon.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { attendanceText } from '../../users/attendance-text.ts';
import { PersonLine } from '../../users/PersonLine.tsx';
import { ratingText } from '../../users/rating-text.ts';
import { responseTime } from '../../users/response-time.ts';
import { forgetService } from '../forget-looked-at.ts';
import { consultationText, priceText } from '../price.ts';
import type { Route } from './+types/ComparePage';
import { bestOf } from './best-of.ts';
import { MOST_COMPARED, removeCompared } from './compared.ts';

async function read(api: Api, request: Request) {
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  const ids = [...new Set(asked.split(',').filter(Boolean))].slice(0, MOST_COMPARED);
  const found = await Promise.all(ids.map((id) => api('GET /api/service/:id', { params: { id } })));
  return {
    services: found.flatMap((each) => (each.ok ? [each.data] : [])),
    gone: ids.filter((_, place) => found[place]?.status === 404),
  };
}

export const loader = ({ request, context }: Route.LoaderArgs) => read(inProcessApi(context), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(httpApi, request);

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: t`Compare services`,
    description: t`Services on Parley side by side: price, hours in common, ratings and replies.`,
    hidden: true,
  });

export default function ComparePage({ loaderData: { services, gone } }: Route.ComponentProps) {
  useEffect(() => gone.forEach(forgetService), [gone]);
  return (
    <div className="column pt-6 md:pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Compare services</Trans>
        </h1>
        <Link to={paths.services()} className="text-ink-2 underline underline-offset-3">
          <Trans>Find a professional</Trans>
        </Link>
      </div>
      {services.length === 0 ? (
        <NothingToCompare />
      ) : (
        <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:grid-rows-[auto_repeat(9,auto)] md:gap-x-6">
          {services.map((service) => (
            <Column key={service.id} service={service} all={services} />
          ))}
        </div>
      )}
    </div>
  );
}

function NothingToCompare() {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h2"
      title={t`Nothing to compare yet`}
      action={
        <LinkButton small to={paths.services()}>
          <Trans>Find a professional</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>Check “Compare” on two or more services. They appear here side by side.</Trans>
      </p>
    </EmptyState>
  );
}

/** One service, its rows at the height of the others’; on phones of the one beside it. */
function Column({ service, all }: { service: Service; all: readonly Service[] }) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const { id, title, professional, rating } = service;
  const { nextAvailableAt, attendance, medianResponseMinutes, completedJobs, timeZone } = professional;
  const best = bestOf(all);
  const others = all.map((each) => each.id).filter((each) => each !== id);
  return (
    <article className="row-span-10 grid min-w-0 grid-rows-subgrid border-t-2 border-ink wrap-anywhere max-md:pb-10">
      <div className="grid content-start gap-3 py-4">
        <PersonLine person={professional} to={paths.professional(professional.id)}>
          {cityOf(timeZone)}
        </PersonLine>
        <h2 className="text-lg wrap-anywhere">
          <Link to={paths.service(id)}>{title}</Link>
        </h2>
      </div>
      <Row name={t`Price`} mark={best.price === id && t`Lowest`}>
        {priceText(service)}
      </Row>
      <Row name={t`Consultation`}>
        {consultationText(service.consultationMinutes, service.consultationPriceCents)}
      </Row>
      <Row name={t`In common this week`}>
        <RowRibbon of={professional} zone={zone} now={now} />
      </Row>
      <Row name={t`Next free time`} mark={best.soonest === id && t`Soonest`}>
        {nextAvailableAt ? whenText(nextAvailableAt, zone, now) : t`None in two weeks`}
      </Row>
      <Row name={t`Rating`} mark={best.rating === id && t`Best rated`}>
        {ratingText(rating)}
      </Row>
      <Row name={t`Consultations`}>{attendanceText(attendance) ?? t`Too few to say`}</Row>
      <Row name={t`Replies`}>{responseTime(medianResponseMinutes) ?? t`Too few to say`}</Row>
      <Row name={t`Completed jobs`}>{completedJobs}</Row>
      <div className="grid content-start gap-2 pt-5">
        <LinkButton wide to={paths.service(id)}>
          <Trans>See times</Trans>
        </LinkButton>
        {others.length > 0 && (
          <Link
            to={paths.compareServices(others)}
            aria-label={t`Remove ${title}`}
            onClick={() => removeCompared(id)}
            className="inline-flex min-h-11 md:min-h-8 items-center justify-self-center text-sm text-ink-2 underline underline-offset-3"
          >
            <Trans>Remove</Trans>
          </Link>
        )}
      </div>
    </article>
  );
}

interface RowProps {
  name: string;
  /** Why this one stands out. */
  mark?: string | false;
  children: ReactNode;
}

function Row({ name, mark, children }: RowProps) {
  return (
    <div className="grid content-start gap-0.5 border-t border-line py-3">
      <p className="text-sm text-ink-3">{name}</p>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium tabular-nums">
        {children}
        {mark && <Tag tone="good">{mark}</Tag>}
      </div>
    </div>
  );
}
