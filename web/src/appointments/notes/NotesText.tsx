import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, Notes } from '@parley/contract/appointments/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { dayTimeText } from '../../time/format.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Prose } from '../../ui/Prose.tsx';

interface Props {
  appointment: Pick<Appointment, 'client' | 'professional' | 'id'>;
  zone: string;
}

/** A consultation's notes, read-only; fetched when shown. */
export function NotesText({ appointment, zone }: Props) {
  const { t } = useLingui();
  const { id } = appointment;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Result<Notes> | null>(null);
  useEffect(() => {
    let isGone = false;
    void call('GET /api/job/meeting/:id/notes', { params: { id } }).then((read) => {
      if (!isGone) setFound(read);
    });
    return () => {
      isGone = true;
    };
  }, [id, tries]);
  if (found === null) return <Skeleton className="h-24" />;
  if (found.ok) return <WrittenNotes notes={found.data} appointment={appointment} zone={zone} />;
  return (
    <ErrorState
      title={t`We couldn’t load the notes`}
      message={found.message}
      onRetry={() => {
        setFound(null);
        setTries(tries + 1);
      }}
    />
  );
}

/** The text of notes, with both names and the last edit. */
export function WrittenNotes({ notes: { text, by, at }, appointment, zone }: Props & { notes: Notes }) {
  if (text.trim() === '' || by === null || at === null)
    return (
      <p className="text-ink-3">
        <Trans>No notes.</Trans>
      </p>
    );
  const [client, professional] = [appointment.client.displayName, appointment.professional.displayName];
  const [last, time] = [appointment[by].displayName, dayTimeText(at, zone)];
  return (
    <div className="grid gap-3">
      <Prose text={text} />
      <p className="text-sm text-pretty text-ink-3 tabular-nums">
        <Trans>
          Shared notes of {client} and {professional}. Last edited by {last}, {time}.
        </Trans>
      </p>
    </div>
  );
}
