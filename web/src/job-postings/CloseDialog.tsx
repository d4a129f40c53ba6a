import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onCancel: () => void;
}

/** Asks before a posting is closed, and says what that does. */
export function CloseDialog({ open, pending, onClose, onCancel }: Props) {
  return (
    <Dialog open={open} onClose={onCancel} title="Close this posting?">
      <p className="text-ink-2">
        Nobody can propose any more, and the talks that are still open end. What is agreed stays. You can
        reopen the posting later.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" pending={pending} onClick={onClose}>
          Close the posting
        </Button>
        <Button kind="plain" onClick={onCancel}>
          Keep it open
        </Button>
      </div>
    </Dialog>
  );
}
