import { useEffect, useState } from 'react';
import type { Result } from '../../platform/result.ts';

/** How a page is left for the processor's; `isLeaving` until the other one has loaded. */
export function useRedirecting() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // The back button has restored the page from the cache.
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  /** Asks for the address and goes there; whoever has gone elsewhere in the product meanwhile stays there. */
  async function redirect(
    ask: () => Promise<Result<{ url: string }>>,
    leave = (url: string) => location.assign(url),
  ): Promise<Result<{ url: string }>> {
    const askedAt = location.href;
    setLeaving(true);
    const result = await ask();
    if (result.ok && location.href === askedAt) leave(result.data.url);
    else setLeaving(false);
    return result;
  }
  return { isLeaving, redirect };
}
