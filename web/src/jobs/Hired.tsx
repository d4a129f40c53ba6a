import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { jobSummary } from './job-summary.ts';
import { useNow } from '../platform/now.ts';
import { shortName } from '../users/short-name.ts';

/** The job that resulted, and its next step. */
export function Hired({ job, side, zone }: { job: Job; side: Side; zone: string }) {
  const now = useNow();
  const { t } = useLingui();
  const name = shortName(job.professional.displayName);
  const who = side === 'client' ? t`You hired ${name}` : t`You’re hired`;
  return (
    <output className="block rounded-lg bg-good-soft px-5 py-4 text-good">
      <b className="block font-display text-lg font-semibold">{who}</b>
      <span className="tabular-nums">{jobSummary(job, side, zone, now)}</span>
    </output>
  );
}
