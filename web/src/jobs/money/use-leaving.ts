import { useEffect, useState } from 'react';

/** Whether the page is being left for the processor's; the back button brings it back as it was, and then it is not. */
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
