import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { Link } from 'react-router';
import { readInvite, readProposal, withJob } from '../negotiations/load-negotiation.ts';
import { NegotiationSkeleton } from '../negotiations/NegotiationSkeleton.tsx';
import { Agreed } from '../jobs/Agreed.tsx';
import { NegotiationView } from '../negotiations/NegotiationView.tsx';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { useViewerZone } from '../platform/zone.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import { shortName } from '../users/short-name.ts';
import type { Route } from './+types/JobProposalPage';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.ok && loaderData.data.negotiation.kind === 'INVITE' ? t`Invitation` : t`Proposal`,
    description: t`The offer, the consultation’s time on both clocks, and whose turn it is.`,
    hidden: true,
  });

/** Shows a professional their proposal or an invite to them: the URL has the id of either. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return withJob(await readNegotiation(params.proposalId));
}
clientLoader.hydrate = true as const;

async function readNegotiation(id: string) {
  const invites = await call('GET /api/job/invite/all', { query: { id } });
  return invites.ok && invites.data.length > 0 ? readInvite(id) : readProposal(id);
}

export function HydrateFallback() {
  return <NegotiationSkeleton />;
}

export default function JobProposalPage({ loaderData: loaded }: Route.ComponentProps) {
  const zone = useViewerZone();
  const { t } = useLingui();
  if (!loaded.ok) return <LoadErrorPage title={t`We couldn’t load this proposal`} refusal={loaded} />;
  const { negotiation, job } = loaded.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        title={negotiation.title}
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        lead={<Lead negotiation={negotiation} />}
      />
      <NegotiationView
        negotiation={negotiation}
        outcome={job && <Agreed job={job} side="professional" zone={zone} />}
        side="professional"
        zone={zone}
        menu={<SafetyMenu person={negotiation.client} />}
      />
    </div>
  );
}

function Lead({ negotiation: { kind, client, postingId, serviceId } }: { negotiation: Negotiation }) {
  const about = linkTo(postingId, serviceId);
  const name = shortName(client.displayName);
  return (
    <>
      {kind === 'PROPOSAL' ? <Trans>Your proposal to {name}</Trans> : <Trans>{name} invited you</Trans>}
      {about && (
        <>
          {' · '}
          <Link to={about.to} className="underline">
            {about.name}
          </Link>
        </>
      )}
    </>
  );
}

function linkTo(postingId: string | null, serviceId: string | null) {
  if (postingId !== null) return { to: paths.jobPosting(postingId), name: t`View posting` };
  return serviceId === null ? null : { to: paths.service(serviceId), name: t`View service` };
}
