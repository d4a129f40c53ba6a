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

/** Asks before a certificate and its file go. */
export function RemoveCertificate({ certificate: { id, name }, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/certification/:id', { params: { id } });
    if (result.ok || result.code === 'not_found') {
      await revalidate();
      return onClose();
    }
    setFault(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title="Remove this certificate?">
      <p className="mb-5 text-pretty text-ink-2">
        “{name}” and its file are taken away for good, from your profile too.
      </p>
      <FormMessage message={fault} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          Remove it
        </Button>
        <Button kind="plain" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
