import type { Job, JobAct } from '@parley/contract/jobs/schemas.ts';
import { useState } from 'react';
import type { Act } from '../jobs/actions.ts';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Select } from '../ui/Select.tsx';
import { jobActLabel, jobActOutcome, jobActsInPlace, roleOf } from './in-place.ts';
import { ReasonInPlace } from './ReasonInPlace.tsx';

interface Props {
  job: Job;
  onClose: () => void;
}

// To the two of them, ending a paid job is cancelling it, too.
const actionOf = (act: Act): JobAct['action'] => (act === 'cancel_paid' ? 'cancel' : act);

/** Does with a job what one of the two could do: whose act, what it leads to, and why; both are told. */
export default function JobActDialog({ job, onClose }: Props) {
  const choices = jobActsInPlace(job, useNow());
  const [index, setIndex] = useState(0);
  const chosen = choices[index] ?? choices[0];
  return (
    <Dialog open onClose={onClose} title="Act for one of the two" wide>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          Both are told that Parley did it, and it stands in the audit.
        </p>
        <Select
          label="What"
          name="what"
          help={chosen && jobActOutcome(chosen.act, job)}
          options={choices.map((each, at) => ({ value: String(at), label: jobActLabel(each, job) }))}
          value={String(index)}
          onChange={(value) => setIndex(Number(value))}
          error={undefined}
        />
        {chosen && (
          <ReasonInPlace
            send={(reason) =>
              call('POST /api/job/admin/:id/act', {
                params: { id: job.id },
                body: { as: roleOf(chosen.side), action: actionOf(chosen.act), reason },
              })
            }
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
