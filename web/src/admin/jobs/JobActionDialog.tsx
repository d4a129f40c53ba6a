import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import type { JobPageAction } from '../../jobs/actions/actions.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import {
  noLongerPossible,
  type OnBehalfAction,
  isStillPossible,
  jobActionLabel,
  jobActionOutcome,
  jobActionsOnBehalf,
} from './on-behalf.ts';
import { OnBehalfDialog } from './OnBehalfDialog.tsx';
import { ReasonOnBehalf } from './ReasonOnBehalf.tsx';

interface Props {
  job: Job;
  onClose: () => void;
}

/** Acts on a job on behalf of one side; both are notified. */
export default function JobActionDialog({ job, onClose }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const choices = jobActionsOnBehalf(job, now);
  const [chosen, setChosen] = useState<OnBehalfAction<JobPageAction> | null>(null);
  return (
    <OnBehalfDialog
      title={t`Act in the job on someone’s behalf`}
      choices={choices}
      labelOf={(each) => jobActionLabel(each, job)}
      chosen={chosen}
      onChoose={setChosen}
      help={chosen ? jobActionOutcome(chosen.act, job, now) : undefined}
      onClose={onClose}
    >
      {chosen && (
        <ReasonOnBehalf
          draft={`on behalf ${job.id}`}
          disabledBecause={isStillPossible(choices, chosen) ? null : noLongerPossible()}
          send={(reason, again) =>
            call('POST /api/job/admin/:id/act', {
              params: { id: job.id },
              body: { as: roleOf(chosen.side), action: chosen.act, reason, ...again },
            })
          }
          onClose={onClose}
        />
      )}
    </OnBehalfDialog>
  );
}
