import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { Link } from 'react-router';
import { type LoadedTalk, readInvite, withJob } from '../negotiations/load-negotiation.ts';
import { talkStatus } from '../negotiations/status.ts';
import { Hired } from '../jobs/Hired.tsx';
import { TalkView } from '../negotiations/NegotiationView.tsx';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { unlessMissing } from '../platform/page-result.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, leftText, whenText } from '../time/format.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Unloaded, UnloadedPage } from '../ui/feedback/Unloaded.tsx';
import { shortName } from '../users/short-name.ts';
import { isOpen } from '../job-postings/status.ts';
import { InviteAgain } from './InviteAgain.tsx';
import type { Route } from './+types/ManageInvitesPage';

export const meta = () =>
  pageMeta({
    title: 'Invitations',
    description: 'Whom you have invited to your posting, and how each talk stands.',
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.postingId;
  const opened = new URL(request.url).searchParams.get('invite');
  const open = opened === null ? null : await withJob(await readInvite(opened));
  const [posting, invites] = await Promise.all([
    call('GET /api/job/jobPosting/:id', { params: { id } }),
    call('GET /api/job/invites/client/:id', { params: { id } }),
  ]);
  return { posting: unlessMissing(posting), invites: unlessMissing(invites), open };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead title="Invitations" />
      <SkeletonRows count={4} />
    </div>
  );
}

export default function ManageInvitesPage({ loaderData }: Route.ComponentProps) {
  const { posting, invites, open } = loaderData;
  if (!posting.ok) return <UnloadedPage title="We could not load this posting" refusal={posting} />;
  if (!invites.ok) return <UnloadedPage title="We could not load the invitations" refusal={invites} />;
  const { id, title } = posting.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead
        back={{ to: paths.jobPosting(id), name: title }}
        title={`Invitations for “${title}”`}
        end={
          <LinkButton kind="quiet" small to={paths.inviteTo(id)}>
            Invite more
          </LinkButton>
        }
      />
      <div
        className={`grid items-start gap-x-8 gap-y-10 ${open ? 'lg:grid-cols-[minmax(0,1fr)_430px]' : ''}`}
      >
        <div className={`min-w-0 ${open ? 'max-lg:order-2' : ''}`}>
          <Invites postingId={id} invites={invites.data} openId={open?.ok ? open.data.talk.id : null} />
        </div>
        {open && <Opened open={open} mayInvite={isOpen(posting.data)} />}
      </div>
    </div>
  );
}

interface InvitesProps {
  postingId: string;
  invites: readonly Talk[];
  openId: string | null;
}

function Invites({ postingId, invites, openId }: InvitesProps) {
  if (invites.length === 0) {
    return (
      <Empty
        title="Nobody is invited yet"
        action={
          <LinkButton small to={paths.inviteTo(postingId)}>
            See who fits
          </LinkButton>
        }
      >
        Whom you ask stands here, with their answers.
      </Empty>
    );
  }
  return (
    <ul aria-label="Invitations" className="border-t border-line">
      {invites.map((talk) => (
        <Row key={talk.id} postingId={postingId} talk={talk} isOpened={talk.id === openId} />
      ))}
    </ul>
  );
}

function Row({ postingId, talk, isOpened }: { postingId: string; talk: Talk; isOpened: boolean }) {
  const zone = useViewerZone();
  const now = useNow();
  const { professional, startsAt, amountCents, turn, expiresAt } = talk;
  const words = talkStatus(talk.status, 'client', turn);
  const whose = clocksDiffer(startsAt, zone, professional.timeZone) ? ' your time' : '';
  const name = shortName(professional.displayName);
  return (
    <li
      className={`relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-well/40 ${isOpened ? 'bg-well/60' : ''}`}
    >
      <Avatar name={professional.displayName} url={professional.avatarUrl} />
      <div className="min-w-0">
        <h2 className="text-base">
          <Link
            to={paths.manageInvites(postingId, talk.id)}
            aria-current={isOpened ? 'true' : undefined}
            className="after:absolute after:inset-0"
          >
            {professional.displayName}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-3 tabular-nums">
          talk <time dateTime={startsAt}>{whenText(startsAt, zone, now)}</time>
          {whose} · {shortMoney(amountCents)}
        </p>
        {turn !== null && (
          <p className={`text-sm ${turn === 'CLIENT' ? 'font-semibold text-time-ink' : 'text-ink-3'}`}>
            {turn === 'CLIENT' ? 'It is your move' : `${name} has the move`}
            {expiresAt && `, ${leftText(expiresAt, now)}`}
          </p>
        )}
      </div>
      <Tag tone={words.tone}>{words.label}</Tag>
    </li>
  );
}

function Opened({ open, mayInvite }: { open: Result<LoadedTalk>; mayInvite: boolean }) {
  const zone = useViewerZone();
  if (!open.ok) return <Unloaded title="We could not load this invitation" refusal={open} />;
  const { talk, job } = open.data;
  return (
    <section aria-label={`Invitation to ${talk.professional.displayName}`} className="min-w-0">
      <TalkView
        talk={talk}
        outcome={job && <Hired job={job} side="client" zone={zone} />}
        side="client"
        zone={zone}
        layout="below"
      >
        {mayInvite && <InviteAgain talk={talk} />}
      </TalkView>
    </section>
  );
}
