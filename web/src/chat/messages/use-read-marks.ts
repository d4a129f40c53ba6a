import type { Message } from '@parley/contract/chat/schemas.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api.ts';

interface ReadMarksInput {
  jobId: string;
  meId: string;
  messages: readonly Message[];
  isUp: boolean;
  onRead: (seq: number) => void;
}

/** Tells the server how far the reader has read, while the page is visible; again after a reconnect. */
export function useReadMarks({ jobId, meId, messages, isUp, onRead }: ReadMarksInput) {
  const marked = useRef<string | null>(null);
  const last = messages.findLast(({ sender }) => sender.id !== meId);
  const upTo = last && last.readAt === null ? last.id : null;
  const seq = last?.seq ?? 0;
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    const mark = async () => {
      if (upTo === null || marked.current === upTo || document.hidden) return;
      marked.current = upTo;
      const result = await call('POST /api/chat/read/:jobId', { params: { jobId }, body: { upTo } });
      if (result.ok) latest.current(seq);
      else if (marked.current === upTo) marked.current = null;
    };
    const onSight = () => void mark();
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [jobId, upTo, seq, isUp]);
}
