import type { Reconciliation } from '@parley/contract/payments/reconciliation.ts';
import { enqueue } from '../../platform/background/background.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { reconciliationsOf } from './queries-reconcile.ts';

export async function listReconciliations(
  { db }: Platform,
  query: { cursor?: string; limit: number },
): Promise<{ items: Reconciliation[]; nextCursor: string | null }> {
  const rows = await reconciliationsOf(db, query);
  return pageOf(rows, query.limit, ({ startedAt, id }) => [startedAt, id]);
}

/** However often it is asked for before it begins, it runs once. */
export async function requestReconciliation(
  platform: Platform,
  actor: Actor,
  reason: string | undefined,
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    await enqueue(trx, 'reconcile', { isWhole: true }, { key: 'reconcile' });
    const subject = { type: 'payments', id: null };
    await audit(platform, trx, { actorId: actor.id, action: 'payment.reconcile', subject, reason });
  });
  return {};
}
