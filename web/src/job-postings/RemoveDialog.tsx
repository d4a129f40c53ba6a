import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

/** Confirms removing a posting, and explains what it does. */
export function RemoveDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/job/jobPosting/:id', { params: { id } });
    if (result.ok) {
      await navigate(paths.dashboard());
      showToast({ heading: t`Posting removed`, text: t`“${title}” is no longer in your postings.` });
      return;
    }
    setError(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title={t`Remove this posting?`}>
      <p className="text-pretty text-ink-2">
        <Trans>
          It’s removed from your list permanently, and open proposals and invitations end. Agreed jobs
          continue, and people you’ve been in touch with about it can still read it.
        </Trans>
      </p>
      <FormMessage message={error} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          <Trans>Remove posting</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Keep posting</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
