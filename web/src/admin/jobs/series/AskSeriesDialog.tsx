import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { roleOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { SeriesFields } from '../../../appointments/series/SeriesFields.tsx';
import { useSeriesForm } from '../../../appointments/series/use-series-form.ts';
import { call } from '../../../platform/api.ts';
import { actionsOnBehalf, type OnBehalfAction, onBehalfLabel } from '../on-behalf.ts';
import { OnBehalfDialog } from '../OnBehalfDialog.tsx';
import { ReasonOnBehalf } from '../ReasonOnBehalf.tsx';

interface Props {
  job: Job;
  zone: string;
  onClose: () => void;
}

/** Asks for a series on behalf of one side, on whose clock it stays; both are notified. */
export default function AskSeriesDialog({ job, zone, onClose }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<OnBehalfAction<'ask'> | null>(null);
  return (
    <OnBehalfDialog
      title={t`Suggest a series on someone’s behalf`}
      choices={actionsOnBehalf(() => ['ask'] as const)}
      labelOf={({ side }) => onBehalfLabel(job[side].displayName, t`Suggest a series`)}
      chosen={chosen}
      onChoose={setChosen}
      help={t`Nothing is booked until the other side accepts. All of them are free.`}
      onClose={onClose}
    >
      {chosen && <AskFor key={chosen.side} side={chosen.side} job={job} zone={zone} onClose={onClose} />}
    </OnBehalfDialog>
  );
}

function AskFor({ side, job, zone, onClose }: Props & { side: Side }) {
  const [asker, as] = [job[side], roleOf(side)];
  const form = useSeriesForm({ jobId: job.id, timeZone: asker.timeZone, as });
  const { body, missing, reload } = form;
  async function send(reason: string) {
    if (body === null) throw new Error('sent before its dates were chosen');
    const input = { params: { id: job.id }, body: { ...body, as, reason } };
    const result = await call('POST /api/job/admin/:id/series', input);
    // A date may have gone.
    if (!result.ok) reload();
    return result;
  }
  return (
    <>
      <SeriesFields {...{ form, job, zone }} other={asker} allowsCustomTime={side === 'professional'} />
      <ReasonOnBehalf
        draft={`series on behalf ${job.id}`}
        disabledBecause={missing}
        send={send}
        onClose={onClose}
      />
    </>
  );
}
