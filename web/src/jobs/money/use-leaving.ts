import { useEffect, useState } from 'react';

/** Whether the page is being left for the processor's; reset when the back button restores the page from the cache. */
export function useLeaving() {
  const state = useState(false);
  const [, setLeaving] = state;
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [setLeaving]);
  return state;
}
