import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';

interface Props {
  certificate: Certificate;
  onClose: () => void;
}

/** Asks before a certificate and its file are removed. */
export function RemoveCertificate({ certificate: { id, name }, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/certification/:id', { params: { id } });
    if (result.ok || result.code === 'not_found') {
      await revalidate();
      return onClose();
    }
    setError(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title={t`Remove this certificate?`}>
      <p className="mb-5 text-pretty text-ink-2">
        <Trans>“{name}” and its file will be permanently removed, also from your profile.</Trans>
      </p>
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          <Trans>Remove certificate</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Keep certificate</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
