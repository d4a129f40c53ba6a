import { useEffect, useId, useState } from 'react';

const unsaved = new Set<string>();

/** Whether any form on the page has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** Skips the warning, for code that leaves nothing on the page to be saved. */
export function forgetUnsavedChanges() {
  unsaved.clear();
}

/** Registers unsaved changes; `LeaveGuard` warns about them before the page is left. */
function useUnsavedMark(id: string, isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
    };
  }, [id, isUnsaved]);
}

/** Whether a form's values differ from the last saved ones, and a function to mark them as saved. */
export function useDirtyState<V extends object>(values: V, initial: V) {
  const [saved, setSaved] = useState(() => JSON.stringify(initial));
  const [hasSaved, setHasSaved] = useState(false);
  const isDirty = JSON.stringify(values) !== saved;
  const id = useId();
  useUnsavedMark(id, isDirty);
  return {
    isDirty,
    /** Saved during this visit, and unchanged since. */
    isSaved: hasSaved && !isDirty,
    markSaved: (now: V) => {
      setSaved(JSON.stringify(now));
      setHasSaved(true);
      // At once, for whoever leaves the page now.
      unsaved.delete(id);
    },
  };
}
