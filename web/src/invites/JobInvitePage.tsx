import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { readInvite, withJob } from '../negotiations/load-negotiation.ts';
import { NegotiationSkeleton } from '../negotiations/NegotiationSkeleton.tsx';
import { Agreed } from '../jobs/Agreed.tsx';
import { NegotiationView } from '../negotiations/NegotiationView.tsx';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { useViewerZone } from '../platform/zone.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import { shortName } from '../users/short-name.ts';
import type { Route } from './+types/JobInvitePage';
import { InviteAgain } from './InviteAgain.tsx';
import { InvitePage } from './InvitePage.tsx';
import { whyNotAgain, whyNotInvite } from './why-not-invite.ts';

export const meta = () =>
  pageMeta({
    title: t`Invite to a consultation`,
    description: t`Invite a professional to a consultation: what it’s about, the price and the time.`,
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const postingId = searchParams.get('postingId');
  const latest = await latestInvite(params.serviceId, postingId);
  const live = latest && isOpenNegotiation(latest.status) ? latest.id : null;
  const inviteId = searchParams.get('invite') ?? live;
  if (inviteId !== null) {
    const invite = await withJob(await readInvite(inviteId));
    return { invite, whyNot: invite.ok ? await whyNotAgain(invite.data.negotiation) : null, form: null };
  }
  const [service, postings, whyNot] = await Promise.all([
    call('GET /api/service/:id', { params: { id: params.serviceId } }),
    call('GET /api/job/jobPosting/client/all', { query: { status: 'OPEN' } }),
    whyNotInvite(params.serviceId),
  ]);
  const picked = [searchParams.get('startsAt'), ...(searchParams.get('further')?.split(',') ?? [])];
  const times = picked.filter((time) => time !== null);
  const before = searchParams.has('again') ? latest : null;
  return { invite: null, whyNot, form: { service: orNotFound(service), postings, postingId, times, before } };
}
clientLoader.hydrate = true as const;

/** Only one invite may be open per service and posting: it is shown instead of a second form. */
async function latestInvite(serviceId: string, postingId: string | null): Promise<Negotiation | null> {
  const invites = await call('GET /api/job/invite/all', { query: { serviceId } });
  if (!invites.ok) return null;
  return invites.data.find((negotiation) => negotiation.postingId === postingId) ?? null;
}

export function HydrateFallback() {
  return <NegotiationSkeleton />;
}

export default function JobInvitePage({
  loaderData: { invite, whyNot, form },
  params,
}: Route.ComponentProps) {
  const zone = useViewerZone();
  const { t } = useLingui();
  if (form) {
    return form.service.ok ? (
      <InvitePage key={params.serviceId} {...{ ...form, whyNot, zone }} service={form.service.data} />
    ) : (
      <LoadErrorPage title={t`We couldn’t load this service`} refusal={form.service} />
    );
  }
  if (!invite.ok) return <LoadErrorPage title={t`We couldn’t load this invitation`} refusal={invite} />;
  const { negotiation, job } = invite.data;
  const name = shortName(negotiation.professional.displayName);
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={negotiation.title}
        lead={t`Your invitation to ${name}`}
      />
      <NegotiationView
        negotiation={negotiation}
        outcome={job && <Agreed job={job} side="client" zone={zone} />}
        side="client"
        zone={zone}
        menu={<SafetyMenu person={negotiation.professional} />}
      >
        <InviteAgain negotiation={negotiation} whyNot={whyNot} />
      </NegotiationView>
    </div>
  );
}
