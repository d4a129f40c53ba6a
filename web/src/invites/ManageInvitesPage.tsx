import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotAnswer } from '@parley/contract/job-postings/rules.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { Link } from 'react-router';
import { type LoadedNegotiation, readInvite, withJob } from '../negotiations/load-negotiation.ts';
import { consultationTime } from '../negotiations/consultation-time.ts';
import { negotiationStatus } from '../negotiations/status.ts';
import { Agreed } from '../jobs/Agreed.tsx';
import { NegotiationView } from '../negotiations/NegotiationView.tsx';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { leftText } from '../time/deadlines.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import { shortName } from '../users/short-name.ts';
import { InviteAgain } from './InviteAgain.tsx';
import { whyNotAgain } from './why-not-invite.ts';
import type { Route } from './+types/ManageInvitesPage';

export const meta = () =>
  pageMeta({
    title: t`Invitations`,
    description: t`The people you invited to your posting, and their replies.`,
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.postingId;
  const opened = new URL(request.url).searchParams.get('invite');
  const open = opened === null ? null : await withJob(await readInvite(opened));
  const [posting, invites, whyNot] = await Promise.all([
    call('GET /api/job/jobPosting/:id', { params: { id } }),
    call('GET /api/job/invites/client/:id', { params: { id } }),
    open?.ok ? whyNotAgain(open.data.negotiation) : null,
  ]);
  return { posting: orNotFound(posting), invites: orNotFound(invites), open, whyNot };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={t`Invitations`} />
      <SkeletonRows count={4} />
    </div>
  );
}

export default function ManageInvitesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { posting, invites, open, whyNot } = loaderData;
  if (!posting.ok) return <LoadErrorPage title={t`We couldn’t load this posting`} refusal={posting} />;
  if (!invites.ok) return <LoadErrorPage title={t`We couldn’t load the invitations`} refusal={invites} />;
  const { id, title } = posting.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.jobPosting(id), name: title }}
        title={t`Invitations for “${title}”`}
        end={
          invites.data.length > 0 && (
            <LinkButton kind="quiet" small to={paths.inviteTo(id)}>
              <Trans>Invite more people</Trans>
            </LinkButton>
          )
        }
      />
      <div
        className={`grid items-start gap-x-8 gap-y-10 ${open ? 'lg:grid-cols-[minmax(0,1fr)_26.875rem]' : ''}`}
      >
        <div className={`min-w-0 ${open ? 'max-lg:order-2' : ''}`}>
          <Invites
            postingId={id}
            invites={invites.data}
            openId={open?.ok ? open.data.negotiation.id : null}
          />
        </div>
        {open && <Opened open={open} whyNot={whyNot} mayInvite={whyNotAnswer(posting.data) === null} />}
      </div>
    </div>
  );
}

interface InvitesProps {
  postingId: string;
  invites: readonly Negotiation[];
  openId: string | null;
}

function Invites({ postingId, invites, openId }: InvitesProps) {
  const { t } = useLingui();
  if (invites.length === 0) {
    return (
      <EmptyState
        heading="h2"
        title={t`No invitations yet`}
        action={
          <LinkButton small to={paths.inviteTo(postingId)}>
            <Trans>Find people to invite</Trans>
          </LinkButton>
        }
      >
        <Trans>People you invite and their replies appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t`Invitations`} className="border-t border-line">
      {invites.map((negotiation) => (
        <Row
          key={negotiation.id}
          postingId={postingId}
          negotiation={negotiation}
          isOpened={negotiation.id === openId}
        />
      ))}
    </ul>
  );
}

function Row({
  postingId,
  negotiation,
  isOpened,
}: {
  postingId: string;
  negotiation: Negotiation;
  isOpened: boolean;
}) {
  const zone = useViewerZone();
  const now = useNow();
  const { professional, amountCents, turn } = negotiation;
  const labels = negotiationStatus(negotiation.status, 'client', turn);
  const { startsAt, when } = consultationTime(negotiation, { zone, otherZone: professional.timeZone, now });
  const amount = amountCents === null ? t`no budget named` : shortMoney(amountCents);
  return (
    <li
      className={`relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-well/40 ${isOpened ? 'bg-well/60' : ''}`}
    >
      <Avatar name={professional.displayName} url={professional.avatarUrl} />
      <div className="min-w-0">
        <h2 className="text-base">
          <Link
            to={paths.manageInvites(postingId, negotiation.id)}
            aria-current={isOpened ? 'true' : undefined}
            className="after:absolute after:inset-0"
          >
            {professional.displayName}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-3 tabular-nums">
          <Trans>
            consultation <time dateTime={startsAt}>{when}</time> · {amount}
          </Trans>
        </p>
        {turn !== null && (
          <p className={`text-sm ${turn === 'CLIENT' ? 'font-semibold text-time-ink' : 'text-ink-3'}`}>
            {turnText(negotiation, now)}
          </p>
        )}
      </div>
      <Tag tone={labels.tone}>{labels.label}</Tag>
    </li>
  );
}

function turnText({ professional, turn, expiresAt }: Negotiation, now: string): string {
  const name = shortName(professional.displayName);
  const isMine = turn === 'CLIENT';
  if (expiresAt === null) return isMine ? t`Your turn to reply` : t`Waiting for ${name}`;
  const left = leftText(expiresAt, now);
  return isMine ? t`Your turn to reply, ${left}` : t`Waiting for ${name}, ${left}`;
}

interface OpenedProps {
  open: Result<LoadedNegotiation>;
  mayInvite: boolean;
  /** Why not again now. */
  whyNot: string | null;
}

function Opened({ open, mayInvite, whyNot }: OpenedProps) {
  const zone = useViewerZone();
  const { t } = useLingui();
  if (!open.ok) return <LoadError title={t`We couldn’t load this invitation`} refusal={open} />;
  const { negotiation, job } = open.data;
  const name = negotiation.professional.displayName;
  return (
    <section aria-label={t`Invitation to ${name}`} className="min-w-0">
      <NegotiationView
        negotiation={negotiation}
        outcome={job && <Agreed job={job} side="client" zone={zone} />}
        side="client"
        zone={zone}
        menu={<SafetyMenu person={negotiation.professional} />}
        layout="below"
      >
        {mayInvite && <InviteAgain negotiation={negotiation} whyNot={whyNot} />}
      </NegotiationView>
    </section>
  );
}
