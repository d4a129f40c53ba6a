import { useLingui } from '@lingui/react/macro';
import type { Appointment, Notes } from '@parley/contract/appointments/schemas.ts';
import { useState } from 'react';
import { WrittenNotes } from '../../appointments/notes/NotesText.tsx';
import { call } from '../../platform/api.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ReasonForm } from '../PromptDialog.tsx';

interface Props {
  appointment: Appointment;
  zone: string;
  onClose: () => void;
}

/** A consultation's private notes; fetched only after a reason is given. */
export default function NotesDialog({ appointment, zone, onClose }: Props) {
  const { t } = useLingui();
  const [notes, setNotes] = useState<Notes | null>(null);
  return (
    <Dialog open onClose={onClose} title={t`Notes of the consultation`}>
      {notes ? (
        <WrittenNotes notes={notes} appointment={appointment} zone={zone} />
      ) : (
        <ReasonForm
          draft={`read notes ${appointment.id}`}
          label={t`Reason for access`}
          help={t`Kept in the audit log with your name and the time.`}
          send={(reason) =>
            call('GET /api/job/meeting/admin/:id/notes', {
              params: { id: appointment.id },
              query: { reason },
            })
          }
          done={setNotes}
          confirm={t`Read the notes`}
        />
      )}
    </Dialog>
  );
}
