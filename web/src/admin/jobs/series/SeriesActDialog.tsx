import { useLingui } from '@lingui/react/macro';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { SeriesAnswer } from '@parley/contract/appointments/series/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { roleOf } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { rhythmText } from '../../../appointments/series/series-text.ts';
import { call } from '../../../platform/api.ts';
import { useNow } from '../../../platform/now.ts';
import { dayTimeText } from '../../../time/format.ts';
import { Select } from '../../../ui/form/Select.tsx';
import {
  isStillPossible,
  keyOf,
  noLongerPossible,
  type OnBehalfAction,
  onBehalfLabel,
} from '../on-behalf.ts';
import { OnBehalfDialog } from '../OnBehalfDialog.tsx';
import { ReasonOnBehalf } from '../ReasonOnBehalf.tsx';
import { comingOf, seriesActs, seriesActText } from './series-acts.ts';

interface Props {
  job: Job;
  series: Series;
  zone: string;
  onClose: () => void;
}

/** Answers a series, or calls several of it off, on behalf of one side; both are notified. */
export default function SeriesActDialog({ job, series, zone, onClose }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const choices = seriesActs(job, series, now);
  const coming = comingOf(job, series, now);
  const [chosen, setChosen] = useState<OnBehalfAction<SeriesAnswer> | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const fromId = picked ?? coming[0]?.id ?? '';
  return (
    <OnBehalfDialog
      title={t`Act on the series on someone’s behalf`}
      choices={choices}
      labelOf={({ side, act }) => onBehalfLabel(job[side].displayName, seriesActText(act))}
      chosen={chosen}
      onChoose={setChosen}
      help={rhythmText(series, zone)}
      onClose={onClose}
    >
      {chosen?.act === 'shorten' && (
        <Select
          label={t`From`}
          name="from"
          value={fromId}
          onChange={setPicked}
          options={coming.map(({ id, startsAt }) => ({ value: id, label: dayTimeText(startsAt, zone) }))}
          help={t`This one and all later ones are called off, in both calendars.`}
          error={undefined}
        />
      )}
      {chosen && (
        <ReasonOnBehalf
          key={keyOf(chosen)}
          draft={`on behalf ${series.id}`}
          disabledBecause={isStillPossible(choices, chosen) ? null : noLongerPossible()}
          send={(reason) =>
            call('POST /api/job/admin/:id/series/response', {
              params: { id: job.id },
              body: {
                as: roleOf(chosen.side),
                reason,
                seriesId: series.id,
                action: chosen.act,
                ...(chosen.act === 'shorten' && { fromId }),
              },
            })
          }
          onClose={onClose}
        />
      )}
    </OnBehalfDialog>
  );
}
