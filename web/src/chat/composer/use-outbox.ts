import type { Message } from '@parley/contract/chat/schemas.ts';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';
import type { Refused } from '../../platform/result.ts';
import { allWaiting, saveOutbox, nextUnsent, readOutbox, type Unsent, without, withState } from './outbox.ts';
import { randomId } from '../../platform/random-id.ts';

interface Props {
  jobId: string;
  meId: string;
  onSent: (message: Message) => void;
}

/** Sends messages so that none is lost: kept through a reload, sent again in order until the server has them. */
export function useOutbox({ jobId, meId, onSent }: Props) {
  const key = `parley.outbox.${meId}.${jobId}`;
  const [unsent, setUnsent] = useState(() => readOutbox(sessionStorage, key));
  const current = useRef(unsent);
  const isSending = useRef(false);

  function put(next: Unsent[]) {
    current.current = next;
    saveOutbox(sessionStorage, key, next);
    setUnsent(next);
  }

  async function flush() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (await sendNext());
    } finally {
      isSending.current = false;
    }
  }

  /** True when there may be another one to send now. */
  async function sendNext(): Promise<boolean> {
    const next = nextUnsent(current.current);
    if (next === undefined) return false;
    const { clientMessageId, body } = next;
    const attachments = next.attachments.map(({ id }) => id);
    const result = await call('POST /api/chat/message', {
      body: { jobId, body, attachments, clientMessageId },
    });
    if (result.ok) {
      onSent(result.data);
      put(without(current.current, clientMessageId));
      return true;
    }
    const isRefused = !mayHelpLater(result);
    put(
      isRefused
        ? withState(current.current, clientMessageId, { state: 'refused', reason: result.message })
        : allWaiting(current.current),
    );
    return isRefused;
  }

  return {
    unsent,
    flush,
    send: (body: string, attachments: readonly Stored[] = []) => {
      const entry = {
        clientMessageId: randomId(),
        body,
        attachments,
        at: currentNow(),
        state: 'sending',
        reason: null,
      } as const;
      put([...current.current, entry]);
      void flush();
    },
    /** Sends a refused message again, or a waiting one right now. */
    retry: (id: string) => {
      put(withState(current.current, id, { state: 'sending', reason: null }));
      void flush();
    },
    discard: (id: string) => put(without(current.current, id)),
  };
}

/** Network failures, server errors and rate limits pass. */
function mayHelpLater({ status }: Refused): boolean {
  return status >= 500 || status === 429 || status === 401;
}
