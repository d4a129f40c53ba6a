import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { dayTimeText } from '../../time/format.ts';
import { useDraftText } from '../../platform/form/use-draft-text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSeriesAnswer } from './use-series-answer.ts';

interface Props {
  jobId: string;
  series: Series;
  /** Those to come, the next first. */
  coming: readonly Appointment[];
  zone: string;
  onClose: () => void;
}

/** Calls off one of a series and all later ones, with the reason. */
export default function ShortenDialog({ jobId, series, coming, zone, onClose }: Props) {
  const { t } = useLingui();
  const [fromId, setFromId] = useState(coming[0]?.id ?? '');
  const draft = useDraftText(`shorten ${series.id}`, {
    max: MAX_NOTE,
    missing: t`Say why you’re calling them off.`,
  });
  const { send, pending, refusal } = useSeriesAnswer(jobId, series.id);
  const count = coming.length - coming.findIndex(({ id }) => id === fromId);
  const callOff = async () => {
    if (!draft.check() || !(await send('shorten', { fromId, message: draft.text }))) return;
    draft.forget();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`Call off several consultations`}>
      <div className="grid gap-5">
        <Select
          label={t`From`}
          name="from"
          value={fromId}
          onChange={setFromId}
          options={coming.map(({ id, startsAt }) => ({ value: id, label: dayTimeText(startsAt, zone) }))}
          help={t`This one and all later ones are called off, in both calendars.`}
          error={undefined}
        />
        <TextArea label={t`Reason`} rows={3} {...draft.field} />
        <FormMessage message={refusal?.message ?? null} />
        <div className="flex flex-wrap gap-2.5">
          <Button kind="danger" pending={pending !== null} onClick={() => void callOff()}>
            <Plural value={count} one="Call off # consultation" other="Call off # consultations" />
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
