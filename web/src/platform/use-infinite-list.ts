import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Result } from './result.ts';
import { useUser } from './session/session.ts';

interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
interface LoadedPages<T> extends Page<T> {
  pages: number;
  /** Where they begin: the cursor at which the first page ended. */
  from: string | null;
}
type Read<T> = (cursor: string) => Promise<Result<Page<T>>>;

interface InfiniteList<T> {
  items: T[];
  nextCursor: string | null;
  more: () => Promise<void>;
  pending: boolean;
  /** Why the last page failed to load. */
  error: string | null;
  /** How many pages were loaded after the first. */
  added: number;
}

/**
 * Creates the hook of an infinite list. Loaded pages are kept per history entry, so that the back button restores the
 * list at its length, for whoever loaded them. Its component needs `key={location.key}`. If one URL shows several such
 * lists, `of` tells them apart. Where rows are changed on pages of their own, `isChanging`: coming back reads them again.
 */
export function createInfiniteList<T extends { id: string }>() {
  const loadedPages = new Map<string, LoadedPages<T>>();

  return function useInfiniteList(
    first: Page<T>,
    read: Read<T>,
    of = '',
    isChanging = false,
  ): InfiniteList<T> {
    const location = useLocation();
    const key = `${useUser()?.id ?? ''} ${location.key} ${of}`;
    const [rest, setRest] = useState<LoadedPages<T>>(
      loadedPages.get(key) ?? { items: [], nextCursor: null, pages: 0, from: null },
    );
    const [isOld, setOld] = useState(isChanging && rest.pages > 0);
    const [pending, setPending] = useState(false);
    const [error, setError] = useState<string | null>(null);
    const nextCursor = rest.pages === 0 ? first.nextCursor : rest.nextCursor;

    function keep(next: LoadedPages<T>) {
      loadedPages.set(key, next);
      setRest(next);
    }

    // The first page is loaded anew by a revalidation, or by coming back. Where it ends elsewhere now, rows have gone
    // from it that the others don't have: those are read again.
    const isApart = rest.pages > 0 && (isOld || rest.from !== first.nextCursor);
    useEffect(() => {
      if (!isApart) return undefined;
      let isStale = false;
      void readAgain(rest, first.nextCursor, read).then((next) => {
        if (!next || isStale) return;
        keep(next);
        setOld(false);
      });
      return () => {
        isStale = true;
      };
      // Once for each end of the first page.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isApart, first.nextCursor]);

    async function more() {
      if (pending || nextCursor === null) return;
      setPending(true);
      const result = await read(nextCursor);
      setPending(false);
      setError(result.ok ? null : result.message);
      if (!result.ok) return;
      const from = rest.pages === 0 ? nextCursor : rest.from;
      const items = [...rest.items, ...result.data.items];
      keep({ ...result.data, items, pages: rest.pages + 1, from });
    }
    const items = unique([...first.items, ...rest.items]);
    return { items, nextCursor, more, pending, error, added: rest.pages };
  };
}

/** As many pages as before from another cursor, and one more where the last row is further down now; null on failure. */
async function readAgain<T extends { id: string }>(
  { items: before, pages: count }: LoadedPages<T>,
  from: string | null,
  read: Read<T>,
): Promise<LoadedPages<T> | null> {
  const last = before.at(-1)?.id;
  let [items, nextCursor, pages]: [T[], string | null, number] = [[], from, 0];
  while (nextCursor !== null && pages <= count && !items.some(({ id }) => id === last)) {
    // A page's cursor comes with the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const result: Result<Page<T>> = await read(nextCursor);
    if (!result.ok) return null;
    items = [...items, ...result.data.items];
    ({ nextCursor } = result.data);
    pages += 1;
  }
  return { items, nextCursor, pages, from };
}

/** The list may change between two pages: show no item twice, and those of the first page as they are there. */
function unique<T extends { id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
