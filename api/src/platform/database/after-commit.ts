import type { Db } from './db.ts';

const pending = new WeakMap<Db, Map<string, () => void>>();

/**
 * Does something once what is under way is committed; what is undone or tried again drops it. The same key is done
 * once. Outside a transaction it is done at once.
 */
export function afterCommit(db: Db, key: string, work: () => void): void {
  if (!db.isTransaction) return work();
  const callbacks = pending.get(db) ?? new Map<string, () => void>();
  pending.set(db, callbacks.set(key, work));
}

/** Does what waited for this transaction. */
export function runAfterCommit(trx: Db): void {
  const callbacks = pending.get(trx);
  pending.delete(trx);
  for (const work of callbacks?.values() ?? []) work();
}
