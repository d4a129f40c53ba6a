import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';

interface Props {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onCancel: () => void;
}

/** Confirms closing a posting, and explains what it does. */
export function CloseDialog({ open, pending, onClose, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onCancel} title={t`Close this posting?`}>
      <p className="text-ink-2">
        <Trans>
          No one can send proposals anymore, and open proposals and invitations end. Agreed jobs continue. You
          can reopen the posting later.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" pending={pending} onClick={onClose}>
          <Trans>Close posting</Trans>
        </Button>
        <Button kind="plain" onClick={onCancel}>
          <Trans>Keep it open</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
