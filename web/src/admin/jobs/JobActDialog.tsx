import type { Job, JobAct } from '@parley/contract/jobs/schemas.ts';
import { roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import type { Act } from '../../jobs/actions/actions.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { gone, type InPlace, isAmong, jobActLabel, jobActOutcome, jobActsInPlace } from './on-behalf.ts';
import { InPlaceDialog } from './OnBehalfDialog.tsx';
import { ReasonInPlace } from './ReasonOnBehalf.tsx';

interface Props {
  job: Job;
  onClose: () => void;
}

// The call for the sides has one action for canceling, paid or not.
const actionOf = (act: Act): JobAct['action'] => (act === 'cancel_paid' ? 'cancel' : act);

/** Acts on a job on behalf of one side; both are notified. */
export default function JobActDialog({ job, onClose }: Props) {
  const choices = jobActsInPlace(job, useNow());
  const [chosen, setChosen] = useState<InPlace<Act> | null>(null);
  return (
    <InPlaceDialog
      choices={choices}
      labelOf={(each) => jobActLabel(each, job)}
      chosen={chosen}
      onChoose={setChosen}
      help={chosen ? jobActOutcome(chosen.act, job) : undefined}
      onClose={onClose}
    >
      {chosen && (
        <ReasonInPlace
          disabledBecause={isAmong(choices, chosen) ? null : gone()}
          send={(reason) =>
            call('POST /api/job/admin/:id/act', {
              params: { id: job.id },
              body: { as: roleOf(chosen.side), action: actionOf(chosen.act), reason },
            })
          }
          onClose={onClose}
        />
      )}
    </InPlaceDialog>
  );
}
