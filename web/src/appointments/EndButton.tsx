import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Ends the consultation for both, after asking. */
export function EndButton({ pending, onEnd }: { pending: boolean; onEnd: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button kind="danger" pending={pending} onClick={() => setAsks(true)}>
        End
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} title="End the consultation">
        <p className="mb-5 text-ink-2">
          It ends for both of you and cannot be started again. The chat stays open.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind="danger"
            onClick={() => {
              setAsks(false);
              onEnd();
            }}
          >
            End it
          </Button>
          <Button kind="plain" onClick={() => setAsks(false)}>
            Stay
          </Button>
        </div>
      </Dialog>
    </>
  );
}
