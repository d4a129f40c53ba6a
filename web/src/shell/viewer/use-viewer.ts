import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { resolveUser } from '../../platform/session/token-refresh.ts';
import { useUser } from '../../platform/session/session.ts';
import type { loader } from '../../root.tsx';

/** The viewer; `undecided` while a session cookie exists but its user isn't known yet. */
export function useViewer(): { user: AuthUser | null; undecided: boolean } {
  const user = useUser();
  const mayBeSignedIn = useRouteLoaderData<typeof loader>('root')?.mayBeSignedIn ?? false;
  const [hasResolved, setHasResolved] = useState(false);
  useEffect(() => {
    void resolveUser().finally(() => setHasResolved(true));
  }, []);
  return { user, undecided: user === null && mayBeSignedIn && !hasResolved };
}

/** When the session ends, revalidates the page so that its guard redirects to the login. */
export function useRevalidateOnLogout(user: AuthUser | null) {
  const { revalidate } = useRevalidator();
  const before = useRef(user);
  useEffect(() => {
    if (before.current !== null && user === null) void revalidate();
    before.current = user;
  }, [user, revalidate]);
}
