import { useLingui } from '@lingui/react/macro';
import { MAX_NOTES } from '@parley/contract/limits.ts';
import { NOTIFICATION_POLL_MS } from '@parley/contract/live-limits.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { useCallback, useEffect, useId, useState } from 'react';
import { usePoll } from '../../platform/live/use-poll.ts';
import { useStore } from '../../platform/store.ts';
import { control } from '../../ui/form/Field.tsx';
import { bindTextarea } from './bind-textarea.ts';
import { notesSession } from './notes-session.ts';
import { savingText } from './notes-text.ts';

export interface NotesEditorProps {
  appointmentId: string;
  meId: string;
  /** The other side's short name. */
  name: string;
}

/** A consultation's notes, which both sides can edit at the same time. Fills the available height. */
export default function NotesEditor({ appointmentId, meId, name }: NotesEditorProps) {
  const { t } = useLingui();
  const id = useId();
  const [notes] = useState(() => notesSession(appointmentId, meId));
  const state = useStore(notes.state, notes.state.get);
  const bind = useCallback(
    (area: HTMLTextAreaElement | null) => (area ? bindTextarea(area, notes) : undefined),
    [notes],
  );
  useEffect(() => void notes.sync(), [notes]);
  // A hint may be lost on its way.
  usePoll(notes.sync, NOTIFICATION_POLL_MS);
  const { isLoaded, isOtherWriting, length, refusal } = state;
  const { words, isProblem } = savingText(state);
  const [count, limit] = [groupDigits(length), groupDigits(MAX_NOTES)];
  return (
    <div className="flex h-full min-h-64 flex-col gap-2">
      <label htmlFor={id} className="text-sm text-pretty text-ink-2">
        {t`Shared notes: you and ${name} can both write here.`}
      </label>
      <textarea
        ref={bind}
        id={id}
        dir="auto"
        readOnly={!isLoaded || refusal === 'notes_closed'}
        aria-describedby={`${id}-saving`}
        aria-invalid={length > MAX_NOTES || undefined}
        placeholder={isLoaded ? t`Questions, decisions, what the work includes` : t`Loading....`}
        className={`${control} min-h-40 flex-1 resize-none`}
      />
      <p
        id={`${id}-saving`}
        className="flex min-h-5 flex-wrap justify-between gap-x-4 text-xs text-ink-3 tabular-nums"
      >
        <output>{isOtherWriting && !isProblem && t`${name} is writing`}</output>
        <span aria-live={isProblem ? 'polite' : 'off'} className={isProblem ? 'font-medium text-bad' : ''}>
          {words}
        </span>
        {length > MAX_NOTES * NEAR && <span>{t`${count} of ${limit}`}</span>}
      </p>
    </div>
  );
}

/** The share of the limit from which the count is shown. */
const NEAR = 0.8;
