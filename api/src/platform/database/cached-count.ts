import type { Db } from './db.ts';

const CACHE_ABOVE = 1_000;
const TTL_MS = 10_000;
const MAX_CACHED = 500;

const totals = new WeakMap<Db, Map<string, { total: number; until: number }>>();

/**
 * The total of a list. Counting 100,000 rows costs far more than reading a page, so totals above 1,000 may be 10
 * seconds old; smaller ones are exact.
 */
async function cachedCount(db: Db, list: string, count: () => Promise<number>): Promise<number> {
  const kept = totals.get(db) ?? new Map<string, { total: number; until: number }>();
  totals.set(db, kept);
  const known = kept.get(list);
  if (known && performance.now() < known.until) return known.total;
  const total = await count();
  if (kept.size >= MAX_CACHED) kept.clear();
  if (total > CACHE_ABOVE) kept.set(list, { total, until: performance.now() + TTL_MS });
  else kept.delete(list);
  return total;
}

/** The same as a viewer sees it: without what is hidden from them, which is counted anew each time. */
export async function cachedCountFor(
  db: Db,
  list: string,
  viewerId: string | null,
  count: (hiddenFrom?: string) => Promise<number>,
): Promise<number> {
  const [total, hidden] = await Promise.all([
    cachedCount(db, list, () => count()),
    viewerId === null ? 0 : count(viewerId),
  ]);
  return Math.max(0, total - hidden);
}
