import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft } from '../platform/form/draft.ts';

/**
 * Keeps what was typed through a reload, but never a password. The server, which shows the page first, knows nothing of
 * it, so it comes into the fields that are still empty once the page is there.
 */
export function useKept<V extends object>(
  name: string,
  form: { values: V; set: <K extends keyof V & string>(key: K, value: V[K]) => void },
  kept: readonly (keyof V & string)[],
) {
  const isRead = useRef(false);
  const { values, set } = form;
  useEffect(() => {
    if (isRead.current) keepDraft(name, Object.fromEntries(kept.map((key) => [key, values[key]])));
    else {
      isRead.current = true;
      const before = readDraft(name, values);
      for (const key of kept) if (before[key] && !values[key]) set(key, before[key]);
    }
  });
  return () => dropDraft(name);
}
