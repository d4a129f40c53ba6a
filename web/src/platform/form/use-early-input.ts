import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Keeps what the user or their password manager entered before hydration, which React would reset: it is copied into the
 * form's state.
 */
export function useEarlyInput(initial: object, take: (typed: object) => void) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [typed] = useState(() =>
    isHydrating && typeof document === 'object' ? enteredTexts(initial) : null,
  );
  useEffect(() => {
    if (typed) take(typed);
    // Only once, after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The values entered into the form with these fields, for those that are still empty in our state. */
function enteredTexts(initial: object): object | null {
  const empty = Object.entries(initial).flatMap(([name, value]) =>
    value === '' || value === null ? [name] : [],
  );
  for (const form of document.forms) {
    const typed = [...new FormData(form)].filter(([name, value]) => empty.includes(name) && value !== '');
    if (typed.length > 0) return Object.fromEntries(typed);
  }
  return null;
}
