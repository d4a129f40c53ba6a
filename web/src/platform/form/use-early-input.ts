import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Takes over what somebody, or their browser's keeper of passwords, has put into the fields before the scripts of the
 * page were there: React would empty them.
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
    // Once, when the page has come to life.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The texts in the form that has these fields, where they are still empty for us. */
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
