import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the dashboard again when its tab is seen again: what was done in another tab, like posting a job, is announced to
 * nobody, and a step that is done must not be asked for.
 */
export function useLookAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
