import { t } from '@lingui/core/macro';
import { groupDigits } from '@parley/contract/numbers.ts';
import { useRef, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

interface Limits {
  /** In characters. */
  max: number;
  /** What is said while there is no text; without it, none is needed. */
  missing?: string | undefined;
}

/**
 * The text of a single field, kept under this name until it is sent: a dialog that closes loses nothing, nor does a reload.
 * The button that sends it can always be pressed: what is missing then, or too long, is said at the field.
 */
export function useDraftText(name: string, { max, missing }: Limits) {
  const [typed, setTyped] = useState(() => readDraft(name, { text: '' }).text);
  const [isTried, setTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typed.trim();
  const fault = text === '' ? missing : tooLong(text, max);
  return {
    /** As it is sent. */
    text,
    field: {
      name: 'message',
      max,
      value: typed,
      onChange: (next: string) => {
        setTyped(next);
        setTried(false);
        saveDraft(name, { text: next });
      },
      error: isTried ? fault : undefined,
      ref: area,
    },
    /** Whether it can be sent. If not, its field says why, and gets the focus. */
    check: () => {
      setTried(true);
      if (fault !== undefined) area.current?.focus();
      return fault === undefined;
    },
    /** Once it is sent; what was typed meanwhile stays. */
    forget: () => {
      setTyped((now) => (now === typed ? '' : now));
      setTried(false);
      if (readDraft(name, { text: '' }).text === typed) clearDraft(name);
    },
  };
}

function tooLong(text: string, max: number): string | undefined {
  const most = groupDigits(max);
  return text.length > max ? t`At most ${most} characters.` : undefined;
}
