import { Trans, useLingui } from '@lingui/react/macro';
import type { Image } from '@parley/contract/files/schemas.ts';
import { MAX_ALT } from '@parley/contract/limits.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { usePrivateImage } from '../../../files/private-image.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

interface Props {
  image: Image;
  place: number;
  isLast: boolean;
  isDragged: boolean;
  onAlt: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Drag start, drag over another image, and drop. */
  onDragStart: () => void;
  onOver: () => void;
  onDragEnd: () => void;
}

/** One image of the form: its alt text and position. */
export function ImageTile({ image, place, isLast, isDragged, onAlt, onMove, onRemove, ...drag }: Props) {
  const { t } = useLingui();
  const number = place + 1;
  return (
    // The arrow buttons do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onDragEnter={drag.onOver}
      className={`grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-md transition-opacity duration-(--swift) sm:grid-cols-[88px_minmax(0,1fr)_auto] ${isDragged ? 'opacity-45' : ''}`}
    >
      <Handle url={image.url} onDragStart={drag.onDragStart} onDragEnd={drag.onDragEnd} />
      <TextInput
        small
        label={t`Describe image ${number} (alt text)`}
        name="alt"
        maxLength={MAX_ALT}
        value={image.alt}
        onChange={onAlt}
        error={undefined}
      />
      <div className="col-start-2 flex gap-1.5 sm:col-start-3">
        <IconButton
          id={arrowId(image.id, -1)}
          label={t`Move image ${number} up`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          id={arrowId(image.id, 1)}
          label={t`Move image ${number} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t`Remove image ${number}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** The button that moves a picture up or down. */
export function arrowId(imageId: string, by: 1 | -1): string {
  return `${imageId}-${by === 1 ? 'down' : 'up'}`;
}

/** Only the image is draggable, so that text in the field beside it can still be selected. */
function Handle({
  url,
  onDragStart,
  onDragEnd,
}: {
  url: string;
  onDragStart: () => void;
  onDragEnd: () => void;
}) {
  const address = usePrivateImage(url);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', '');
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      className="grid aspect-4/3 w-22 cursor-grab place-items-center overflow-hidden rounded-md bg-well"
    >
      {address === 'missing' && (
        <span className="p-1 text-center text-xs text-ink-3">
          <Trans>No preview</Trans>
        </span>
      )}
      {address !== null && address !== 'missing' && (
        <img src={address} alt="" draggable={false} className="size-full object-cover" />
      )}
    </span>
  );
}
