import { Trans, useLingui } from '@lingui/react/macro';
import type { Job, Plan } from '@parley/contract/jobs/schemas.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { jobStatus } from '../../jobs/status.ts';
import { paths } from '../../paths.ts';
import { monthDayText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';

interface Props {
  job: Job;
  /** Null for admins, who are led to their own pages. */
  side: Side | null;
  zone: string;
}

type Milestone = Plan['milestones'][number];

/** All milestones of a job, how each is going, and the way to each of them. */
export function PlanSection({ job, side, zone }: Props) {
  const { t } = useLingui();
  if (job.plan === null) return null;
  return (
    <div id="milestones" className="mb-10 scroll-mt-24">
      <Section title={t`Milestones`}>
        <ol>
          {job.plan.milestones.map((milestone) => (
            <Row
              key={milestone.jobId}
              milestone={milestone}
              isHere={milestone.jobId === job.id}
              side={side}
              zone={zone}
            />
          ))}
        </ol>
      </Section>
    </div>
  );
}

interface RowProps {
  milestone: Milestone;
  isHere: boolean;
  side: Side | null;
  zone: string;
}

function Row({ milestone, isHere, side, zone }: RowProps) {
  const { number, title, amountCents, jobId } = milestone;
  const status = jobStatus({ ...milestone, milestone: number }, side ?? 'professional');
  const name = `${number}. ${title}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 tabular-nums">
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {isHere ? (
          <b aria-current="page" className="font-semibold">
            {name}
          </b>
        ) : (
          <Link to={side === null ? paths.adminJob(jobId) : paths.job(jobId)} className="underline">
            {name}
          </Link>
        )}
        <Due milestone={milestone} zone={zone} />
      </span>
      <span className="flex items-center gap-3">
        {amountCents !== null && <span className="text-ink-2">{shortMoney(amountCents)}</span>}
        <Tag tone={status.tone}>{status.label}</Tag>
      </span>
    </li>
  );
}

function Due({ milestone: { dueAt, status }, zone }: { milestone: Milestone; zone: string }) {
  if (dueAt === null || isTalking(status)) return null;
  const day = monthDayText(dueAt, zone);
  return (
    <span className="text-sm text-ink-3">
      {' · '}
      <Trans>due {day}</Trans>
    </span>
  );
}
