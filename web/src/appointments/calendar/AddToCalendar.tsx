import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { fetchText } from '../../platform/fetch-text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

/** Downloads an agreed consultation as an .ics file. */
export function AddToCalendar({ id }: { id: string }) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save() {
    setPending(true);
    const result = await fetchText(`/api/job/appointments/${id}/calendar.ics`);
    setError(result.ok ? null : result.message);
    if (result.ok) saveAsFile(result.data);
    setPending(false);
  }
  return (
    <>
      <Button
        kind="plain"
        small
        pending={pending}
        icon={<CalendarDays aria-hidden className="size-4" />}
        onClick={() => void save()}
      >
        <Trans>Add to calendar</Trans>
      </Button>
      <FormMessage message={error} />
    </>
  );
}

function saveAsFile(calendar: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: 'consultation.ics' }).click();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
