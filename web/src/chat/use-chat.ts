import type { Message } from '@parley/contract/chat/schemas.ts';
import { useRef, useState } from 'react';
import { call } from '../platform/api.ts';
import { usePoll } from '../platform/use-poll.ts';
import type { LoadedChat } from './load-chat.ts';
import { askAfter, merged } from './messages.ts';
import { useOutbox } from './use-outbox.ts';

const POLL_MS = 3_000;
const PAGE = 50;
const MOST = 100;

interface Chat {
  jobId: string;
  meId: string;
  first: LoadedChat;
}

/** A job's chat as it goes on: what is new, what was before, and what one says oneself. */
export function useChat({ jobId, meId, first }: Chat) {
  const [messages, setMessages] = useState(first.messages);
  const [older, setOlder] = useState(first.older);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const known = useRef(first.messages);
  const take = (fresh: readonly Message[]) => {
    known.current = merged(known.current, fresh);
    setMessages(known.current);
  };
  const outbox = useOutbox({ jobId, meId, onSent: (message) => take([message]) });

  async function catchUp(after: number): Promise<void> {
    const result = await call('GET /api/chat/job/:jobId', {
      params: { jobId },
      query: { after, limit: MOST },
    });
    if (!result.ok) return;
    if (result.data.messages.length > 0) take(result.data.messages);
    if (result.data.nextCursor !== null) await catchUp(Number(result.data.nextCursor));
  }
  usePoll(async () => {
    await outbox.flush();
    await catchUp(askAfter(known.current, meId));
  }, POLL_MS);

  async function loadOlder() {
    if (older === null || isLoadingOlder) return;
    setLoadingOlder(true);
    const result = await call('GET /api/chat/job/:jobId', {
      params: { jobId },
      query: { before: Number(older), limit: PAGE },
    });
    setLoadingOlder(false);
    setFault(result.ok ? null : result.message);
    if (!result.ok) return;
    take(result.data.messages);
    setOlder(result.data.nextCursor);
  }

  return { messages, hasOlder: older !== null, isLoadingOlder, loadOlder, fault, ...outbox };
}
