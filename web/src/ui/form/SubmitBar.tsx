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
      <div className="at-thumb grid gap-2 md:gap-4 md:border-t md:border-line md:pt-5">
        <FormMessage message={message} />
        {summary && <div className="md:hidden">{summary}</div>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:[&>button]:flex-1">{children}</div>
      </div>
      {note && <p className="-mt-3 text-sm text-ink-3">{note}</p>}
    </>
  );
}
