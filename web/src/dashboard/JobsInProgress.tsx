import type { JobCard as Card } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { JobCard } from '../jobs/JobCard.tsx';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Section } from '../ui/Section.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';

/** The jobs that run, the latest first. */
export function JobsInProgress({ jobs, side }: { jobs: Result<{ items: Card[] }>; side: Side }) {
  const zone = useViewerZone();
  return (
    <Section
      title="Jobs in progress"
      end={
        <Link to={paths.previousJobs()} className="underline hover:text-ink">
          Previous jobs
        </Link>
      }
    >
      {!jobs.ok && <Unloaded title="We could not load your jobs" refusal={jobs} />}
      {jobs.ok && jobs.data.items.length === 0 && <None side={side} />}
      {jobs.ok && jobs.data.items.map((job) => <JobCard key={job.id} job={job} side={side} zone={zone} />)}
    </Section>
  );
}

function None({ side }: { side: Side }) {
  const [about, to, step] =
    side === 'client'
      ? ([
          'A job begins when you accept a proposal, or somebody accepts your invitation.',
          paths.addJobPosting(),
          'Post a job',
        ] as const)
      : ([
          'A job begins when a client accepts your proposal, or you accept an invitation.',
          paths.jobPostings(),
          'Find a job',
        ] as const);
  return (
    <Empty
      title="No job is running"
      action={
        <LinkButton small kind="quiet" to={to}>
          {step}
        </LinkButton>
      }
    >
      {about}
    </Empty>
  );
}
