import { Trans, useLingui } from '@lingui/react/macro';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { JobFiles } from '../files/JobFiles.tsx';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { homeOf } from './home-of.ts';
import type { ActivityItem } from './activity/activity.ts';
import { JobTimeline } from './activity/JobTimeline.tsx';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  /** The latest messages. */
  chat: ReactNode;
  /** The reviews, once there is something to review. */
  reviews: ReactNode;
  /** What the client tipped, or can tip. */
  tips: ReactNode;
  files: Result<JobFile[]>;
  /** All versions of its terms. */
  offers: readonly Offer[];
  /** Everything that was suggested to settle it. */
  resolutions: readonly Resolution[];
  /** What else belongs to its activity. */
  activity: readonly ActivityItem[];
  /** The terms of the job, once hired on. */
  terms: ReactNode;
}

/** The chat, the files, the agreement and the activity of a job. */
export function JobMain({ job, side, zone, chat, reviews, tips, files, terms, activity, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid min-w-0 gap-11">
      {reviews && (
        <Section title={t`Reviews`} strong>
          {reviews}
        </Section>
      )}
      {tips}
      <Section
        title={t`Chat`}
        end={
          <Link to={paths.chat(homeOf(job))} className="underline hover:text-ink">
            <Trans>All messages</Trans>
          </Link>
        }
      >
        {chat}
      </Section>
      <Section title={t`Files`}>
        <JobFiles jobId={homeOf(job)} files={files} meId={job[side].id} isCutOff={isCutOff(job)} />
      </Section>
      <Section title={job.hiredAt === null ? t`About this job` : t`Agreement`} end={<Origin job={job} />}>
        <div className="pt-4">
          <Prose text={job.description} />
          {terms}
        </div>
      </Section>
      <Section title={t`Activity`}>
        <div className="pt-4">
          <JobTimeline job={job} side={side} zone={zone} more={activity} {...rest} />
        </div>
      </Section>
    </div>
  );
}

/** The posting or service the job came from. */
function Origin({ job: { postingId, serviceId } }: { job: Job }) {
  const { t } = useLingui();
  const origin =
    postingId === null
      ? serviceId && { to: paths.service(serviceId), name: t`View service` }
      : { to: paths.jobPosting(postingId), name: t`View posting` };
  if (!origin) return null;
  return (
    <Link to={origin.to} className="underline hover:text-ink">
      {origin.name}
    </Link>
  );
}
