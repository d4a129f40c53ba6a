import { TYPING_INTERVAL_MS, TYPING_TIMEOUT_MS } from '@parley/contract/live-limits.ts';
import { useEffect, useRef, useState } from 'react';
import { onLiveMessage, sendLive } from '../platform/live/live.ts';

/** Whether the other side is online (null: unknown) and typing, while that is to be heard: the two can write to each other. */
export function usePresence(jobId: string, otherId: string, isHeard: boolean) {
  const [isOnline, setOnline] = useState<boolean | null>(null);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isHeard) return undefined;
    let isOver = false;
    void sendLive('join', { jobId }).then((answered) => {
      if (!isOver && answered?.ok) setOnline(answered.data.isOtherOnline);
    });
    return () => {
      isOver = true;
      setOnline(null);
      setTyping(false);
      void sendLive('leave', { jobId });
    };
  }, [jobId, isHeard]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const stops = [
      onLiveMessage('presence', ({ userId, online }) => {
        if (userId === otherId) setOnline(online);
      }),
      onLiveMessage('typing', (typing) => {
        if (typing.jobId !== jobId || typing.userId !== otherId) return;
        clearTimeout(timer);
        setTyping(true);
        timer = setTimeout(rest, TYPING_TIMEOUT_MS);
      }),
      // The message is sent, so they are no longer typing.
      onLiveMessage('newer', (newer) => {
        if (newer.jobId === jobId) rest();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [jobId, otherId]);
  return { isOnline, isTyping };
}

/** Tells the other side now and then that the reader is typing. */
export function useTyping(jobId: string) {
  const saidAt = useRef(-TYPING_INTERVAL_MS);
  return () => {
    const now = performance.now();
    if (now - saidAt.current < TYPING_INTERVAL_MS) return;
    saidAt.current = now;
    void sendLive('typing', { jobId });
  };
}
