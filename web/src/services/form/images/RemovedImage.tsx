import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** Undoes a removal. Takes the focus, because the row that had it is gone. */
export function RemovedImage({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className="mt-2 flex items-center gap-3 text-sm text-ink-3">
      <output>
        <Trans>Image removed.</Trans>
      </output>
      <Button ref={undo} kind="quiet" small onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}
