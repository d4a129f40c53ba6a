import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { type LoadedNegotiation, readProposal, withJob } from '../negotiations/load-negotiation.ts';
import { Agreed } from '../jobs/Agreed.tsx';
import { NegotiationView } from '../negotiations/NegotiationView.tsx';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import type { Route } from './+types/ProposalsPage';
import { ProposalComparison } from './ProposalComparison.tsx';
import { InvitedProfessionals } from './InvitedProfessionals.tsx';
import { NoProposals } from './NoProposals.tsx';
import { ProposalsSkeleton } from './ProposalsSkeleton.tsx';
import { sortIn } from './sort.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.posting.ok ? loaderData.posting.data.title : null;
  return pageMeta({
    title: title === null ? t`Proposals` : t`Proposals for “${title}”`,
    description: t`The proposals to your posting side by side: price, delivery time, hours in common and rating.`,
    hidden: true,
  });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const opened = searchParams.get('proposal');
  const id = params.postingId;
  // Loading it marks it READ, so load the list afterwards.
  const open = opened === null ? null : await withJob(await readProposal(opened));
  const [posting, proposals, invites] = await Promise.all([
    call('GET /api/job/jobPosting/:id', { params: { id } }),
    call('GET /api/job/jobPosting/proposals/:id', { params: { id }, query: { sort: sortIn(searchParams) } }),
    call('GET /api/job/invites/client/:id', { params: { id } }),
  ]);
  return { posting: orNotFound(posting), proposals: orNotFound(proposals), invites, open };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ProposalsSkeleton />;
}

export default function ProposalsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { posting, proposals, invites, open } = loaderData;
  if (!posting.ok) return <LoadErrorPage title={t`We couldn’t load this posting`} refusal={posting} />;
  if (!proposals.ok) return <LoadErrorPage title={t`We couldn’t load the proposals`} refusal={proposals} />;
  const { id, title } = posting.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader back={{ to: paths.jobPosting(id), name: title }} title={t`Proposals for “${title}”`} />
      <div
        className={`grid gap-x-8 gap-y-10 ${open ? 'lg:grid-cols-[minmax(0,1fr)_26.875rem]' : ''} items-start`}
      >
        <div className={`min-w-0 ${open ? 'max-lg:order-2' : ''}`}>
          {proposals.data.length === 0 ? (
            <NoProposals posting={posting.data} />
          ) : (
            <ProposalComparison
              postingId={id}
              proposals={proposals.data}
              openId={open?.ok ? open.data.negotiation.id : null}
            />
          )}
          {invites.ok && <InvitedProfessionals invites={invites.data} />}
        </div>
        {open && <Opened open={open} />}
      </div>
    </div>
  );
}

function Opened({ open }: { open: Result<LoadedNegotiation> }) {
  const zone = useViewerZone();
  const [search] = useSearchParams();
  const { t } = useLingui();
  if (!open.ok) return <LoadError title={t`We couldn’t load this proposal`} refusal={open} />;
  const { negotiation, job } = open.data;
  const name = negotiation.professional.displayName;
  return (
    <section aria-label={t`Proposal from ${name}`} className="min-w-0 scroll-mt-4">
      <NegotiationView
        key={search.get('proposal')}
        negotiation={negotiation}
        outcome={job && <Agreed job={job} side="client" zone={zone} />}
        side="client"
        zone={zone}
        menu={<SafetyMenu person={negotiation.professional} />}
        layout="below"
      />
    </section>
  );
}
