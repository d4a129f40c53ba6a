import type { Db } from './db.ts';

const CACHE_ABOVE = 1_000;
const TTL_MS = 10_000;
const MAX_CACHED = 500;

const totals = new WeakMap<Db, Map<string, { total: number; until: number }>>();

/**
 * How many rows a list has in all. Counting 100,000 rows costs far more than reading a page of them, so a total above
 * 1,000 may be 10 seconds old; a smaller one is always exact.
 */
export async function cachedCount(db: Db, list: string, count: () => Promise<number>): Promise<number> {
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
