import type { Image } from '@parley/contract/files/schemas.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { control } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';

interface Props {
  image: Image;
  place: number;
  isLast: boolean;
  onAlt: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** The picture is taken by the mouse, and dragged over another one. */
  onHold: () => void;
  onOver: () => void;
}

/** One picture of the form: what it shows, where it stands. */
export function PictureTile({ image, place, isLast, onAlt, onMove, onRemove, onHold, onOver }: Props) {
  const name = `picture ${place + 1}`;
  return (
    // The arrows do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={onHold}
      onDragEnter={onOver}
      onDragOver={(event) => event.preventDefault()}
      className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 sm:grid-cols-[88px_minmax(0,1fr)_auto]"
    >
      <img
        src={image.url}
        alt=""
        width={88}
        height={66}
        className="aspect-4/3 w-22 cursor-grab rounded-md bg-well object-cover"
      />
      <label className="block min-w-0">
        <span className="mb-1 block text-sm text-ink-3">What {name} shows, for those who cannot see it</span>
        <input
          type="text"
          dir="auto"
          maxLength={200}
          value={image.alt}
          className={control}
          onChange={({ target }) => onAlt(target.value)}
        />
      </label>
      <div className="col-start-2 flex gap-1.5 sm:col-start-3">
        <IconButton label={`Move ${name} up`} disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
