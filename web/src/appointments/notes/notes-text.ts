import { plural, t } from '@lingui/core/macro';
import { MAX_NOTES } from '@parley/contract/limits.ts';
import type { NotesState } from './notes-session.ts';

type Saving = Pick<NotesState, 'saving' | 'refusal' | 'length' | 'isLoaded'>;

/** Whether changes are saved; if not, why and what to do. */
export function savingText({ saving, refusal, length, isLoaded }: Saving): {
  words: string;
  isProblem: boolean;
} {
  if (length > MAX_NOTES) return { words: tooLongText(length - MAX_NOTES), isProblem: true };
  if (saving === 'waiting')
    return { words: t`Offline. Your changes will be saved when you’re back online.`, isProblem: true };
  if (saving === 'refused') return { words: refusedText(refusal), isProblem: true };
  if (!isLoaded) return { words: '', isProblem: false };
  return { words: saving === 'saving' ? t`Saving…` : t`Saved`, isProblem: false };
}

function tooLongText(over: number): string {
  return plural(over, {
    one: `Not saved. Delete # character to get below the limit.`,
    other: `Not saved. Delete # characters to get below the limit.`,
  });
}

function refusedText(refusal: NotesState['refusal']): string {
  if (refusal === 'notes_closed') return t`These notes are closed. You can still read them.`;
  if (refusal === 'too_large') return t`Not saved. These notes have been changed too often to hold more.`;
  return t`Not saved. You can’t change these notes.`;
}
