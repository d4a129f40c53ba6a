import { useEffect, useId, useState } from 'react';

const unsaved = new Set<string>();

/** Whether any form of the page holds something that is not saved yet. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** For those who save and leave in one go: nothing is warned about any more. */
export function forgetUnsavedChanges() {
  unsaved.clear();
}

/** Warns before the page is left while this is true; the page carries a `LeaveGuard`. */
function useUnsavedMark(isUnsaved: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
    };
  }, [id, isUnsaved]);
}

/** Whether a form's values are other than those last saved, and the way to say that these are saved now. */
export function useDirtyState<V extends object>(values: V, initial: V) {
  const [saved, setSaved] = useState(() => JSON.stringify(initial));
  const [hasSaved, setHasSaved] = useState(false);
  const isDirty = JSON.stringify(values) !== saved;
  useUnsavedMark(isDirty);
  return {
    isDirty,
    /** Saved in this visit, and unchanged since. */
    isSaved: hasSaved && !isDirty,
    markSaved: (now: V) => {
      setSaved(JSON.stringify(now));
      setHasSaved(true);
    },
  };
}
