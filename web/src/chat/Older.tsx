import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';

interface Props {
  hasOlder: boolean;
  pending: boolean;
  fault: string | null;
  onLoad: () => Promise<void>;
  /** What scrolls. */
  root: RefObject<HTMLDivElement | null>;
}

/** The beginning of what is shown: older words come as one nears it. */
export function Older({ hasOlder, pending, fault, onLoad, root }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  const watches = hasOlder && fault === null;
  useEffect(() => {
    if (!watches || !top.current) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load.current(), {
      root: root.current,
      rootMargin: '120px 0px 0px',
    });
    near.observe(top.current);
    return () => near.disconnect();
  }, [watches, root]);
  if (!hasOlder) return null;
  return (
    <div ref={top} className="grid justify-items-center gap-2 py-3">
      {fault && (
        <p role="alert" className="text-sm text-bad">
          {fault}
        </p>
      )}
      <Button kind="plain" small pending={pending} onClick={() => void onLoad()}>
        {pending ? 'Loading....' : 'Earlier words'}
      </Button>
    </div>
  );
}
