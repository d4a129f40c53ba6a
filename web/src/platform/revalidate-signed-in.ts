import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { hasSessionCookie } from './session/cookies.ts';

/**
 * What the server can show, which knows nobody. What is not there for nobody may be there for its owner: with a
 * session cookie it comes as null, and the browser, which knows who asks, reads it again.
 */
export async function readAsVisitor<T>(request: Request, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!hasSessionCookie(request.headers.get('cookie')) || !isMissing(error)) throw error;
    return null;
  }
}

/** Reads the page once more where somebody is signed in and what the server made for nobody will not do. */
export function useRevalidateSignedIn(isForVisitor: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isForVisitor && hasSessionCookie(document.cookie)) void revalidate();
  }, [isForVisitor, revalidate]);
}

function isMissing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return typeof error === 'object' && error !== null && 'init' in error && statusIn(error.init) === 404;
}

function statusIn(init: unknown): unknown {
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined;
}
