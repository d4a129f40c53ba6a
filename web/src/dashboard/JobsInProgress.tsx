import { Trans, useLingui } from '@lingui/react/macro';
import type { JobCard as Card } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { JobCard } from '../jobs/JobCard.tsx';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';

interface Props {
  jobs: Result<{ items: Card[] }>;
  side: Side;
  /** A newcomer is told about jobs by the first steps. */
  isNew: boolean;
}

/** The running jobs, the latest first. */
export function JobsInProgress({ jobs, side, isNew }: Props) {
  const zone = useViewerZone();
  const { t } = useLingui();
  if (isNew && jobs.ok && jobs.data.items.length === 0) return null;
  return (
    <Section
      title={t`Jobs in progress`}
      end={
        <Link to={paths.previousJobs()} className="underline hover:text-ink">
          <Trans>Previous jobs</Trans>
        </Link>
      }
    >
      {!jobs.ok && <LoadError title={t`We couldn’t load your jobs`} refusal={jobs} />}
      {jobs.ok && jobs.data.items.length === 0 && <None side={side} />}
      {jobs.ok && jobs.data.items.map((job) => <JobCard key={job.id} job={job} side={side} zone={zone} />)}
    </Section>
  );
}

function None({ side }: { side: Side }) {
  const { t } = useLingui();
  const [about, to, step] =
    side === 'client'
      ? ([
          t`A job starts when you accept a proposal, or someone accepts your invitation.`,
          paths.addJobPosting(),
          t`Post a job`,
        ] as const)
      : ([
          t`A job starts when a client accepts your proposal, or you accept an invitation.`,
          paths.jobPostings(),
          t`Find a job`,
        ] as const);
  return (
    <EmptyState
      title={t`No jobs in progress`}
      action={
        <LinkButton small kind="quiet" to={to}>
          {step}
        </LinkButton>
      }
    >
      {about}
    </EmptyState>
  );
}
