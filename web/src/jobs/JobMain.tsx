import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JobFiles } from '../files/JobFiles.tsx';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { JobTimeline } from './JobTimeline.tsx';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  /** The last words of the two. */
  chat: ReactNode;
  /** What they think of it, once it is done. */
  reviews: ReactNode;
  files: Result<JobFile[]>;
}

/** What the two have said, agreed and done. */
export function JobMain({ job, side, zone, chat, reviews, files }: Props) {
  return (
    <div className="grid min-w-0 gap-11">
      {job.completedAt !== null && reviews && (
        <Section title="Reviews" strong>
          {reviews}
        </Section>
      )}
      <Section
        title="Chat"
        end={
          <Link to={paths.chat(job.id)} className="underline hover:text-ink">
            All messages
          </Link>
        }
      >
        {chat}
      </Section>
      <Section title="Files">
        <JobFiles jobId={job.id} files={files} meId={job[side].id} />
      </Section>
      <Section title="What was agreed" end={<Origin job={job} />}>
        <div className="pt-4">
          <Prose text={job.description} />
          {job.estimatedDays !== null && (
            <p className="mt-3 text-sm text-ink-3 tabular-nums">
              {job.estimatedDays === 1 ? '1 day of work' : `${job.estimatedDays} days of work`}
            </p>
          )}
        </div>
      </Section>
      <Section title="What has happened">
        <div className="pt-4">
          <JobTimeline job={job} side={side} zone={zone} />
        </div>
      </Section>
    </div>
  );
}

/** What it all began with. */
function Origin({ job: { postingId, serviceId } }: { job: Job }) {
  const origin =
    postingId === null
      ? serviceId && { to: paths.service(serviceId), name: 'The service' }
      : { to: paths.jobPosting(postingId), name: 'The posting' };
  if (!origin) return null;
  return (
    <Link to={origin.to} className="underline hover:text-ink">
      {origin.name}
    </Link>
  );
}
