import type { Message } from '@parley/contract/chat/schemas.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from './rows.ts';

const LIKELY_PX = 56;
const NEAR_END_PX = 80;
/** Older messages are loaded before their place comes into view. */
const NEAR_TOP_PX = 400;

interface MessageListInput {
  rows: readonly Row[];
  messages: readonly Message[];
  meId: string;
  newFrom: number | null;
  /** The message that a search has opened. */
  marked: { seq: number } | null;
  onNewMessages: (seq: number) => void;
  onNearTop: () => void;
}

/**
 * The visible rows of a chat, however many there are. The scroll position is kept: at the end when it is there, else at
 * the current row when something is added above or below.
 */
export function useVirtualMessages({
  rows,
  messages,
  meId,
  newFrom,
  marked,
  onNewMessages,
  onNearTop,
}: MessageListInput) {
  const box = useRef<HTMLDivElement>(null);
  const [unseen, setUnseen] = useState(0);
  // Its functions are recreated on each render, like ours.
  // oxlint-disable-next-line react/incompatible-library
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => LIKELY_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
  });
  const toEnd = () => {
    list.scrollToEnd();
    setUnseen(0);
  };
  const toRow = (fits: (row: Row) => boolean) => {
    const index = rows.findIndex(fits);
    if (index >= 0) list.scrollToIndex(index, { align: 'start' });
    return index >= 0;
  };
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current || rows.length === 0) return;
    begun.current = true;
    if (newFrom === null || !toRow(({ kind }) => kind === 'new')) toEnd();
  });
  useEffect(() => {
    if (marked) toRow((row) => row.kind === 'message' && row.message.seq === marked.seq);
    // Runs once for each search result.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [marked]);
  useScrollToOwn(rows, toEnd);
  const wasAtEnd = useRef(true);
  useNewMessages({
    messages,
    meId,
    // Before they came: several at once, or long ones, are below the end until the list has followed.
    isAtEnd: () => wasAtEnd.current,
    onNewMessages,
    toEnd,
    setUnseen,
  });
  useStickToEnd(box, wasAtEnd, () => list.scrollToEnd());
  const toNews = () => {
    if (!toRow(({ kind }) => kind === 'new')) toEnd();
    setUnseen(0);
  };
  const onScroll = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    // The list may be notified after us, and still have the old position.
    wasAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    if (wasAtEnd.current) setUnseen(0);
    if (scrollTop < NEAR_TOP_PX) onNearTop();
  };
  // The browser's own scrolling stops where rows are still to be measured.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (event.key === 'End') toEnd();
    else list.scrollToIndex(0, { align: 'start' });
  };
  return { box, list, unseen, toNews, onScroll, onKeyDown };
}

/** The reader's own messages scroll into view immediately, sent or not. */
function useScrollToOwn(rows: readonly Row[], toEnd: () => void) {
  const last = rows.at(-1);
  const lastUnsent = last?.kind === 'unsent' ? last.key : null;
  const seen = useRef(lastUnsent);
  useEffect(() => {
    if (lastUnsent !== null && lastUnsent !== seen.current) toEnd();
    seen.current = lastUnsent;
    // Runs for a new message only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastUnsent]);
}

/** When the box is resized, for example by an on-screen keyboard, the end stays in view. */
function useStickToEnd(
  box: RefObject<HTMLDivElement | null>,
  wasAtEnd: RefObject<boolean>,
  toEnd: () => void,
) {
  const latest = useRef(toEnd);
  useEffect(() => {
    latest.current = toEnd;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let isFirst = true;
    const resized = new ResizeObserver(() => {
      if (!isFirst && wasAtEnd.current) {
        element.scrollTop = element.scrollHeight;
        // Another width changes the height of every row, which is measured a moment later.
        requestAnimationFrame(() => latest.current());
      }
      isFirst = false;
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, [box, wasAtEnd]);
}

/** Messages that arrive while the reader is further up, or away, get the mark of new ones; own messages scroll to the end. */
function useNewMessages({
  messages,
  meId,
  isAtEnd,
  onNewMessages,
  toEnd,
  setUnseen,
}: Pick<MessageListInput, 'messages' | 'meId' | 'onNewMessages'> & {
  isAtEnd: () => boolean;
  toEnd: () => void;
  setUnseen: (count: (before: number) => number) => void;
}) {
  const last = messages.at(-1)?.seq ?? 0;
  const seen = useRef(last);
  useEffect(() => {
    const fresh = messages.filter(({ seq }) => seq > seen.current);
    seen.current = last;
    const theirs = fresh.filter(({ sender }) => sender.id !== meId);
    const [first] = theirs;
    if (fresh.length > theirs.length) return toEnd();
    if (!first || (isAtEnd() && !document.hidden)) return;
    onNewMessages(first.seq);
    setUnseen((before) => before + theirs.length);
    // Runs for new messages only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last]);
}
