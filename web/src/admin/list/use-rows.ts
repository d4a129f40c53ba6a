import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import type { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
export type Read<T> = (search: URLSearchParams, cursor?: string) => Promise<Result<Page<T>>>;

/** The rows of an infinite list, with local changes applied; changed rows keep their place. */
export function useRows<T extends { id: string }>(
  useInfiniteList: ReturnType<typeof createInfiniteList<T>>,
  first: Page<T>,
  read: Read<T>,
) {
  const [search] = useSearchParams();
  const [changed, setChanged] = useState<ReadonlyMap<string, T>>(new Map());
  const { items, ...end } = useInfiniteList(first, (cursor) => read(search, cursor), '', true);
  const pathOf = (cursor: string) => paths.adminDashboard({ ...Object.fromEntries(search), cursor });
  return {
    rows: items.map((item) => changed.get(item.id) ?? item),
    change: (row: T) => setChanged((before) => new Map(before).set(row.id, row)),
    /** The props of `InfiniteListEnd`. */
    end: { ...end, pathOf },
  };
}
