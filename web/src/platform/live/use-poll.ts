import { useEffect, useRef } from 'react';

/** Asks again and again while the page is in sight, and at once when it comes back; null rests. One asking at a time. */
export function usePoll(ask: () => Promise<unknown>, everyMs: number | null) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (everyMs === null) return undefined;
    let underWay = false;
    const tick = async () => {
      if (underWay || document.hidden) return;
      underWay = true;
      await latest.current().finally(() => (underWay = false));
    };
    const wake = () => void tick();
    const timer = setInterval(wake, everyMs);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [everyMs]);
}
