import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { unblock } from './store.ts';

interface Props {
  person: { id: string; displayName: string };
}

/** Unblocks at once: it is no harder to undo than to do. */
export function UnblockButton({ person: { id, displayName } }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function press() {
    setPending(true);
    const refusal = await unblock(id);
    setError(refusal);
    if (refusal === null) await revalidate();
    setPending(false);
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <FormMessage message={error} />
      <Button
        kind="quiet"
        small
        pending={pending}
        aria-label={t`Unblock ${displayName}`}
        onClick={() => void press()}
      >
        <Trans>Unblock</Trans>
      </Button>
    </span>
  );
}
