import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/**
 * Leads on from a page once what was entered there is sent; answers whether it did. Whoever has gone elsewhere meanwhile
 * stays there: it belongs to the address at which it was sent.
 */
export function useLeadOn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sentAt = pathname + search;
  const current = useRef<string | null>(null);
  useEffect(() => {
    current.current = sentAt;
    return () => {
      current.current = null;
    };
  }, [sentAt]);
  return async (to: string, options?: NavigateOptions): Promise<boolean> => {
    if (current.current !== sentAt) return false;
    await navigate(to, options);
    return true;
  };
}
