import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import { useDraftText } from '../../platform/form/use-draft-text.ts';
import { detailOf } from '../../platform/form/detail-of.ts';
import type { Refused } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { shortName } from '../../users/short-name.ts';
import { SeriesFields, type SeriesJob } from './SeriesFields.tsx';
import { type SeriesForm, useSeriesForm } from './use-series-form.ts';

interface Props {
  job: SeriesJob;
  side: Side;
  zone: string;
  onClose: () => void;
}

/** Chooses the first time, the rhythm and the end of a series, with all of its dates on both clocks. */
export default function SeriesDialog({ job, side, zone, onClose }: Props) {
  const { t } = useLingui();
  const form = useSeriesForm({ jobId: job.id, timeZone: zone });
  const draft = useDraftText(`series ${job.id}`, { max: MAX_NOTE });
  const { send, pending, refusal } = useAsk(job.id, form, onClose);
  const other = otherOf(job, side);
  const name = shortName(other.displayName);
  const ask = async () => {
    if (draft.check() && (await send(draft.text))) draft.forget();
  };
  return (
    <Dialog open onClose={onClose} title={t`Schedule a series of consultations`} wide>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          <Trans>
            They’re all free, and they’re all booked as soon as {name} accepts. Afterwards, each one can be
            moved or called off on its own.
          </Trans>
        </p>
        <SeriesFields {...{ form, job, zone, other }} allowsCustomTime={side === 'professional'} />
        <TextArea label={t`Message to ${name}`} optional rows={2} {...draft.field} />
        <div className="sheet-end grid gap-3">
          <FormMessage message={refusal && detailOf(refusal)} />
          <Button wide pending={pending} disabledBecause={form.missing} onClick={() => void ask()}>
            {form.body === null ? (
              <Trans>Choose the dates first</Trans>
            ) : (
              <Plural value={form.kept.length} one="Suggest # consultation" other="Suggest # consultations" />
            )}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Asks for the series; a date that has gone shows up in the list again. */
function useAsk(jobId: string, form: SeriesForm, onDone: () => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { revalidate } = useRevalidator();
  async function send(text: string): Promise<boolean> {
    if (pending || form.body === null) return false;
    setPending(true);
    setRefusal(null);
    const body = { ...form.body, ...(text && { message: text }) };
    const result = await call('POST /api/job/:id/series', { params: { id: jobId }, body });
    if (result.ok) await revalidate();
    else form.reload();
    setPending(false);
    if (result.ok) onDone();
    else setRefusal(result);
    return result.ok;
  }
  return { send, pending, refusal };
}
