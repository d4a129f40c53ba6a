import { onLiveStatusChange, sendLive } from './live.ts';

/** Tells the server whether this tab is in view: what is shown in one isn't pushed. Ends with the function it returns. */
export function reportView(): () => void {
  const report = () => void sendLive('view', { isInView: document.visibilityState === 'visible' });
  const stop = onLiveStatusChange(report);
  document.addEventListener('visibilitychange', report);
  report();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', report);
  };
}
