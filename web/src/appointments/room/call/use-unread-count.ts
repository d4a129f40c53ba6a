import { useEffect, useState } from 'react';
import { onLiveMessage } from '../../../platform/live/live.ts';

/** How many messages have arrived while the chat is hidden. */
export function useUnreadCount(jobId: string, isShown: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isShown) return undefined;
    const stop = onLiveMessage('newer', (newer) => {
      if (newer.jobId === jobId) setCount((before) => before + 1);
    });
    return () => {
      stop();
      setCount(0);
    };
  }, [jobId, isShown]);
  return isShown ? 0 : count;
}
