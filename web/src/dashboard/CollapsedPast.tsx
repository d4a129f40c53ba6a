import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';

interface Props<T> {
  all: readonly T[];
  isOpen: (each: T) => boolean;
  children: (each: T) => ReactNode;
}

/** Open entries; past ones behind a button. */
export function CollapsedPast<T>({ all, isOpen, children }: Props<T>) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const open = all.filter(isOpen);
  const over = all.filter((each) => !isOpen(each));
  const count = over.length;
  return (
    <>
      {open.map(children)}
      {showsAll && over.map(children)}
      {over.length > 0 && !showsAll && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          {open.length === 0 && <span className="text-ink-3">{t`None open.`}</span>}
          <Button kind="quiet" small onClick={() => setShowsAll(true)}>
            <Plural value={count} one="Show # past" other="Show # past" />
          </Button>
        </div>
      )}
    </>
  );
}
