import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** The state, in a word or two. */
  state: ReactNode;
  /** What is wrong and how to fix it. */
  note?: string | null;
  /** The button. */
  act: ReactNode;
  children: ReactNode;
}

/** A row of the pre-call check. */
export function CheckRow({ name, state, note, act, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3.5 text-sm">
      <h3 className="text-sm font-medium tracking-normal text-ink-3">{name}</h3>
      <span aria-live="polite" className="justify-self-end">
        {state}
      </span>
      <div className="min-w-0">{children}</div>
      <div className="justify-self-end">{act}</div>
      {note && <p className="col-span-full text-pretty text-bad">{note}</p>}
    </div>
  );
}
