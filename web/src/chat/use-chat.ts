import type { Message } from '@parley/contract/chat/schemas.ts';
import { MAX_PAGE_SIZE } from '@parley/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../platform/api.ts';
import { onLiveMessage, useIsLive } from '../platform/live/live.ts';
import { usePoll } from '../platform/live/use-poll.ts';
import { currentNow } from '../platform/now.ts';
import { useBlockedIds } from '../users/blocks/use-blocks.ts';
import { loadChat, type LoadedChat, loadRange } from './load-chat.ts';
import { refetchAfter, mergeMessages } from './messages/messages.ts';
import { useOutbox } from './composer/use-outbox.ts';

/** Polls faster than once a minute without the live channel. */
const POLL_MS = 5_000;
const PAGE = 50;

interface ChatInput {
  jobId: string;
  meId: string;
  /** Null where it couldn't be loaded: it is tried again when new messages are fetched. */
  first: LoadedChat | null;
}

const NOTHING: LoadedChat = { messages: [], older: null, isOpen: true, isBlocked: false };

/** A job's chat, kept up to date also while it isn't shown: new messages, older ones, and sending. */
export function useChat({ jobId, meId, first }: ChatInput) {
  const [isLoaded, setLoaded] = useState(first !== null);
  const [messages, setMessages] = useState((first ?? NOTHING).messages);
  const [older, setOlder] = useState((first ?? NOTHING).older);
  const [{ isOpen, isBlocked }, setState] = useState<Pick<LoadedChat, 'isOpen' | 'isBlocked'>>(
    first ?? NOTHING,
  );
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const known = useRef(messages);
  const take = (fresh: readonly Message[]) => {
    known.current = mergeMessages(known.current, fresh);
    setMessages(known.current);
  };
  const outbox = useOutbox({ jobId, meId, onSent: (message) => take([message]) });

  /** Messages of the other side are read up to this one, here or in another tab. */
  const markRead = (seq: number) =>
    take(
      known.current
        .filter((each) => each.sender.id !== meId && each.readAt === null && each.seq <= seq)
        .map((each) => ({ ...each, readAt: currentNow() })),
    );

  async function begin(): Promise<void> {
    const loaded = await loadChat(jobId);
    if (!loaded.ok) return;
    setState(loaded.data);
    setOlder(loaded.data.older);
    take(loaded.data.messages);
    setLoaded(true);
  }
  async function catchUp(after: number): Promise<void> {
    const result = await call('GET /api/chat/job/:jobId', {
      params: { jobId },
      query: { after, limit: MAX_PAGE_SIZE },
    });
    if (!result.ok) return;
    setState(result.data);
    if (result.data.messages.length > 0) take(result.data.messages);
    if (result.data.nextCursor !== null) await catchUp(Number(result.data.nextCursor));
  }
  const fetchNew = useOneAtATime(() => (isLoaded ? catchUp(refetchAfter(known.current, meId)) : begin()));
  const follow = async () => {
    await outbox.flush();
    await fetchNew();
  };
  const isUp = useFollowing({ jobId, meId, fetchNew, follow, markRead });
  useAfterChange(
    `${useBlockedIds().join()} ${outbox.unsent.filter(({ state }) => state === 'refused').length} ${first === null}`,
    fetchNew,
  );
  usePoll(fetchNew, isUp ? null : POLL_MS);

  async function loadOlder() {
    if (older === null || isLoadingOlder) return;
    setLoadingOlder(true);
    const result = await call('GET /api/chat/job/:jobId', {
      params: { jobId },
      query: { before: Number(older), limit: PAGE },
    });
    setLoadingOlder(false);
    setError(result.ok ? null : result.message);
    if (!result.ok) return;
    take(result.data.messages);
    setOlder(result.data.nextCursor);
  }

  /** Loads everything back to this message, which a search has found: all of it or nothing. */
  async function loadBackTo(seq: number): Promise<boolean> {
    const reach = known.current[0]?.seq ?? 0;
    if (reach <= seq) return true;
    const from = Math.max(0, seq - 1 - PAGE / 2);
    const between = await loadRange(jobId, from, reach);
    const [first] = between;
    if (!first || (between.at(-1)?.seq ?? 0) < reach - 1) return false;
    take(between);
    setOlder(from === 0 ? null : String(first.seq));
    return true;
  }

  return {
    isLoaded,
    messages,
    unreadCount: messages.filter(({ sender, readAt }) => sender.id !== meId && readAt === null).length,
    markRead,
    hasOlder: older !== null,
    isLoadingOlder,
    loadOlder,
    loadBackTo,
    error,
    isUp,
    isOpen,
    isBlocked,
    ...outbox,
  };
}
export type Chat = ReturnType<typeof useChat>;

interface FollowInput {
  jobId: string;
  meId: string;
  fetchNew: () => Promise<void>;
  follow: () => Promise<void>;
  markRead: (seq: number) => void;
}

/** Fetches when the channel announces something new, and after every reconnect. */
function useFollowing({ jobId, meId, fetchNew, follow, markRead }: FollowInput): boolean {
  const isUp = useIsLive();
  const latest = useRef({ fetchNew, follow, markRead });
  useEffect(() => {
    latest.current = { fetchNew, follow, markRead };
  });
  useEffect(() => {
    if (isUp) void latest.current.follow();
  }, [isUp]);
  useEffect(() => {
    const stops = [
      onLiveMessage('newer', (newer) => {
        if (newer.jobId === jobId) void latest.current.fetchNew();
      }),
      onLiveMessage('changed', ({ kind, id }) => {
        if (kind === 'job' && id === jobId) void latest.current.fetchNew();
      }),
      onLiveMessage('gap', () => void latest.current.fetchNew()),
      onLiveMessage('read', (read) => {
        if (read.jobId !== jobId) return;
        if (read.userId === meId) latest.current.markRead(read.seq);
        else void latest.current.fetchNew();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [jobId, meId]);
  return isUp;
}

/**
 * Fetches after the reader has blocked or unblocked someone, or a message was refused: the chat may take none now. Also
 * once the page has been loaded again, if the chat was missing.
 */
function useAfterChange(what: string, fetchNew: () => Promise<void>) {
  const before = useRef(what);
  const latest = useRef(fetchNew);
  useEffect(() => {
    latest.current = fetchNew;
  });
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    void latest.current();
  }, [what]);
}

/** Runs once at a time; calls in the meantime lead to one more run afterwards. */
function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const running = useRef<Promise<void> | null>(null);
  const again = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [run] = useState(() => () => {
    again.current = running.current !== null;
    running.current ??= (async () => {
      do {
        again.current = false;
        await latest.current();
      } while (again.current);
      running.current = null;
    })();
    return running.current;
  });
  return run;
}
