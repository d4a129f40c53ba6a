import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of the emailed link that led here, and a way to drop it. It comes after "#", so no server sees it, and moves
 * from the address into history state, so that it isn't shared with the address.
 */
export function useLinkToken() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const linkToken = /^#token=(.+)$/.exec(hash)?.[1];
    if (linkToken) void navigate(pathname + search, { replace: true, state: { linkToken } });
  }, [hash, pathname, search, navigate]);
  const token = tokenIn(state);
  // Without a token there is nothing to navigate for, and the address may have a hash of its own.
  const drop = () => void (token && navigate(pathname + search, { replace: true, state: null }));
  return [token, drop] as const;
}

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return null;
  return String(state.linkToken);
}
