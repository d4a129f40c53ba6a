import { useEffect, useRef } from 'react';
import { ShowMore } from './ShowMore.tsx';

interface Props {
  next: string | null;
  onMore: () => Promise<void>;
  pending: boolean;
  error: string | null;
  /** How many pages were loaded so far. */
  added: number;
}

/** How many pages load automatically on scrolling; then there is a button, so that the footer can be reached. */
const AUTO_LOADED_PAGES = 3;

/** The end of an infinite list: a link to the next page, at first loaded automatically on scrolling. */
export function InfiniteListEnd({ next, onMore, pending, error, added }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const onNear = useRef(onMore);
  useEffect(() => {
    onNear.current = onMore;
  });
  const watches = next !== null && error === null && added < AUTO_LOADED_PAGES;
  useEffect(() => {
    if (!watches || !end.current) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void onNear.current(), {
      rootMargin: '400px',
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [watches, added]);
  return (
    <div ref={end}>
      <p role="alert" className="pt-6 text-center text-bad empty:hidden">
        {error}
      </p>
      <ShowMore next={next} onMore={() => void onMore()} pending={pending} />
    </div>
  );
}
