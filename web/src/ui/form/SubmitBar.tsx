import type { ReactNode } from 'react';
import { FormMessage } from './FormMessage.tsx';

interface Props {
  /** The form's error. */
  message: string | null;
  /** What is sent, above the button on phones. */
  summary?: ReactNode;
  /** The button, and what goes next to it. */
  children: ReactNode;
  /** Small print below the button. */
  note?: ReactNode;
}

/** The footer of a long form: on phones the button sticks to the bottom. */
export function SubmitBar({ message, summary, children, note }: Props) {
  return (
    <>
      <div
        data-at-thumb
        className="grid gap-4 border-t border-line pt-5 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4.5 max-md:gap-2 max-md:bg-paper max-md:px-4.5 max-md:py-3 low:static"
      >
        <FormMessage message={message} />
        {summary && <div className="md:hidden">{summary}</div>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:[&>button]:flex-1">{children}</div>
      </div>
      {note && <p className="-mt-3 text-sm text-ink-3">{note}</p>}
    </>
  );
}
