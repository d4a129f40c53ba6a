import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

/** The way back; who removed the picture by keyboard stands on it at once, for the row they stood on is gone. */
export function RemovedPicture({ onUndo }: { onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className="mt-2 flex items-center gap-3 text-sm text-ink-3">
      <output>The picture is taken away.</output>
      <Button ref={undo} kind="quiet" small onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
