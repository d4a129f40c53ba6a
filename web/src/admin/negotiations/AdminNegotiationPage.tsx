import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { lazy, Suspense, useState } from 'react';
import { NegotiationSkeleton } from '../../negotiations/NegotiationSkeleton.tsx';
import { NegotiationTimeline } from '../../negotiations/NegotiationTimeline.tsx';
import { negotiationStatus } from '../../negotiations/status.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { Route } from './+types/AdminNegotiationPage';
import { negotiationActs } from './negotiation-acts.ts';

// Loaded on demand.
const NegotiationActDialog = lazy(() => import('./NegotiationActDialog.tsx'));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.ok ? loaderData.data.title : t`Proposal`,
    description: t`A proposal or an invitation, and its activity.`,
    hidden: true,
  });

/** Reading it here doesn’t mark it as read. */
const READ = {
  PROPOSAL: (id: string) => call('GET /api/job/jobProposal/admin/:id', { params: { id } }),
  INVITE: (id: string) => call('GET /api/job/invite/admin/:id', { params: { id } }),
} as const satisfies Record<NegotiationKind, unknown>;

export async function clientLoader({ params: { kind, negotiationId } }: Route.ClientLoaderArgs) {
  return orNotFound(await READ[kind === 'INVITE' ? 'INVITE' : 'PROPOSAL'](negotiationId));
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <NegotiationSkeleton />;
}

export default function AdminNegotiationPage({ loaderData: loaded }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!loaded.ok) return <LoadErrorPage title={t`We couldn’t load this proposal`} refusal={loaded} />;
  return <View key={loaded.data.id} negotiation={loaded.data} />;
}

function View({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const [acts, setActs] = useState(false);
  const { title, status, jobId, message } = negotiation;
  const { label, tone } = negotiationStatus(status, 'professional', null);
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.adminDashboard({ tab: 'negotiations' }), name: t`Proposals` }}
        title={title}
        end={<Tag tone={tone}>{label}</Tag>}
      />
      <div className="mb-10 flex flex-wrap gap-2.5 empty:hidden">
        {negotiationActs(negotiation, now).length > 0 && (
          <Button kind="quiet" onClick={() => setActs(true)}>
            <Trans>Act on someone’s behalf</Trans>
          </Button>
        )}
        {jobId && (
          <LinkButton kind="quiet" to={paths.adminJob(jobId)}>
            <Trans>Open the job</Trans>
          </LinkButton>
        )}
      </div>
      <div className="grid items-start gap-x-12 gap-y-11 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        <Section title={negotiation.kind === 'PROPOSAL' ? t`Proposal` : t`Invitation`} strong>
          <div className="pt-4">
            <Prose text={message} />
            <Facts negotiation={negotiation} zone={zone} />
          </div>
        </Section>
        <Section title={t`Activity`} small>
          <div className="pt-4">
            <NegotiationTimeline negotiation={negotiation} side={null} zone={zone} />
          </div>
        </Section>
      </div>
      <Suspense>
        {acts && (
          <NegotiationActDialog negotiation={negotiation} zone={zone} onClose={() => setActs(false)} />
        )}
      </Suspense>
    </div>
  );
}

function Facts({ negotiation, zone }: { negotiation: Negotiation; zone: string }) {
  const { t } = useLingui();
  const { client, professional, amountCents, estimatedDays, startsAt, alternatives, expiresAt, turn } =
    negotiation;
  return (
    <div className="mt-5 border-t border-line tabular-nums">
      <DescriptionList
        facts={[
          [t`Client`, client.displayName],
          [t`Professional`, professional.displayName],
          [t`Amount`, amountCents !== null && money(amountCents)],
          [t`Days of work`, estimatedDays],
          [t`Consultation`, [startsAt, ...alternatives].map((time) => dayTimeText(time, zone)).join(' · ')],
          [t`Has to reply`, turn && (turn === 'CLIENT' ? client : professional).displayName],
          [t`Expires`, expiresAt && dayTimeText(expiresAt, zone)],
        ]}
      />
    </div>
  );
}
