import type { Db } from './db.ts';

const LARGE = 1_000;
const KEPT_MS = 10_000;
const MOST_KEPT = 500;

const totals = new WeakMap<Db, Map<string, { total: number; until: number }>>();

/**
 * How many rows a list has in all. Counting 100,000 rows costs far more than reading a page of them, so a total above
 * 1,000 may be 10 seconds old; a smaller one is always exact.
 */
export async function totalOf(db: Db, list: string, count: () => Promise<number>): Promise<number> {
  const kept = totals.get(db) ?? new Map<string, { total: number; until: number }>();
  totals.set(db, kept);
  const known = kept.get(list);
  if (known && performance.now() < known.until) return known.total;
  const total = await count();
  if (kept.size >= MOST_KEPT) kept.clear();
  if (total > LARGE) kept.set(list, { total, until: performance.now() + KEPT_MS });
  else kept.delete(list);
  return total;
}
