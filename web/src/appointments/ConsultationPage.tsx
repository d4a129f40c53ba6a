import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, Meeting } from '@parley/contract/appointments/schemas.ts';
import { isCutOff, isTalking } from '@parley/contract/jobs/states.ts';
import { otherOf, type Side, sideOfRole } from '@parley/contract/sides.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { data, redirect } from 'react-router';
import { ChatSidePanel } from '../chat/ChatSidePanel.tsx';
import { useMessageFiles } from '../chat/composer/use-message-files.ts';
import { type LoadedChat, loadChat } from '../chat/load-chat.ts';
import { useChat } from '../chat/use-chat.ts';
import { PaymentNotice } from '../jobs/money/PaymentNotice.tsx';
import { AfterConsultation } from '../offers/AfterConsultation.tsx';
import { OfferPanel } from '../offers/OfferPanel.tsx';
import { type JobOffers, useJobOffers } from '../offers/use-job-offers.ts';
import { paths } from '../paths.ts';
import { usePaymentWatch } from '../payments/use-payment-watch.ts';
import { call } from '../platform/api.ts';
import { requireUser } from '../platform/session/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import type { Route } from './+types/ConsultationPage';
import { ConsultationSkeleton } from './ConsultationSkeleton.tsx';
import { EndedConsultation } from './EndedConsultation.tsx';
import { consultationNotice } from './money/payment-notice.ts';
import { Notes } from './notes/Notes.tsx';
import { useMeeting } from './use-meeting.ts';

// Camera, microphone and call are loaded only by those who join.
const OpenRoom = lazy(() => import('./room/OpenRoom.tsx'));

export function meta({ loaderData }: Route.MetaArgs) {
  const side = sideOfRole(loaderData?.user.role) ?? 'client';
  const name = loaderData?.meeting.ok ? otherOf(loaderData.meeting.data.appointment, side).displayName : null;
  return pageMeta({
    title: name === null ? t`Consultation` : t`Consultation with ${name}`,
    description: t`The consultation’s time on both clocks, who has joined, and the room.`,
    hidden: true,
  });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const { jobId, appointmentId } = params;
  // The room is for the two sides only; admins find what they may know on the job's page.
  if (user.role === 'ADMIN') throw redirect(paths.adminJob(jobId));
  const [found, chat] = await Promise.all([
    call('GET /api/job/meeting/:id', { params: { id: appointmentId } }),
    loadChat(jobId),
  ]);
  const meeting = orNotFound(found);
  if (meeting.ok && meeting.data.appointment.jobId !== jobId)
    throw data(t`We couldn’t find this consultation.`, { status: 404 });
  return { user, meeting, chat, returned: new URL(request.url).searchParams.has('paid') };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ConsultationSkeleton />;
}

export default function ConsultationPage({ loaderData }: Route.ComponentProps) {
  const { user, meeting, chat, returned } = loaderData;
  const { t } = useLingui();
  if (!meeting.ok) return <LoadErrorPage title={t`We couldn’t load this consultation`} refusal={meeting} />;
  return (
    <Consultation
      key={meeting.data.appointment.id}
      first={meeting.data}
      chat={chat}
      meId={user.id}
      side={sideOfRole(user.role) ?? 'client'}
      returned={returned && user.role === 'CLIENT'}
    />
  );
}

interface Props {
  first: Meeting;
  chat: Result<LoadedChat>;
  meId: string;
  side: Side;
  /** The client comes back from the processor's page. */
  returned: boolean;
}

function Consultation({ first, chat: loadedChat, meId, side, returned }: Props) {
  const zone = useViewerZone();
  const { t } = useLingui();
  const { meeting, ...acts } = useMeeting(first);
  const [wasOpen] = useState(first.state !== 'ENDED');
  const { appointment, state } = meeting;
  const other = otherOf(appointment, side);
  const name = other.displayName;
  const { jobId } = appointment;
  // They go on while another tab beside the call is open.
  const chat = useChat({ jobId, meId, first: loadedChat.ok ? loadedChat.data : null });
  const isJobOver = !chat.isOpen;
  const files = useMessageFiles(jobId);
  const beside = <ChatSidePanel {...{ jobId, meId, other, loaded: loadedChat, chat, zone, files }} />;
  const { loaded, reload } = useJobOffers(jobId, state);
  const isBlocked = loaded?.job.ok ? isCutOff(loaded.job.data) : chat.isBlocked;
  const notes = <Notes {...{ appointment, side, zone, isJobOver, isBlocked }} />;
  const talking = talkingOf(loaded);
  const notice = useConsultationPayment(appointment, side, returned);
  const offer = <OfferPanel {...{ loaded, reload, side, zone }} />;
  if (state !== 'ENDED')
    return (
      <Suspense fallback={<ConsultationSkeleton />}>
        <OpenRoom
          {...{
            meeting,
            side,
            zone,
            notice,
            beside: {
              jobId,
              meId,
              chat: beside,
              unreadCount: chat.unreadCount,
              notes,
              offer,
              isChatShut: isJobOver || isBlocked,
              isCutOff: isBlocked,
            },
            ...acts,
          }}
        />
      </Suspense>
    );
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.job(appointment.jobId), name: appointment.title }}
        title={t`Consultation with ${name}`}
      />
      {notice}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <EndedConsultation
            appointment={appointment}
            side={side}
            zone={zone}
            isJobOver={isJobOver}
            isFresh={wasOpen}
            isTalking={talking !== null}
          />
          {talking && <AfterConsultation {...talking} {...{ side, zone, reload }} />}
          <Section title={t`Notes`} small>
            <div className="pt-4">{notes}</div>
          </Section>
        </div>
        <div className="flex h-[min(70dvh,640px)] min-h-96 min-w-0 flex-col">
          <h2 className="pb-3 text-lg">
            <Trans>Chat</Trans>
          </h2>
          <div className="min-h-0 flex-1">{beside}</div>
        </div>
      </div>
    </div>
  );
}

/** Refreshes the payment after the return from the processor's page, and says how it went. */
function useConsultationPayment(appointment: Appointment, side: Side, returned: boolean): ReactNode {
  const { id, jobId, payment } = appointment;
  const status = side === 'client' ? (payment?.status ?? 'PAID') : 'PAID';
  const { error } = usePaymentWatch({ jobId, appointmentId: id, status, returned });
  return <PaymentNotice notice={returned ? consultationNotice(appointment, error) : null} />;
}

/** The job and its offers while the two talk; null once it was loaded and they do not. */
function talkingOf(loaded: JobOffers | null) {
  if (!loaded?.job.ok || !loaded.offers.ok || !isTalking(loaded.job.data.status)) return null;
  return { job: loaded.job.data, offers: loaded.offers.data };
}
