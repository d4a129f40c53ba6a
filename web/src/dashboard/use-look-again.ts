import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the page again when its tab is seen again. What was done in another tab, like posting a job, is announced to nobody,
 * and a step that is done must not be asked for; nor do admins hear of what the two sides of a job do.
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
