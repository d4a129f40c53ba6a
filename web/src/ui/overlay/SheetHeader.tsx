import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';

interface Props {
  /** What names the sheet for screen readers. */
  id?: string;
  title: string;
  onClose: () => void;
}

/** The title of what opens over the page, with its close button. */
export function SheetHeader({ id, title, onClose }: Props) {
  const { t } = useLingui();
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <button
        type="button"
        aria-label={t`Close`}
        className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
