import type { Message } from '@parley/contract/chat/schemas.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chatOutbox } from './chat-outbox.ts';

interface Props {
  jobId: string;
  meId: string;
  onSent: (message: Message) => void;
}

/** Sends messages so that none is lost: kept through a reload, sent again in order until the server has them. */
export function useOutbox({ jobId, meId, onSent }: Props) {
  const outbox = useMemo(() => chatOutbox(jobId, meId), [jobId, meId]);
  const [unsent, setUnsent] = useState(outbox.unsent);
  const latest = useRef(onSent);
  useEffect(() => {
    latest.current = onSent;
  });
  useEffect(() => {
    const follow = () => setUnsent(outbox.unsent());
    follow();
    const stops = [outbox.subscribe(follow), outbox.onSent((message) => latest.current(message))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [outbox]);
  const { flush, send, retry, discard } = outbox;
  return { unsent, flush, send, retry, discard };
}
