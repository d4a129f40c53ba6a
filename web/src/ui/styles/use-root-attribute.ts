import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the page's root element while a component is shown, for styles outside of it. With `:has()` at
 * the root instead, each press would style the whole page anew.
 */
export function useRootAttribute(name: 'data-in-call' | 'data-wide', isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    document.documentElement.toggleAttribute(name, true);
    return () => void document.documentElement.toggleAttribute(name, false);
  }, [name, isSet]);
}

/** Whether the page is in a call, out of which nothing leads by the way. */
export const isInCall = () => 'inCall' in document.documentElement.dataset;
