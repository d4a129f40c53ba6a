import { useEffect, useRef } from 'react';

/** Polls until the returned function is called; for code outside components. Skips hidden tabs and never overlaps. */
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

/** Polls while the page is visible, and immediately when it becomes visible again; null pauses. */
export function usePoll(fetchOnce: () => Promise<unknown>, everyMs: number | null) {
  const latest = useRef(fetchOnce);
  useEffect(() => {
    latest.current = fetchOnce;
  });
  useEffect(() => {
    return everyMs === null ? undefined : poll(() => latest.current(), everyMs);
  }, [everyMs]);
}
