import { Trans, useLingui } from '@lingui/react/macro';
import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  calendar: BusyCalendar;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a calendar and its busy times are removed. */
export function DisconnectCalendar({ calendar: { id, name }, onClose, onRemoved }: Props) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function remove() {
    setPending(true);
    const result = await call('DELETE /api/availability/calendar/:id', { params: { id } });
    if (result.ok || result.code === 'not_found') return onRemoved();
    setError(result.message);
    setPending(false);
  }
  return (
    <Dialog open onClose={onClose} title={t`Disconnect this calendar?`}>
      <p className="mb-5 text-pretty text-ink-2">
        <Trans>Its busy times no longer count. “{name}” itself stays as it is.</Trans>
      </p>
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2.5">
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          <Trans>Disconnect calendar</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Keep calendar</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
