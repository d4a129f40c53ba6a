import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { hasSessionCookie } from './session/cookies.ts';

/**
 * Runs a loader on the server, which renders for visitors. A page that visitors can't see may still exist for its owner:
 * with a session cookie, a 404 becomes null and the browser loads it again as the user.
 */
export async function readAsVisitor<T>(request: Request, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!hasSessionCookie(request.headers.get('cookie')) || !isMissing(error)) throw error;
    return null;
  }
}

/** Revalidates a page that the server rendered for a visitor, if a user is signed in. */
export function useRevalidateSignedIn(isForVisitor: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isForVisitor && hasSessionCookie(document.cookie)) void revalidate();
  }, [isForVisitor, revalidate]);
}

/** Whether a page's error is that its subject can't be found. */
export function isMissing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return typeof error === 'object' && error !== null && 'init' in error && statusIn(error.init) === 404;
}

function statusIn(init: unknown): unknown {
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined;
}
