import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { AdminJob, Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_PAGE_SIZE } from '@parley/contract/limits.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { whyNot } from '@parley/contract/jobs/rules.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { jobLabel } from '../../jobs/status.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { Chargebacks } from '../../jobs/money/Chargebacks.tsx';
import { jobStateOf } from '../../jobs/actions/actions.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import type { Result } from '../../platform/result.ts';
import { PlanSection } from '../../offers/milestones/PlanSection.tsx';
import { orNotFound } from '../../platform/or-not-found.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton, SkeletonLines, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import type { Route } from './+types/AdminJobPage';
import { jobActionsOnBehalf } from './on-behalf.ts';
import { JobDetails } from './JobDetails.tsx';
import { goToDecision } from './dispute/place.ts';
import { ResumeDialog } from './ResumeDialog.tsx';
import { productName } from '../../platform/language/product-name.ts';

// Loaded on demand.
const importPanel = () => import('./dispute/DisputePanel.tsx');
const DisputePanel = lazy(importPanel);
const JobActionDialog = lazy(() => import('./JobActionDialog.tsx'));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.found.ok ? loaderData.found.data.job.title : t`Job`,
    description: t`Everything about one job.`,
    hidden: true,
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { jobId } = params;
  const [found, offers, resolutions, series, files] = await Promise.all([
    call('GET /api/job/admin/:id', { params: { id: jobId } }),
    call('GET /api/job/:id/offers', { params: { id: jobId } }),
    call('GET /api/job/:id/resolutions', { params: { id: jobId } }),
    call('GET /api/job/:id/series', { params: { id: jobId } }),
    call('GET /api/upload/job/:jobId', { params: { jobId } }),
  ]);
  // The button that leads to the decision is there with the page.
  if (found.ok && found.data.evidence) {
    await importPanel();
    found.data.job = await withEarlierMoves(found.data.job);
  }
  return {
    found: orNotFound(found),
    offers: offers.ok ? offers.data : [],
    resolutions: resolutions.ok ? resolutions.data : [],
    series: series.ok ? series.data : [],
    files,
  };
}
clientLoader.hydrate = true as const;

const PAGES_OF_EVIDENCE = 10;

/** A dispute is decided by all that happened. */
async function withEarlierMoves(job: Job): Promise<Job> {
  let { history, historyCursor: cursor } = job;
  for (let page = 0; cursor !== null && page < PAGES_OF_EVIDENCE; page += 1) {
    const query = { cursor, limit: MAX_PAGE_SIZE };
    // A page's cursor comes with the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const earlier = await call('GET /api/job/:id/moves', { params: { id: job.id }, query });
    if (!earlier.ok) break;
    history = [...earlier.data.items.toReversed(), ...history];
    cursor = earlier.data.nextCursor;
  }
  return { ...job, history, historyCursor: cursor };
}

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-4 h-10 w-2/3" />
      <Skeleton className="mb-10 h-5 w-72" />
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        <SkeletonRows count={4} />
        <SkeletonLines count={6} />
      </div>
    </div>
  );
}

export default function AdminJobPage({ loaderData: { found, ...rest } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!found.ok) return <LoadErrorPage title={t`We couldn’t load this job`} refusal={found} />;
  return <View key={found.data.job.id} {...found.data} {...rest} />;
}

interface ViewProps extends AdminJob {
  /** All versions of its terms. */
  offers: Offer[];
  /** Everything that was suggested to settle it. */
  resolutions: Resolution[];
  /** The series of consultations that were asked for. */
  series: Series[];
  files: Result<JobFile[]>;
}

function View({ job, evidence, owedCents, ...records }: ViewProps) {
  const { t } = useLingui();
  const now = useNow();
  const [acts, setActs] = useState(false);
  const { label, tone } = jobLabel(job.status);
  const [resumes, setResumes] = useState(false);
  const zone = useViewerZone();
  const standing = jobStateOf(job);
  const canDecide = whyNot(standing, 'release', 'admin', now) === null;
  const canResume = whyNot(standing, 'resume', 'admin', now) === null;
  return (
    <div ref={focusFallback} className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.adminDashboard({ tab: 'jobs' }), name: t`Jobs` }}
        title={job.title}
        end={<Tag tone={tone}>{label}</Tag>}
        lead={job.dispute && <DisputeLead dispute={job.dispute} job={job} />}
      />
      <Chargebacks job={job} side={null} zone={zone} />
      <div className="mb-10 flex flex-wrap gap-2.5">
        {canDecide && (
          <Button onClick={goToDecision}>
            <Trans>Decide dispute</Trans>
          </Button>
        )}
        {canResume && (
          <Button kind="quiet" onClick={() => setResumes(true)}>
            <Trans>Resume job</Trans>
          </Button>
        )}
        {jobActionsOnBehalf(job, now).length > 0 && (
          <Button kind="quiet" onClick={() => setActs(true)}>
            <Trans>Act in the job on someone’s behalf</Trans>
          </Button>
        )}
        <LinkButton kind="quiet" to={paths.adminChat(job.id)}>
          <Trans>Read the chat</Trans>
        </LinkButton>
        <p className="basis-full text-sm text-ink-3">
          <Trans>The chat is private. Opening it requires a reason and is recorded.</Trans>
        </p>
      </div>
      {evidence && (
        <Suspense fallback={<SkeletonRows count={6} />}>
          <DisputePanel
            {...{ job, evidence, owedCents }}
            {...records}
            files={records.files.ok ? records.files.data : []}
          />
        </Suspense>
      )}
      <PlanSection job={job} side={null} zone={zone} />
      <JobDetails {...{ job, owedCents, evidence }} {...records} />
      {resumes && <ResumeDialog job={job} onClose={() => setResumes(false)} />}
      <Suspense>{acts && <JobActionDialog job={job} onClose={() => setActs(false)} />}</Suspense>
    </div>
  );
}

function DisputeLead({
  dispute,
  job,
}: Pick<AdminJob, 'job'> & { dispute: NonNullable<AdminJob['job']['dispute']> }) {
  const zone = useViewerZone();
  const { by, at, reason, refundAt, undecidedCents } = dispute;
  const { t } = useLingui();
  const side = SIDES.find((each) => each === by) ?? null;
  const who =
    side !== null ? job[side].displayName : by === 'processor' ? t`the client’s bank` : productName();
  const time = dayTimeText(at, zone);
  const deadline = refundAt && dayTimeText(refundAt, zone);
  return (
    <div className="tabular-nums">
      <p>
        {refundAt && undecidedCents > 0 ? (
          <Trans>
            Disputed by {who} on {time}. Without a decision, each side gets half on {deadline}.
          </Trans>
        ) : refundAt ? (
          <Trans>
            Disputed by {who} on {time}. Without a decision, the client gets the money back on {deadline}.
          </Trans>
        ) : (
          <Trans>
            Disputed by {who} on {time}.
          </Trans>
        )}
      </p>
      {/* A side’s is quoted beside it. */}
      {side === null && reason && (
        <q className="mt-2 block whitespace-pre-line wrap-anywhere text-ink">{reason}</q>
      )}
    </div>
  );
}
