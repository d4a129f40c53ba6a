import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { whyNotPlan } from '@parley/contract/appointments/rules.ts';
import type { ChatPage } from '@parley/contract/chat/schemas.ts';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { JobReviews as Reviews } from '@parley/contract/reviews/schemas.ts';
import { otherOf, type Side, sideOfRole } from '@parley/contract/sides.ts';
import { type ReactNode, useState } from 'react';
import { redirect } from 'react-router';
import { isRoomOpen } from '../appointments/actions/upcoming.ts';
import { JobConsultations } from '../appointments/JobConsultations.tsx';
import { ChatPreview } from '../chat/ChatPreview.tsx';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { requireUser } from '../platform/session/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { useCheckout } from './money/use-checkout.ts';
import { usePaymentWatch } from '../payments/use-payment-watch.ts';
import { JobReviews } from '../reviews/JobReviews.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadError.tsx';
import type { Route } from './+types/JobPage';
import { ActionDialog } from './actions/ActionDialog.tsx';
import { JobHeader } from './JobHeader.tsx';
import { JobMain } from './JobMain.tsx';
import { JobSidebar } from './JobSidebar.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { loadJob } from './load-job.ts';
import { isPaid } from './money/status.ts';
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
  return { user, returned: new URL(request.url).searchParams.has('paid'), ...(await loadJob(params.jobId)) };
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
  chat: Result<ChatPage>;
  reviews: Result<Reviews>;
  files: Result<JobFile[]>;
}

function JobView({ job, side, returned, chat, reviews, files }: ViewProps) {
  const zone = useViewerZone();
  const [action, setAction] = useState<JobPageAction | null>(null);
  const checkout = useCheckout(job.id);
  const { consultations, isRoomOpen } = useConsultations(job, side, zone);
  const otherName = otherOf(job, side).displayName;
  const isClient = side === 'client';
  const { error } = usePaymentWatch({
    jobId: job.id,
    status: isClient ? job.paymentStatus : 'PAID',
    returned: returned && isClient,
  });
  const acts = { job, side, zone, checkout, onAction: setAction };
  return (
    <div className="column pt-8 md:pt-12">
      <JobHeader job={job} side={side} zone={zone} />
      <PaymentNotice job={job} returned={returned && isClient} error={error} />
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="md:order-2">
          <JobSidebar {...acts} consultations={consultations} isRoomOpen={isRoomOpen} />
        </div>
        <JobMain
          job={job}
          side={side}
          zone={zone}
          chat={<Preview job={job} side={side} chat={chat} />}
          reviews={
            reviews.ok && (
              <JobReviews jobId={job.id} reviews={reviews.data} otherName={otherName} zone={zone} />
            )
          }
          files={files}
        />
      </div>
      <MobileActionBar {...acts} />
      <ActionDialog action={action} job={job} side={side} onClose={() => setAction(null)} />
    </div>
  );
}

/** The consultations of the job, and whether a room is open. */
function useConsultations(
  job: Job,
  side: Side,
  zone: string,
): { consultations: ReactNode; isRoomOpen: boolean } {
  const now = useNow();
  const whyNot = whyNotPlan({ status: job.status, isPaid: isPaid(job) });
  return {
    consultations: <JobConsultations job={job} side={side} zone={zone} whyNotPlan={whyNot} />,
    isRoomOpen: job.appointments.some((each) => isRoomOpen(each, now)),
  };
}

function Preview({ job, side, chat }: { job: Job; side: Side; chat: Result<ChatPage> }) {
  const { id, unreadCount } = job;
  const otherName = otherOf(job, side).displayName;
  return (
    <ChatPreview jobId={id} chat={chat} unreadCount={unreadCount} meId={job[side].id} otherName={otherName} />
  );
}
