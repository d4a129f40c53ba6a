import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { block } from './store.ts';

interface Props {
  personId: string;
  name: string;
  onClose: () => void;
}

/** Asks before someone is blocked, and says what that does. */
export default function BlockDialog({ personId, name, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function confirm() {
    setPending(true);
    const refusal = await block(personId);
    setError(refusal);
    setPending(false);
    if (refusal !== null) return;
    await revalidate();
    onClose();
    showToast({
      heading: t`You blocked ${name}`,
      text: t`You can unblock them in your settings.`,
      to: paths.settings('blocked'),
      linkText: t`See blocked people`,
    });
  }
  return (
    <Dialog open onClose={onClose} title={t`Block ${name}?`}>
      <ul className="grid list-disc gap-2 pl-5 text-pretty text-ink-2">
        <li>
          <Trans>You can’t send each other proposals, invitations or messages.</Trans>
        </li>
        <li>
          <Trans>Open proposals and invitations between you end: yours are withdrawn, theirs declined.</Trans>
        </li>
        <li>
          <Trans>
            Jobs in which nobody is hired yet stay open, without messages, offers, new times or a hire. Booked
            consultations take place unless one of you calls them off, and either of you can end the job.
          </Trans>
        </li>
        <li>
          <Trans>Paid work goes on, with its chat and consultations.</Trans>
        </li>
        <li>
          <Trans>
            You no longer see {name} in lists. We don’t notify them, but they can tell that you can’t contact
            each other.
          </Trans>
        </li>
      </ul>
      <div className="mt-3 empty:hidden">
        <FormMessage message={error} />
      </div>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void confirm()}>
          <Trans>Block {name}</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
