import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLayer } from './layers.ts';
import { rememberFocus } from '../remember-focus.ts';
import { LeaveBlocker } from './LeaveBlocker.tsx';
import { SheetHeader } from './SheetHeader.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  wide?: boolean;
}

/** A native modal dialog: Escape, Back, the close button and a click on the backdrop close it. */
export function Dialog({ open, onClose, title, children, wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const back = useRef(() => {});
  const isLowest = useLayer(open, onClose);
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
      // React hands on that a dialog inside has closed.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`sheet w-[calc(100vw-24px)] ${wide ? 'max-w-180' : 'max-w-120'} max-h-[calc(100dvh-24px)] backdrop:bg-paper/75`}
    >
      <div className="p-5 sm:p-7">
        <SheetHeader id={heading} title={title} onClose={onClose} />
        {open && children}
        {isLowest && <LeaveBlocker />}
      </div>
    </dialog>
  );
}
