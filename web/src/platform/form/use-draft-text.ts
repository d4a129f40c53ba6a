import { useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

/** The text of a single field, kept under this name until it is sent: a dialog that closes loses nothing, nor does a reload. */
export function useDraftText(name: string) {
  const [text, setText] = useState(() => readDraft(name, { text: '' }).text);
  return {
    text,
    write: (next: string) => {
      setText(next);
      saveDraft(name, { text: next });
    },
    /** Once it is sent; what was typed meanwhile stays. */
    forget: () => {
      setText((now) => (now === text ? '' : now));
      if (readDraft(name, { text: '' }).text === text) clearDraft(name);
    },
  };
}
