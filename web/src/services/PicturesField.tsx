import { MAX_ATTACHMENTS } from '@parley/contract/files/limits.ts';
import type { Image } from '@parley/contract/files/schemas.ts';
import { useState } from 'react';
import { AddFiles } from '../files/AddFiles.tsx';
import { PendingRow } from '../files/FileRow.tsx';
import { useFileList } from '../files/use-file-list.ts';
import type { FieldProps } from '../platform/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError, Optional } from '../ui/Field.tsx';
import { moved } from './moved.ts';
import { PictureTile } from './PictureTile.tsx';

/** The pictures of a service in their order: the first one stands on its card. */
export function PicturesField({ name, value, onChange, error }: FieldProps<Image[]>) {
  const uploads = useFileList('/api/upload/image', value, onChange, (stored) => ({ ...stored, alt: '' }));
  const [removed, setRemoved] = useState<{ image: Image; place: number } | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const room = MAX_ATTACHMENTS - value.length - uploads.pending.length;
  const errorId = `${name}-error`;

  function remove(place: number) {
    const image = value[place];
    if (!image) return;
    setRemoved({ image, place });
    onChange(value.filter((_, index) => index !== place));
  }
  function undo() {
    if (removed) onChange(value.toSpliced(removed.place, 0, removed.image));
    setRemoved(null);
  }

  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-1.5 font-semibold">
        Pictures <Optional />
      </legend>
      <p className="mb-3 text-sm text-ink-3">
        The first one stands on the card. Drag them into order, or use the arrows.
      </p>
      <ol className="grid gap-3 empty:hidden">
        {value.map((image, place) => (
          <PictureTile
            key={image.id}
            image={image}
            place={place}
            isLast={place === value.length - 1}
            onAlt={(alt) => onChange(value.map((each, index) => (index === place ? { ...each, alt } : each)))}
            onMove={(by) => onChange(moved(value, place, place + by))}
            onRemove={() => remove(place)}
            onHold={() => setHeld(place)}
            onOver={() => {
              if (held === null || held === place) return;
              onChange(moved(value, held, place));
              setHeld(place);
            }}
          />
        ))}
      </ol>
      <ul className="empty:hidden">
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      {removed && (
        <p className="mt-2 flex items-center gap-3 text-sm text-ink-3">
          <output>The picture is taken away.</output>
          <Button kind="quiet" small onClick={undo}>
            Undo
          </Button>
        </p>
      )}
      {room > 0 && (
        <div className="mt-3">
          <AddFiles
            label="Choose pictures"
            accept="image/*"
            onAdd={(files) => uploads.add(files.slice(0, room))}
          />
        </div>
      )}
      <output className="sr-only">{uploads.isBusy ? 'Uploading' : ''}</output>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
