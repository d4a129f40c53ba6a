import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { whyNotPlan } from '@parley/contract/appointments/rules.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { ChatPage } from '@parley/contract/chat/schemas.ts';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff, isTalking } from '@parley/contract/jobs/states.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { JobReviews as Reviews } from '@parley/contract/reviews/schemas.ts';
import { otherOf, type Side, sideOfRole } from '@parley/contract/sides.ts';
import { type ReactNode, useState } from 'react';
import { redirect, replace, useRevalidator } from 'react-router';
import { isRoomOpen } from '../appointments/actions/upcoming.ts';
import { JobConsultations } from '../appointments/JobConsultations.tsx';
import { seriesActivity } from '../appointments/series/series-activity.ts';
import { ChatPreview } from '../chat/ChatPreview.tsx';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { requireUser } from '../platform/session/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { TipReturn } from '../payments/tips/TipReturn.tsx';
import { Tips } from '../payments/tips/Tips.tsx';
import { usePaymentWatch } from '../payments/use-payment-watch.ts';
import { JobReviews } from '../reviews/JobReviews.tsx';
import { AgreedOffer } from '../offers/versions/AgreedOffer.tsx';
import { EndOthers } from '../offers/hire/EndOthers.tsx';
import { AddMilestone } from '../offers/milestones/AddMilestone.tsx';
import { NextMilestone, PayNext } from '../offers/milestones/NextMilestone.tsx';
import { nextToPay } from '../offers/milestones/next-to-pay.ts';
import { PlanSection } from '../offers/milestones/PlanSection.tsx';
import { HireButton } from '../offers/hire/HireButton.tsx';
import { hireRefusalText } from '../offers/offer-text.ts';
import { OfferSection } from '../offers/OfferSection.tsx';
import { TalkingAside } from '../offers/TalkingAside.tsx';
import { useOfferActions } from '../offers/use-offer-actions.ts';
import { haveMet } from '../offers/versions/versions.ts';
import { canSettle } from '../resolutions/can-settle.ts';
import { SettleButtons } from '../resolutions/SettleButtons.tsx';
import { SettleDialogs } from '../resolutions/SettleDialogs.tsx';
import { SettleSection } from '../resolutions/SettleSection.tsx';
import { useSettling } from '../resolutions/use-settling.ts';
import { LinkButton } from '../ui/Button.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Section } from '../ui/Section.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { CutOff } from '../users/blocks/BlockedNotice.tsx';
import type { Route } from './+types/JobPage';
import { ActionDialog } from './actions/ActionDialog.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobMain } from './JobMain.tsx';
import { JobPayment, JobSidebar } from './JobSidebar.tsx';
import { JobSteps } from './JobSteps.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { homeOf } from './home-of.ts';
import { loadJob } from './load-job.ts';
import { canHire } from './money/can-hire.ts';
import { leftToPayFrom } from './money/leave-to-pay.ts';
import { paymentNotice } from './money/payment-notice.ts';
import { Chargebacks } from './money/Chargebacks.tsx';
import { PaymentNotice } from './money/PaymentNotice.tsx';
import { MobileActionBar } from './MobileActionBar.tsx';
import type { JobPageAction } from './actions/actions.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.job.ok ? loaderData.job.data.title : t`Job`,
    description: t`The job’s status, its payment and what happens next.`,
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  if (user.role === 'ADMIN') throw redirect(paths.adminJob(params.jobId));
  const { searchParams } = new URL(request.url);
  if (searchParams.has('unpaid')) throw replace(leftToPayFrom(params.jobId) ?? paths.job(params.jobId));
  const back = { returned: searchParams.has('paid'), tipId: searchParams.get('tip') };
  return { user, ...back, ...(await loadJob(params.jobId)) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <JobSkeleton />;
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { user, job, ...rest } = loaderData;
  if (!job.ok) return <LoadErrorPage title={t`We couldn’t load this job`} refusal={job} />;
  return <JobView key={job.data.id} job={job.data} side={sideOfRole(user.role) ?? 'client'} {...rest} />;
}

interface ViewProps {
  job: Job;
  side: Side;
  returned: boolean;
  /** The tip whose page has just been left. */
  tipId: string | null;
  offers: Result<Offer[]>;
  resolutions: Result<Resolution[]>;
  series: Result<Series[]>;
  chat: Result<ChatPage>;
  reviews: Result<Reviews>;
  files: Result<JobFile[]>;
}

