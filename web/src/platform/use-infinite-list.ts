import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Result } from './result.ts';

interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
interface LoadedPages<T> extends Page<T> {
  pages: number;
}

interface InfiniteList<T> {
  items: T[];
  nextCursor: string | null;
  more: () => Promise<void>;
  pending: boolean;
  /** Why the last page did not come. */
  error: string | null;
  /** How many pages were added to the first. */
  added: number;
}

/**
 * Makes the hook of one list that grows page by page. What was added is kept by the entry of the history, so that
 * whoever comes back finds the list as long as they left it. Its component takes `key={location.key}`. Where one address
 * shows several such lists, `of` says whose it is.
 */
export function createInfiniteList<T extends { id: string }>() {
  const loadedPages = new Map<string, LoadedPages<T>>();

  return function useInfiniteList(
    first: Page<T>,
    read: (cursor: string) => Promise<Result<Page<T>>>,
    of = '',
  ): InfiniteList<T> {
    const location = useLocation();
    const key = `${location.key} ${of}`;
    const [rest, setRest] = useState<LoadedPages<T>>(
      loadedPages.get(key) ?? { items: [], nextCursor: null, pages: 0 },
    );
    const [pending, setPending] = useState(false);
    const [error, setError] = useState<string | null>(null);
    const nextCursor = rest.pages === 0 ? first.nextCursor : rest.nextCursor;

    async function more() {
      if (pending || nextCursor === null) return;
      setPending(true);
      const result = await read(nextCursor);
      setPending(false);
      setError(result.ok ? null : result.message);
      if (!result.ok) return;
      const next = { ...result.data, items: [...rest.items, ...result.data.items], pages: rest.pages + 1 };
      loadedPages.set(key, next);
      setRest(next);
    }
    const items = unique([...first.items, ...rest.items]);
    return { items, nextCursor, more, pending, error, added: rest.pages };
  };
}

/** A list that changed between two pages shows nothing twice. */
function unique<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
