import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../Button.tsx';

interface Props {
  nextCursor: string | null;
  more: () => Promise<void>;
  pending: boolean;
  error: string | null;
  /** How many pages were loaded so far. */
  added: number;
  /** The URL that starts with the next page; left out where no URL does. */
  pathOf?: (cursor: string) => string;
  /** Whether more loads on scrolling: not where something else follows the list. */
  auto?: boolean;
  /** Of a search from its start: a ranked one ends after the best matches, and says so. */
  counts?: { shown: number; total: number };
}

/** How many pages load automatically on scrolling; then there is a button, so that the footer can be reached. */
const AUTO_LOADED_PAGES = 3;

/** The end of an infinite list: "Show more", at first pressed automatically on scrolling. */
export function InfiniteListEnd({
  nextCursor,
  more,
  pending,
  error,
  added,
  pathOf,
  auto = true,
  counts,
}: Props) {
  const end = useRef<HTMLDivElement>(null);
  const onNear = useRef(more);
  useEffect(() => {
    onNear.current = more;
  });
  const watches = auto && nextCursor !== null && error === null && added < AUTO_LOADED_PAGES;
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
      {nextCursor === null && counts && counts.shown < counts.total && <BestShown shown={counts.shown} />}
      {nextCursor !== null && (
        <div className="flex justify-center py-8">
          <ShowMore path={pathOf?.(nextCursor)} more={() => void more()} pending={pending} />
        </div>
      )}
    </div>
  );
}

function BestShown({ shown }: { shown: number }) {
  return (
    <p className="py-8 text-center text-balance text-ink-3">
      <Trans>These are the best {shown}. Add a word or a filter to see others.</Trans>
    </p>
  );
}

/** Where there is a URL, a real link, for robots and new tabs; it appends the next page for everyone else. */
function ShowMore({ path, more, pending }: { path?: string; more: () => void; pending: boolean }) {
  const { t } = useLingui();
  if (path === undefined)
    return (
      <Button kind="quiet" pending={pending} onClick={more}>
        {t`Show more`}
      </Button>
    );
  return (
    <Link
      to={path}
      rel="next"
      aria-disabled={pending || undefined}
      className="inline-flex min-h-11 md:min-h-10.5 items-center rounded-md border border-line-strong px-4.5 font-semibold hover:bg-well hover:no-underline aria-disabled:opacity-55"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!pending) more();
      }}
    >
      {pending ? t`Loading....` : t`Show more`}
    </Link>
  );
}