function JobView({
  job,
  side,
  returned,
  tipId,
  offers: loaded,
  resolutions,
  series,
  chat,
  reviews,
  files,
}: ViewProps) {
  const zone = useViewerZone();
  const [action, setAction] = useState<JobPageAction | null>(null);
  const { consultations, openRoom } = useConsultations(job, { series, side, zone });
  const offers = loaded.ok ? loaded.data : [];
  const talking = useTalking({ job, side, zone, offers, consultations, onAction: setAction });
  const suggested = resolutions.ok ? resolutions.data : [];
  const settle = useSettle({ job, side, zone, resolutions: suggested });
  const otherName = otherOf(job, side).displayName;
  const isClient = side === 'client';
  const next = isClient ? nextToPay(job) : null;
  const { error } = usePaymentWatch({
    jobId: job.id,
    status: isClient ? job.paymentStatus : 'PAID',
    returned: returned && isClient,
  });
  const shared = { job, side, zone, onAction: setAction };
  return (
    <div ref={focusFallback} className="column pt-8 md:pt-12">
      <JobHeader job={job} side={side} zone={zone} />
      {isCutOff(job) && (
        <div className="mb-8">
          <CutOff person={otherOf(job, side)} />
        </div>
      )}
      {talking?.steps}
      <Chargebacks job={job} side={side} zone={zone} />
      <PaymentNotice notice={returned && isClient ? paymentNotice(job, error) : null} />
      {isClient && tipId !== null && <TipReturn job={job} tipId={tipId} />}
      {isClient && <EndOthers job={job} />}
      <PlanSection job={job} side={side} zone={zone} />
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_21.25rem] md:grid-rows-[auto_1fr]">
        {talking?.lead ?? settle.lead}
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          {talking?.aside ?? (
            <JobSidebar
              {...shared}
              settle={settle.buttons}
              next={next && <NextMilestone milestone={next} />}
              consultations={consultations}
              isRoomOpen={openRoom !== null}
            />
          )}
        </div>
        <JobMain
          job={job}
          side={side}
          zone={zone}
          chat={<Preview job={job} side={side} chat={chat} />}
          reviews={
            reviews.ok &&
            reviews.data.closesAt !== null && (
              <JobReviews jobId={job.id} reviews={reviews.data} otherName={otherName} zone={zone} />
            )
          }
          tips={<Tips job={job} side={side} zone={zone} />}
          files={files}
          offers={offers}
          resolutions={suggested}
          activity={seriesActivity(series.ok ? series.data : [], { pair: job, side, zone })}
          terms={!talking && <AgreedOffer job={job} offers={offers} side={side} zone={zone} />}
        />
      </div>
      <MobileActionBar
        {...shared}
        first={openRoom ?? talking?.next ?? (next && <PayNext milestone={next} />)}
      />
      <ActionDialog action={action} job={job} side={side} onClose={() => setAction(null)} />
      {settle.dialogs}
    </div>
  );
}

interface TalkingInput {
  job: Job;
  side: Side;
  zone: string;
  offers: readonly Offer[];
  consultations: ReactNode;
  onAction: (action: JobPageAction) => void;
}

/** What the page shows while the two talk; null from the hire, or the end, on. */
function useTalking({ job, side, zone, offers, consultations, onAction }: TalkingInput) {
  const { t } = useLingui();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const acts = useOfferActions(job.id, revalidate);
  if (!isTalking(job.status)) return null;
  const isLater = isLaterMilestone(job);
  const met = isLater || haveMet(job.appointments, now);
  const shared = { job, side, zone, acts };
  return {
    steps: !isLater && !isCutOff(job) && <JobSteps at={met ? (job.offer === null ? 1 : 2) : 0} />,
    aside: (
      <div className="grid gap-9">
        <TalkingAside {...shared} onAction={onAction} isOnJobPage />
        <JobPayment job={job} side={side} zone={zone} />
      </div>
    ),
    lead: (
      <div className="grid min-w-0 gap-11">
        {!isLater && (
          <div id="consultations" className="scroll-mt-24">
            <Section title={t`Consultation`} strong>
              <div className="pt-4">{consultations}</div>
            </Section>
          </div>
        )}
        <div id="offer" className="scroll-mt-24">
          <Section title={t`Offer`}>
            <div className="pt-4">
              <OfferSection {...shared} offers={offers} />
            </div>
          </Section>
        </div>
      </div>
    ),
    next: met && side === 'client' && job.offer && canHire(job) && (
      <div className="grid gap-2">
        <FormMessage message={acts.hire.refusal && hireRefusalText(acts.hire.refusal, job)} />
        <HireButton job={job} offer={job.offer} hire={acts.hire} />
      </div>
    ),
  };
}

interface SettleInput {
  job: Job;
  side: Side;
  zone: string;
  resolutions: readonly Resolution[];
}

/** What the two can settle between them while the money is held. */
function useSettle(input: SettleInput) {
  const settling = useSettling();
  const { revalidate } = useRevalidator();
  const now = useNow();
  const { job, side, zone } = input;
  return {
    lead: <SettleSection {...input} settling={settling} />,
    buttons: canSettle(job, now) && (
      <>
        <AddMilestone job={job} side={side} />
        <SettleButtons job={job} settling={settling} />
      </>
    ),
    dialogs: <SettleDialogs {...{ job, side, zone, settling }} reload={revalidate} />,
  };
}

/** The consultations of the job, and the way into a room that is open. */
function useConsultations(
  job: Job,
  { series, side, zone }: Pick<ViewProps, 'series' | 'side'> & { zone: string },
): { consultations: ReactNode; openRoom: ReactNode } {
  const { t } = useLingui();
  const now = useNow();
  const open = job.appointments.find((each) => isRoomOpen(each, now));
  const whyNot = whyNotPlan(job);
  return {
    consultations: (
      <JobConsultations
        job={job}
        side={side}
        zone={zone}
        series={series.ok ? series.data : []}
        whyNotPlan={whyNot}
        isWide={isTalking(job.status)}
      />
    ),
    openRoom: open ? (
      <LinkButton kind="time" wide to={paths.consultation(job.id, open.id)}>
        {open.checkedIn[side] ? t`Join` : t`Check in`}
      </LinkButton>
    ) : null,
  };
}

function Preview({ job, side, chat }: { job: Job; side: Side; chat: Result<ChatPage> }) {
  const { unreadCount } = job;
  const otherName = otherOf(job, side).displayName;
  return (
    <ChatPreview
      jobId={homeOf(job)}
      chat={chat}
      unreadCount={unreadCount}
      meId={job[side].id}
      otherName={otherName}
    />
  );
}
