import { Trans, useLingui } from '@lingui/react/macro';
import type { Image } from '@parley/contract/files/schemas.ts';
import { MAX_ATTACHMENTS } from '@parley/contract/limits.ts';
import { useRef, useState } from 'react';
import { FileDropZone } from '../../../files/FileDropZone.tsx';
import { PendingRow } from '../../../files/FileRow.tsx';
import { UploadStatus } from '../../../files/UploadStatus.tsx';
import { useFileList, useFileLimit } from '../../../files/use-file-list.ts';
import type { FieldProps } from '../../../platform/form/use-form.ts';
import { FieldError, Optional } from '../../../ui/form/Field.tsx';
import { ImageTile } from './ImageTile.tsx';
import { RemovedImage } from './RemovedImage.tsx';
import { useImageOrder } from './use-image-order.ts';
import { focusFallback } from '../../../ui/form/focus-fallback.ts';

/** The images of a service in their order; the first one is on its card. */
export function ImagesField({ name, value, onChange, error }: FieldProps<Image[]>) {
  const { t } = useLingui();
  const box = useRef<HTMLFieldSetElement>(null);
  const uploads = useFileList('/api/upload/image', value, onChange, (stored) => ({ ...stored, alt: '' }));
  const { hasRoom, isTooMuch, add } = useFileLimit(uploads, value.length, MAX_ATTACHMENTS);
  const order = useImageOrder(value, onChange);
  const [removed, setRemoved] = useState<{ image: Image; place: number } | null>(null);
  const errorId = `${name}-error`;
  const tooMuch = t`You can add up to ${MAX_ATTACHMENTS} images. The rest were left out.`;

  function remove(place: number) {
    const image = value[place];
    if (!image) return;
    setRemoved({ image, place });
    onChange(value.filter((_, index) => index !== place));
  }
  function undo() {
    if (removed) onChange(value.toSpliced(removed.place, 0, removed.image));
    setRemoved(null);
    box.current?.focus();
  }

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      data-uploading={uploads.isBusy || undefined}
      data-invalid={error ? true : undefined}
      aria-describedby={errorId}
      className="outline-none"
    >
      <legend className="mb-1.5 font-semibold">
        <Trans>Images</Trans> <Optional />
      </legend>
      <p className="mb-3 text-sm text-ink-3">
        <Trans>The first image appears on the card. Drag to reorder, or use the arrows.</Trans>
      </p>
      <ol className="grid gap-3 empty:hidden">
        {value.map((image, place) => (
          <ImageTile
            key={image.id}
            image={image}
            place={place}
            isLast={place === value.length - 1}
            onAlt={(alt) => onChange(value.map((each, index) => (index === place ? { ...each, alt } : each)))}
            onRemove={() => remove(place)}
            {...order.of(place)}
          />
        ))}
      </ol>
      <ul ref={focusFallback} className="empty:hidden">
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      {removed && hasRoom && <RemovedImage key={removed.image.id} onUndo={undo} />}
      {hasRoom && (
        <div className="mt-3">
          <FileDropZone label={t`Choose images`} accept="image/*" onAdd={add} />
        </div>
      )}
      <output className="sr-only">{order.announcement}</output>
      <UploadStatus uploads={uploads} />
      <FieldError id={errorId} error={error ?? (isTooMuch ? tooMuch : undefined)} />
    </fieldset>
  );
}
