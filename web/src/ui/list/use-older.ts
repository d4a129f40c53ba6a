import { useState } from 'react';
import type { Result } from '../../platform/result.ts';

interface Row {
  id: string;
  createdAt: string;
}

interface Older<T> {
  /** Those older than this one. */
  read: (before: string) => Promise<Result<T[]>>;
  /** So many that come by the page are in one. */
  perPage: number;
  /** Whether it comes by the page; the others are in the list from the start. */
  isPaged?: (row: T) => boolean;
}

/** The latest rows of a list and the older ones that were loaded. */
export function useOlder<T extends Row>(
  latest: readonly T[],
  { read, perPage, isPaged = () => true }: Older<T>,
) {
  const [older, setOlder] = useState<readonly T[]>([]);
  const [came, setCame] = useState(latest.filter(isPaged).length);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const all = [...new Map([...older, ...latest].map((row) => [row.id, row])).values()].toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt),
  );

  async function more() {
    const last = all.findLast(isPaged);
    if (pending || !last) return;
    setPending(true);
    const result = await read(last.id);
    setPending(false);
    setError(result.ok ? null : result.message);
    if (!result.ok) return;
    // New ones push others out of the latest: keep those here.
    setOlder([...all, ...result.data]);
    setCame(result.data.length);
  }
  return { all, mayHaveMore: came === perPage, more, pending, error };
}
