import { t } from '@lingui/core/macro';
import { isEndedJob, isTalking } from '@parley/contract/jobs/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { jobSummary } from './job-summary.ts';
import { useNow } from '../platform/now.ts';
import { shortName } from '../users/short-name.ts';

/** The job that came of a proposal or an invitation, and its next step. */
export function Agreed({ job, side, zone }: { job: Job; side: Side; zone: string }) {
  const now = useNow();
  return (
    <output className="block rounded-lg bg-good-soft px-5 py-4 text-good">
      <b className="block font-display text-lg font-semibold">{headline(job, side)}</b>
      <span className="tabular-nums">{jobSummary(job, side, zone, now)}</span>
    </output>
  );
}

function headline(job: Job, side: Side): string {
  const name = shortName(otherOf(job, side).displayName);
  if (isTalking(job.status)) return t`You’re going to talk with ${name}`;
  if (isEndedJob(job.status)) return t`You talked with ${name}`;
  return side === 'client' ? t`You hired ${name}` : t`You’re hired`;
}
