import { whyNotWriteNotes } from '@parley/contract/appointments/rules.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { shortName } from '../../users/short-name.ts';
import { NotesText } from './NotesText.tsx';

// Yjs is only loaded for editing.
const NotesEditor = lazy(() => import('./NotesEditor.tsx'));

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  isJobOver: boolean;
  /** Whether either side has blocked the other, and nobody is hired. */
  isBlocked: boolean;
}

/** A consultation's notes: editable, or read-only once closed. */
export function Notes({ appointment, side, zone, isJobOver, isBlocked }: Props) {
  if (whyNotWriteNotes(appointment.status, { isJobRunning: !isJobOver, isBlocked }) !== null)
    return <NotesText appointment={appointment} zone={zone} />;
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <NotesEditor
        key={appointment.id}
        appointmentId={appointment.id}
        meId={appointment[side].id}
        name={shortName(otherOf(appointment, side).displayName)}
      />
    </Suspense>
  );
}
