import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

interface Props {
  url: string;
  onRenewed: (result: Result<{ url: string }>) => void;
}

/** The secret link of the calendar feed: to copy, and to replace once somebody else knows it. */
export function FeedUrl({ url, onRenewed }: Props) {
  const { t } = useLingui();
  const [status, setStatus] = useState('');
  const [isConfirming, setConfirming] = useState(false);

  return (
    <section aria-labelledby="address" className="grid gap-4">
      <h3 id="address" className="border-b border-line pb-3 text-xl">
        <Trans>Your calendar link</Trans>
      </h3>
      <p className="text-pretty text-ink-2">
        <Trans>Keep this link private: anyone with it can see your consultations.</Trans>
      </p>
      <CopyField key={url} label={t`Calendar link`} value={url} copy={<Trans>Copy link</Trans>}>
        <Button kind="quiet" small onClick={() => setConfirming(true)}>
          <Trans>Replace link</Trans>
        </Button>
      </CopyField>
      <output className="text-sm text-ink-3 empty:hidden">{status}</output>
      {isConfirming && (
        <Renewal
          onClose={() => setConfirming(false)}
          onRenewed={(result) => {
            setConfirming(false);
            setStatus(t`This is your new link. The old one no longer works.`);
            onRenewed(result);
          }}
        />
      )}
    </section>
  );
}

function Renewal({ onClose, onRenewed }: Pick<Props, 'onRenewed'> & { onClose: () => void }) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function renew() {
    setPending(true);
    const result = await call('POST /api/calendar', { body: {} });
    setPending(false);
    if (result.ok) onRenewed(result);
    else setError(result.message);
  }
  return (
    <Dialog open onClose={onClose} title={t`Replace your calendar link`}>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          <Trans>
            Your current link stops working right away. Add the new one to every calendar that uses it.
          </Trans>
        </p>
        <FormMessage message={error} />
        <div className="flex flex-wrap gap-2.5">
          <Button kind="danger" pending={pending} onClick={() => void renew()}>
            <Trans>Create new link</Trans>
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Keep current link</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
