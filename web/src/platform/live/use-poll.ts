import { useEffect, useRef } from 'react';

/** Asks again and again until the function that it returns is called; for what lives outside components. */
export function poll(
  fetchOnce: () => Promise<unknown>,
  everyMs: number,
  { whenHidden = false } = {},
): () => void {
  let isRunning = false;
  const tick = async () => {
    if (isRunning || (document.hidden && !whenHidden)) return;
    isRunning = true;
    await fetchOnce().finally(() => (isRunning = false));
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
}

/** Asks again and again while the page is in sight, and at once when it comes back; null rests. One asking at a time. */
export function usePoll(fetchOnce: () => Promise<unknown>, everyMs: number | null) {
  const latest = useRef(fetchOnce);
  useEffect(() => {
    latest.current = fetchOnce;
  });
  useEffect(() => {
    return everyMs === null ? undefined : poll(() => latest.current(), everyMs);
  }, [everyMs]);
}
