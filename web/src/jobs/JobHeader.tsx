import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { timeText } from '../time/format.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Tag } from '../ui/Tag.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { jobSummary } from './job-summary.ts';
import { jobStatus } from './status.ts';

interface Props {
  job: Job;
  side: Side;
  zone: string;
}

/** The job's title, the other side, its status and whose turn it is. */
export function JobHeader({ job, side, zone }: Props) {
  const now = useNow();
  const { t } = useLingui();
  const other = otherOf(job, side);
  const status = jobStatus(job, side);
  const city = cityOf(other.timeZone);
  const time = timeText(now, other.timeZone);
  return (
    <>
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={job.title}
        end={<Tag tone={status.tone}>{status.label}</Tag>}
        lead={<span className="tabular-nums">{jobSummary(job, side, zone, now)}</span>}
      />
      <div className="-mt-3 mb-8 md:-mt-4 md:mb-10">
        <PersonLine person={other} to={side === 'client' ? paths.professional(other.id) : undefined}>
          {side === 'client' ? (
            <Trans>
              Professional in {city} · {time} local time
            </Trans>
          ) : (
            <Trans>
              Client in {city} · {time} local time
            </Trans>
          )}
        </PersonLine>
      </div>
    </>
  );
}
