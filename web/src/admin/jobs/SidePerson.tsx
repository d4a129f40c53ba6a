import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PersonLine } from '../../users/PersonLine.tsx';

/** A side of a job, with the way to their account. */
export function SidePerson({ job, side }: { job: Pick<Job, Side>; side: Side }) {
  const { t } = useLingui();
  const { id, displayName, timeZone } = job[side];
  const role = side === 'client' ? t`Client` : t`Professional`;
  return (
    <PersonLine
      person={job[side]}
      to={side === 'professional' ? paths.professional(id) : undefined}
      end={
        <Link
          to={paths.adminDashboard({ tab: 'users', q: id })}
          className="text-sm underline underline-offset-3"
        >
          <Trans>
            Account<span className="sr-only"> of {displayName}</span>
          </Trans>
        </Link>
      }
    >
      {role}, {cityOf(timeZone)}
    </PersonLine>
  );
}
