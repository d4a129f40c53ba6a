import type { ReactNode } from 'react';

interface RowProps {
  name: string;
  state: ReactNode;
  note?: string | null;
  act?: ReactNode;
  children: ReactNode;
}

/** One thing to try: its name, what it is, what to press, and how it stands. */
export function Row({ name, state, note, act, children }: RowProps) {
  return (
    <div className="grid grid-cols-[92px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line py-3 text-sm">
      <span className="text-ink-3">{name}</span>
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {act}
        <span aria-live="polite">{state}</span>
      </div>
      {note && <p className="col-span-full text-pretty text-bad">{note}</p>}
    </div>
  );
}
