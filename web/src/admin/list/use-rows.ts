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

interface Change<T> {
  row: T;
  /** The first page then: what it is read anew with is newer. */
  first: Page<T>;
}

/** The rows of an infinite list, with local changes applied; changed rows keep their place. */
export function useRows<T extends { id: string }>(
  useInfiniteList: ReturnType<typeof createInfiniteList<T>>,
  first: Page<T>,
  read: Read<T>,
) {
  const [search] = useSearchParams();
  const [changed, setChanged] = useState<ReadonlyMap<string, Change<T>>>(new Map());
  const { items, ...end } = useInfiniteList(first, (cursor) => read(search, cursor), '', true);
  const isNewer = (item: T, change: Change<T>) => change.first !== first && first.items.includes(item);
  const current = (item: T) => {
    const change = changed.get(item.id);
    return change === undefined || isNewer(item, change) ? item : change.row;
  };
  const pathOf = (cursor: string) => paths.adminDashboard({ ...Object.fromEntries(search), cursor });
  return {
    rows: items.map(current),
    change: (row: T) => setChanged((before) => new Map(before).set(row.id, { row, first })),
    /** The props of `InfiniteListEnd`. */
    end: { ...end, pathOf },
  };
}
