import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { useState } from 'react';
import { NotesText } from './NotesText.tsx';

/** A past consultation's notes, collapsed; nothing if there are none. */
export function PastNotes({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const [isOpen, setOpen] = useState(false);
  if (appointment.notedAt === null) return null;
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="py-3 md:py-0.5 font-semibold text-ink-2">
        <Trans>Notes</Trans>
      </summary>
      <div className="pt-3">{isOpen && <NotesText appointment={appointment} zone={zone} />}</div>
    </details>
  );
}
