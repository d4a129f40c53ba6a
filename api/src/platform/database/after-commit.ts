import type { Db } from './db.ts';

const pending = new WeakMap<Db, Map<string, () => void>>();

/**
 * Runs a callback after the current transaction commits; a rollback or a retry drops it. One callback per key. Runs
 * at once outside a transaction.
 */
export function afterCommit(db: Db, key: string, work: () => void): void {
  if (!db.isTransaction) return work();
  const callbacks = pending.get(db) ?? new Map<string, () => void>();
  pending.set(db, callbacks.set(key, work));
}

export function runAfterCommit(trx: Db): void {
  const callbacks = pending.get(trx);
  pending.delete(trx);
  for (const work of callbacks?.values() ?? []) work();
}
