import { useCallback, useEffect, useRef, useState } from 'react';

/** What leaves the queue before the server’s answer has taken it out, and comes back where that is undone. */
export interface Leaving {
  isLeaving: (key: string) => boolean;
  /** Its animation is over: the rest of the queue moves up. */
  isGone: (key: string) => boolean;
  /** What was brought back last, to be given the focus. */
  back: string | null;
  leave: (key: string) => void;
  gone: (key: string) => void;
  /** It is what the server says again; brought back by the reader, it gets the focus. */
  stay: (key: string, isBack: boolean) => void;
}

export function useLeaving(): Leaving {
  const [stages, setStages] = useState<ReadonlyMap<string, 'leaving' | 'gone'>>(new Map());
  const [back, setBack] = useState<string | null>(null);
  const set = (key: string, stage: 'leaving' | 'gone') =>
    setStages((before) => new Map(before).set(key, stage));
  return {
    isLeaving: (key) => stages.has(key),
    isGone: (key) => stages.get(key) === 'gone',
    back,
    leave: (key) => set(key, 'leaving'),
    gone: (key) => set(key, 'gone'),
    stay(key, isBack) {
      setStages((before) => new Map([...before].filter(([each]) => each !== key)));
      setBack(isBack ? key : null);
    },
  };
}

/** Runs once the component is gone. */
export function useAtUnmount(run: () => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const atEnd = useCallback(() => latest.current(), []);
  useEffect(() => atEnd, [atEnd]);
}
