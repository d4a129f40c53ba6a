import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { hasSessionCookie } from './cookies.ts';

/**
 * A page as the server makes it: for nobody. What is not there for nobody may be there for its owner, whom only the
 * browser knows: with a session cookie the page comes as null and is read again there.
 */
export async function forNobody<T>(request: Request, read: () => Promise<T>) {
  try {
    return { page: await read(), isForNobody: true };
  } catch (fault) {
    if (!hasSessionCookie(request.headers.get('cookie')) || !isMissing(fault)) throw fault;
    return { page: null, isForNobody: true };
  }
}

/** Reads the page once more where somebody is signed in and the server made it for nobody. */
export function useOwnView({ isForNobody }: { isForNobody: boolean }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isForNobody && hasSessionCookie(document.cookie)) void revalidate();
  }, [isForNobody, revalidate]);
}

function isMissing(fault: unknown): boolean {
  if (isRouteErrorResponse(fault)) return fault.status === 404;
  return typeof fault === 'object' && fault !== null && 'init' in fault && statusIn(fault.init) === 404;
}

function statusIn(init: unknown): unknown {
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined;
}
