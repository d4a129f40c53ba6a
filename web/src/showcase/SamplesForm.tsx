import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_SAMPLES } from '@parley/contract/limits.ts';
import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { Plus } from 'lucide-react';
import { FileDropZone } from '../files/FileDropZone.tsx';
import { PendingRow } from '../files/FileRow.tsx';
import { UploadStatus } from '../files/UploadStatus.tsx';
import { useFileLimit, useFileList } from '../files/use-file-list.ts';
import { call } from '../platform/api.ts';
import { useDirtyState } from '../platform/form/unsaved-changes.ts';
import { useForm } from '../platform/form/use-form.ts';
import { moveItem } from '../platform/form/move-item.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { SaveRow } from '../ui/form/SaveRow.tsx';
import { ofFile, readSamples, type SampleValue, valueOf } from './sample-values.ts';
import { SampleFields } from './SampleFields.tsx';

const ERROR = 'samples-error';

/** The work samples of a profile or service, in their order. */
export function SamplesForm({
  serviceId,
  samples,
}: {
  serviceId: string | null;
  samples: readonly Sample[];
}) {
  const { t } = useLingui();
  const initial = { samples: samples.map(valueOf) };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/showcase/schemas.ts')).NewSamples,
    read: (values) => ({ serviceId, samples: readSamples(values.samples) }),
    send: (body) => call('PUT /api/showcase/samples', { body }),
    done: () => {
      saved.markSaved(form.values);
    },
  });
  const saved = useDirtyState(form.values, initial);
  const { value, onChange, error } = form.field('samples');
  const pictures = useFileList('/api/upload/image', value, onChange, ofFile);
  const documents = useFileList('/api/upload/file', value, onChange, ofFile);
  const room = useFileLimit(pictures, value.length + documents.pending.length, MAX_SAMPLES);
  const add = (files: File[]) => {
    const isPdf = ({ type }: File) => type === 'application/pdf';
    const [pdfs, others] = [files.filter(isPdf), files.filter((file) => !isPdf(file))];
    documents.add(pdfs.slice(0, MAX_SAMPLES - value.length));
    room.add(others);
  };
  const put = (place: number, changed: SampleValue) =>
    onChange(value.map((sample, index) => (index === place ? changed : sample)));
  const addLink = () =>
    onChange([...value, { key: crypto.randomUUID(), title: '', about: '', alt: '', url: '', file: null }]);
  return (
    <form {...form.props} className="grid gap-5">
      <fieldset
        tabIndex={-1}
        data-uploading={pictures.isBusy || documents.isBusy || undefined}
        data-invalid={error ? true : undefined}
        aria-describedby={ERROR}
        className="grid gap-4 outline-none"
      >
        <legend className="sr-only">
          <Trans>Work samples</Trans>
        </legend>
        <ol ref={focusFallback} className="empty:hidden">
          {value.map((sample, place) => (
            <SampleFields
              key={sample.key}
              sample={sample}
              place={place}
              isLast={place === value.length - 1}
              onChange={(changed) => put(place, changed)}
              onMove={(by) => onChange(moveItem(value, place, place + by))}
              onRemove={() => onChange(value.filter((_, index) => index !== place))}
            />
          ))}
        </ol>
        <ul className="empty:hidden">
          {[pictures, documents].flatMap((uploads, kind) =>
            uploads.pending.map((each) => (
              <PendingRow key={`${kind} ${each.key}`} pending={each} uploads={uploads} />
            )),
          )}
        </ul>
        {room.hasRoom ? (
          <div className="grid justify-items-start gap-3">
            <div className="w-full">
              <FileDropZone label={t`Add images or PDFs`} accept="image/*,application/pdf" onAdd={add} />
            </div>
            <Button kind="quiet" small icon={<Plus aria-hidden className="size-4" />} onClick={addLink}>
              <Trans>Add a link</Trans>
            </Button>
          </div>
        ) : (
          <p className="text-sm text-ink-3">{t`You’ve added ${MAX_SAMPLES} samples, which is the maximum.`}</p>
        )}
        <UploadStatus uploads={pictures} />
        <UploadStatus uploads={documents} />
        <FieldError id={ERROR} error={error} />
      </fieldset>
      <SaveRow form={form} saved={saved} label={t`Save samples`} />
    </form>
  );
}
