import { Trans, useLingui } from '@lingui/react/macro';
import type { Webhook } from '@parley/contract/webhooks/schemas.ts';
import { useState } from 'react';
import { ReauthField, useReauth } from '../auth/password/ReauthField.tsx';
import { call } from '../platform/api.ts';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';

interface Props {
  webhook: Webhook;
  onClose: () => void;
  onChanged: (webhook: Webhook) => void;
}

/** Shows a webhook's signing secret, once the owner is confirmed, or replaces it. */
export function WebhookSecret({ webhook: { id, name }, onClose, onChanged }: Props) {
  const { t } = useLingui();
  const again = useReauth();
  const [pending, setPending] = useState<'show' | 'replace' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [wanted, setWanted] = useState<'show' | 'replace'>('show');
  const asked = { params: { id }, body: again.given };

  async function show() {
    setWanted('show');
    setPending('show');
    const result = await call('POST /api/webhook/:id/secret', asked);
    setPending(null);
    setError(result.ok || again.refused(result.code) ? null : result.message);
    if (result.ok) setSecret(result.data.secret);
  }
  async function replace() {
    setWanted('replace');
    setPending('replace');
    const result = await call('POST /api/webhook/:id/secret/rotate', asked);
    setPending(null);
    setError(result.ok || again.refused(result.code) ? null : result.message);
    if (!result.ok) return;
    setSecret(result.data.secret);
    onChanged(result.data.webhook);
  }
  return (
    <Dialog open onClose={onClose} title={t`Signing secret of “${name}”`}>
      <form
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // Enter after the password, which was asked for what was pressed before.
          void (wanted === 'show' ? show() : replace());
        }}
      >
        <p className="text-pretty text-ink-2">
          <Trans>
            Check the signature of each delivery with this secret. If you replace it, we sign with both for 24
            hours, so that nothing is lost meanwhile.
          </Trans>
        </p>
        <ReauthField
          {...again.field}
          why={t`You signed in a while ago, and anyone with this secret can sign as Parley.`}
        />
        <FormMessage message={error} />
        {secret === null ? (
          <div className="flex flex-wrap gap-2.5">
            <Button pending={pending === 'show'} onClick={() => void show()}>
              <Trans>Show secret</Trans>
            </Button>
            <Button kind="quiet" pending={pending === 'replace'} onClick={() => void replace()}>
              <Trans>Replace secret</Trans>
            </Button>
          </div>
        ) : (
          <CopyField label={t`Signing secret`} value={secret} copy={<Trans>Copy secret</Trans>}>
            <Button kind="plain" small onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </CopyField>
        )}
      </form>
    </Dialog>
  );
}
