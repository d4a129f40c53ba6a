import { Trans } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import { useDrop } from '../../files/drop-and-paste.ts';

type Props = PropsWithChildren<{ isOpen: boolean; onAdd: (files: readonly File[]) => void }>;

/** Files may be dropped anywhere on the chat; the composer has the other ways to add them. */
export function DropFiles({ isOpen, onAdd, children }: Props) {
  const { isOver, place } = useDrop(onAdd);
  return (
    // Without a mouse there is the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...(isOpen && place)} className="relative flex h-full min-h-0 min-w-0 flex-col">
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-lg border-2 border-dashed border-ink bg-paper/85 font-display text-xl">
          <Trans>Drop files to add them</Trans>
        </p>
      )}
    </div>
  );
}
