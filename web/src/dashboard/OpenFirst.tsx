import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';

interface Props<T> {
  all: readonly T[];
  isOpen: (each: T) => boolean;
  children: (each: T) => ReactNode;
}

/** What is open; what is over stands behind a button. */
export function OpenFirst<T>({ all, isOpen, children }: Props<T>) {
  const [showsAll, setShowsAll] = useState(false);
  const open = all.filter(isOpen);
  const over = all.filter((each) => !isOpen(each));
  return (
    <>
      {open.map(children)}
      {showsAll && over.map(children)}
      {over.length > 0 && !showsAll && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          {open.length === 0 && <span className="text-ink-3">None is open.</span>}
          <Button kind="quiet" small onClick={() => setShowsAll(true)}>
            Show {over.length} that {over.length === 1 ? 'is' : 'are'} over
          </Button>
        </div>
      )}
    </>
  );
}
