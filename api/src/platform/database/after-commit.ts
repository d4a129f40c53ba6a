import type { Db } from './db.ts';

const waiting = new WeakMap<Db, Map<string, () => void>>();

/**
 * Does something once what is under way is committed; what is undone or tried again drops it. The same key is done
 * once. Outside a transaction it is done at once.
 */
export function afterCommit(db: Db, key: string, work: () => void): void {
  if (!db.isTransaction) return work();
  const works = waiting.get(db) ?? new Map<string, () => void>();
  waiting.set(db, works.set(key, work));
}

/** Does what waited for this transaction. */
export function committed(trx: Db): void {
  const works = waiting.get(trx);
  waiting.delete(trx);
  for (const work of works?.values() ?? []) work();
}
