import { useEffect, useState } from 'react';

/** Whether the page is being left for the processor's; reset when the back button restores the page from the cache. */
export function useRedirecting() {
  const state = useState(false);
  const [, setRedirecting] = state;
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setRedirecting(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [setRedirecting]);
  return state;
}
