import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of the emailed link that led here, once the page runs, and a way to let go of it. It stands after "#", so no
 * server sees it; it moves from the address into the history's state, so that it is not passed on with the address.
 */
export function useLinkToken() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const linkToken = /^#token=(.+)$/.exec(hash)?.[1];
    if (linkToken) void navigate(pathname + search, { replace: true, state: { linkToken } });
  }, [hash, pathname, search, navigate]);
  const drop = () => void navigate(pathname + search, { replace: true, state: null });
  return [tokenIn(state), drop] as const;
}

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return null;
  return String(state.linkToken);
}
