import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isHeldJob } from '@parley/contract/jobs/states.ts';
import { Button } from '../ui/Button.tsx';
import type { Settling } from './use-settling.ts';

interface Props {
  job: Job;
  settling: Settling;
}

/** The two things that either side can suggest while the money is held. */
export function SettleButtons({ job, settling }: Props) {
  if (!isHeldJob(job.status)) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      <span className="flex-1 basis-36">
        <Button kind="quiet" small wide onClick={() => settling.suggest('due_date')}>
          <Trans>Suggest a new date</Trans>
        </Button>
      </span>
      <span className="flex-1 basis-36">
        <Button kind="quiet" small wide onClick={() => settling.suggest('money')}>
          <Trans>Suggest a split</Trans>
        </Button>
      </span>
    </div>
  );
}
