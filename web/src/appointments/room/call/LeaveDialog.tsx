import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  /** Whether the call has started: before, there is nothing to end. */
  isLive: boolean;
  hasOtherEnded: boolean;
  isChatShut: boolean;
  name: string;
  closes: string;
  pending: boolean;
  error: string | null;
  onClose: () => void;
  onLeave: () => void;
  onEnd: () => void;
}

/** Asks whether to leave for now or to end the call: it is over once both have. */
export function LeaveDialog({ open, isLive, hasOtherEnded, isChatShut, name, closes, ...rest }: Props) {
  const { t } = useLingui();
  const { pending, error, onClose, onLeave, onEnd } = rest;
  return (
    <Dialog open={open} onClose={onClose} title={t`Leave the room`}>
      <p className="mb-5 text-ink-2 tabular-nums">
        {leaveText({ isLive, hasOtherEnded, name, closes })}
        {!isChatShut && <> {t`The chat stays open.`}</>}
      </p>
      {error && (
        <p role="alert" className="mb-4 text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {isLive && (
          <Button kind="danger" pending={pending} onClick={onEnd}>
            <Trans>End the call</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          <Trans>Leave for now</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Stay</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function leaveText({
  isLive,
  hasOtherEnded,
  name,
  closes,
}: Pick<Props, 'isLive' | 'hasOtherEnded' | 'name' | 'closes'>) {
  if (!isLive) return t`You haven’t met ${name} yet. You can come back until ${closes}.`;
  return hasOtherEnded
    ? t`${name} has ended the call. End it too and it’s over, or leave for now and come back until ${closes}.`
    : t`Leave for now and come back until ${closes}, or end the call. It’s over once ${name} ends it too.`;
}
