import { Trans } from '@lingui/react/macro';
import { REMIND_TO_HIRE_BEFORE_DAYS } from '@parley/contract/jobs/hire-by.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useNow } from '../../platform/now.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { Button } from '../../ui/Button.tsx';
import { shortName } from '../../users/short-name.ts';
import { readersTime } from '../offer-text.ts';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  onExtend: () => void;
}

const REMINDED_BEFORE_MS = REMIND_TO_HIRE_BEFORE_DAYS * 24 * 3_600_000;

/** Until when the client can hire, what happens then, and the professional's seven more days; else only when the job ends. */
export function HireBy({ job, side, zone, onExtend }: Props) {
  const now = useNow();
  if (job.hireBy === null) return null;
  const isReminded = Date.parse(job.hireBy) - Date.parse(now) <= REMINDED_BEFORE_MS;
  const time = readersTime(job.hireBy, { pair: job, side, zone });
  const name = shortName(job.client.displayName);
  const left = <Countdown to={job.hireBy} as="left" />;
  // Nobody is hired by then.
  if (isCutOff(job))
    return (
      <p className="text-sm text-pretty text-ink-2 tabular-nums">
        <Trans>This job ends automatically on {time}, and nothing is owed.</Trans>
      </p>
    );
  return (
    <div className="grid gap-3 text-sm text-pretty text-ink-2 tabular-nums">
      <p>
        <b className="block font-semibold text-time-ink">
          {side === 'client' ? (
            <Trans>Decide by {time}</Trans>
          ) : (
            <Trans>
              {name} decides by {time}
            </Trans>
          )}{' '}
          · {left}
        </b>
        {isReminded ? (
          <Trans>After that, the job ends automatically, and nothing is owed.</Trans>
        ) : (
          <Trans>
            We’ll remind you both three days before. After that, the job ends automatically, and nothing is
            owed.
          </Trans>
        )}
      </p>
      {side === 'professional' && (
        <div>
          <Button small kind="quiet" onClick={onExtend}>
            <Trans>Give 7 more days</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
