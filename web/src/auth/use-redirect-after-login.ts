import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../platform/session/session.ts';
import { paths } from '../paths.ts';
import { localPath } from '../platform/address/local-path.ts';

/** Redirects a signed-in user to where they were going. */
export function useRedirectAfterLogin(otherwise: (user: AuthUser) => string = paths.dashboard) {
  const user = useUser();
  const navigate = useNavigate();
  const next = useNext();
  useEffect(() => {
    if (user) void navigate(next ?? otherwise(user), { replace: true });
  }, [user, navigate, next, otherwise]);
}

/** Where the person was going before we asked who they are; null for nowhere. */
export function useNext(): string | null {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const next = localPath(search.get('next'));
  // The server does not see the part after "#", but the browser carries it through the redirect.
  return next === null || next.includes('#') ? next : next + hash;
}
