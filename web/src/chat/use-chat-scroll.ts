import { useLayoutEffect, useRef, useState } from 'react';

interface Shown {
  /** Number of the first message shown. */
  firstSeq: number;
  /** Changes whenever something is added at the end. */
  lastKey: string;
  /** Whether what is at the end is one's own. */
  endsWithMine: boolean;
}

const NEAR_PX = 80;

/** Keeps one's place: at the end when one is there, where one reads when something is added above or below. */
export function useChatScroll({ firstSeq, lastKey, endsWithMine }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const before = useRef<(Shown & { height: number }) | null>(null);
  const isAtEnd = useRef(true);
  const [hasNewBelow, setNewBelow] = useState(false);

  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    isAtEnd.current = true;
    setNewBelow(false);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    before.current = { firstSeq, lastKey, endsWithMine, height: element.scrollHeight };
    if (was === null) {
      if (divider.current) element.scrollTop = divider.current.offsetTop - NEAR_PX;
      else element.scrollTop = element.scrollHeight;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    } else if (was.firstSeq !== firstSeq) element.scrollTop += element.scrollHeight - was.height;
    else if (was.lastKey !== lastKey) {
      if (isAtEnd.current || endsWithMine) toEnd();
      else setNewBelow(true);
    }
  }, [firstSeq, lastKey, endsWithMine]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    if (isAtEnd.current) setNewBelow(false);
  };
  return { box, divider, hasNewBelow, toEnd, onScroll };
}
