import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  /** Whether both have met: before, there is nothing to end. */
  isLive: boolean;
  isJobOver: boolean;
  name: string;
  closes: string;
  pending: boolean;
  fault: string | null;
  onClose: () => void;
  onLeave: () => void;
  onEnd: () => void;
}

/** Going out for a moment, or ending it for both, after asking which. */
export function LeaveDialog({ open, isLive, isJobOver, name, closes, ...rest }: Props) {
  const { pending, fault, onClose, onLeave, onEnd } = rest;
  return (
    <Dialog open={open} onClose={onClose} title="Leave the room">
      <p className="mb-5 text-ink-2 tabular-nums">
        {isLive
          ? `Leave for now, and come back until ${closes}. Or end it for both of you: then it is over and cannot be started again.`
          : `${name} has not met you yet. You can come back until ${closes}.`}
        {!isJobOver && ' The chat stays open.'}
      </p>
      {fault && (
        <p role="alert" className="mb-4 text-bad">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {isLive && (
          <Button kind="danger" pending={pending} onClick={onEnd}>
            End it for both
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          Leave for now
        </Button>
        <Button kind="plain" onClick={onClose}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
