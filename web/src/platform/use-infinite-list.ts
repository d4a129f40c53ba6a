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
  /** Why the last page failed to load. */
  error: string | null;
  /** How many pages were loaded after the first. */
  added: number;
}

/**
 * Creates the hook of an infinite list. Loaded pages are kept per history entry, so that the back button restores the
 * list at its length. Its component needs `key={location.key}`. If one URL shows several such lists, `of`
 * tells them apart.
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

/** The list may change between two pages: show no item twice. */
function unique<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
