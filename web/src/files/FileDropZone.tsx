import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useDrop, usePaste } from './drop-and-paste.ts';

interface Props {
  /** The button's label. */
  label: string;
  help?: string;
  /** The file types that the picker offers. */
  accept?: string;
  single?: boolean;
  onAdd: (files: File[]) => void;
}

/** Accepts files by drop, by paste anywhere on the page, and through a button. */
export function FileDropZone({ label, help, accept, single = false, onAdd }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const take = (files: File[]) => {
    if (files.length > 0) onAdd(single ? files.slice(0, 1) : files);
  };
  usePaste(box, take);
  const { isOver, place } = useDrop(take);
  return (
    // Keyboard users have the button inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      {...place}
      className={`rounded-md border border-dashed px-4 py-4 transition-colors duration-(--swift) ${isOver ? 'border-ink bg-well' : 'border-line-strong'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <label className="inline-flex min-h-11 md:min-h-8.5 cursor-pointer items-center gap-2 rounded-sm border border-line-strong px-3 text-sm font-semibold hover:border-ink-3 hover:bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          <Paperclip aria-hidden className="size-4" />
          {label}
          <input
            type="file"
            className="sr-only"
            accept={accept}
            multiple={!single}
            onChange={({ target }) => {
              take(Array.from(target.files ?? []));
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
        <span className="text-sm text-ink-3">
          {isOver ? t`Drop to add` : (help ?? t`or drop or paste them here`)}
        </span>
      </div>
    </div>
  );
}
