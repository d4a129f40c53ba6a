import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rememberFocus } from '../remember-focus.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  wide?: boolean;
}

/** A native modal dialog: Escape, the close button and a click on the backdrop close it. */
export function Dialog({ open, onClose, title, children, wide = false }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const back = useRef(() => {});
  useEffect(() => {
    if (open && dialog.current?.open === false) {
      back.current = rememberFocus();
      dialog.current.showModal();
    }
    if (!open) {
      dialog.current?.close();
      back.current();
    }
  }, [open]);
  // The browser restores focus when a dialog closes, but not when it unmounts.
  useEffect(() => () => back.current(), []);
  return (
    // A click on the backdrop targets the dialog itself; Escape does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`sheet w-[calc(100vw-24px)] ${wide ? 'max-w-180' : 'max-w-120'} max-h-[calc(100dvh-24px)] backdrop:bg-paper/75`}
    >
      <div className="p-5 sm:p-7">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={heading} className="text-xl">
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
        {open && children}
      </div>
    </dialog>
  );
}
