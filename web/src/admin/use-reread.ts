import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * What is refused may have changed since the page was read, as by another admin. To be called with a refusal: once the
 * form is left, the page is read again. Not before, or the form could go with what it is about, and its refusal unread.
 */
export function useReread(): () => void {
  const { revalidate } = useRevalidator();
  const isOld = useRef(false);
  useEffect(
    () => () => {
      if (isOld.current) void revalidate();
    },
    [revalidate],
  );
  return () => {
    isOld.current = true;
  };
}
