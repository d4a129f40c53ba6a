import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft, readDraft } from '../platform/form/draft.ts';

/**
 * Keeps typed text through a reload, but never a password. The server renders the page without it, so it is filled into
 * fields that are still empty after hydration.
 */
export function useFormDraft<V extends object>(
  name: string,
  form: { values: V; set: <K extends keyof V & string>(key: K, value: V[K]) => void },
  draftFields: readonly (keyof V & string)[],
) {
  const isRead = useRef(false);
  const { values, set } = form;
  useEffect(() => {
    if (isRead.current) saveDraft(name, Object.fromEntries(draftFields.map((key) => [key, values[key]])));
    else {
      isRead.current = true;
      const before = readDraft(name, values);
      for (const key of draftFields) if (before[key] && !values[key]) set(key, before[key]);
    }
  });
  return () => clearDraft(name);
}
