import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { data } from 'react-router';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { type LoadedChat, loadChat } from '../chat/load-chat.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { requireUser } from '../platform/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { unlessMissing } from '../platform/page-result.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { BothTimes } from '../time/BothTimes.tsx';
import { durationText } from '../time/format.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { Unloaded, UnloadedPage } from '../ui/Unloaded.tsx';
import { otherOf, shortName, type Side, sideOf } from '../users/sides.ts';
import type { Route } from './+types/ConsultationPage';
import { ConsultationSkeleton } from './ConsultationSkeleton.tsx';
import { Room } from './Room.tsx';
import { useMeeting } from './use-meeting.ts';

export const meta = () =>
  pageMeta({
    title: 'Consultation',
    description: 'When you talk, on both clocks; who is there, and the room itself.',
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request, 'CLIENT', 'PROFESSIONAL');
  const { jobId, appointmentId } = params;
  const [found, chat] = await Promise.all([
    call('GET /api/job/meeting/:id', { params: { id: appointmentId } }),
    loadChat(jobId),
  ]);
  const meeting = unlessMissing(found);
  if (meeting.ok && meeting.data.appointment.jobId !== jobId)
    throw data('There is nothing here.', { status: 404 });
  return { user, meeting, chat };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ConsultationSkeleton />;
}

export default function ConsultationPage({ loaderData: { user, meeting, chat } }: Route.ComponentProps) {
  if (!meeting.ok) return <UnloadedPage title="We could not load this consultation" refusal={meeting} />;
  return (
    <Consultation
      key={meeting.data.appointment.id}
      first={meeting.data}
      chat={chat}
      meId={user.id}
      side={sideOf(user.role) ?? 'client'}
    />
  );
}

interface Props {
  first: Meeting;
  chat: Result<LoadedChat>;
  meId: string;
  side: Side;
}

function Consultation({ first, chat, meId, side }: Props) {
  const zone = useViewerZone();
  const { meeting, act, pending, fault } = useMeeting(first);
  const { appointment } = meeting;
  const other = otherOf(appointment, side);
  const name = shortName(other.displayName);
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead
        back={{ to: paths.job(appointment.jobId), name: appointment.title }}
        title={`Consultation with ${other.displayName}`}
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
          <div>
            <BothTimes
              at={appointment.startsAt}
              viewerZone={zone}
              otherZone={other.timeZone}
              otherName={name}
            />
            <p className="mt-2 text-sm text-ink-3">{durationText(appointment.minutes)} agreed</p>
          </div>
          <Room
            meeting={meeting}
            side={side}
            zone={zone}
            pending={pending}
            fault={fault}
            onAct={(each) => void act(each)}
          />
          <p className="max-w-[60ch] text-pretty text-ink-2">
            You and {name} talk in writing, in the job’s chat on this page. What you say stays with the job,
            so that both of you can look it up later.
          </p>
        </div>
        <div className="flex h-[min(70dvh,640px)] min-h-96 min-w-0 flex-col lg:sticky lg:top-6">
          <h2 className="pb-3 text-lg">Chat</h2>
          <div className="min-h-0 flex-1">
            {chat.ok ? (
              <ChatPanel jobId={appointment.jobId} meId={meId} other={other} first={chat.data} zone={zone} />
            ) : (
              <Unloaded title="We could not load the chat" refusal={chat} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
