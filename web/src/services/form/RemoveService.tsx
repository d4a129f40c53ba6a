import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { showToast } from '../../platform/toasts.ts';
import { forgetUnsavedChanges } from '../../platform/form/unsaved-changes.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

/** Removes a service permanently, after saying what that does. */
export function RemoveService({ service: { id, title } }: { service: Service }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();

  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/service/:id', { params: { id } });
    setPending(false);
    setError(result.ok ? null : result.message);
    if (!result.ok) return;
    forgetUnsavedChanges();
    await navigate(paths.dashboard());
    showToast({ heading: t`Service removed`, text: t`“${title}” is no longer listed.` });
  }

  return (
    <section aria-labelledby="remove" className="mt-12 border-t border-line pt-5">
      <h2 id="remove" className="text-lg">
        <Trans>Remove this service</Trans>
      </h2>
      <p className="mt-1.5 mb-4 max-w-[60ch] text-ink-3">
        <Trans>This can’t be undone. To take a break, pause it instead.</Trans>
      </p>
      <Button kind="danger" small onClick={() => setIsAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t`Remove this service?`}>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          <li>
            <Trans>“{title}” is removed from every list, and no one can find it anymore.</Trans>
          </li>
          <li>
            <Trans>Open proposals and invitations for it end, and we notify the clients.</Trans>
          </li>
          <li>
            <Trans>Jobs you’ve agreed on continue as they are.</Trans>
          </li>
        </ul>
        <p className="my-4">
          <Trans>This can’t be undone.</Trans>
        </p>
        <FormMessage message={error} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button kind="danger" pending={pending} onClick={() => void remove()}>
            <Trans>Remove service</Trans>
          </Button>
          <Button kind="plain" onClick={() => setIsAsking(false)}>
            <Trans>Keep service</Trans>
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
