import type { ReconciliationDifference } from '@parley/contract/payments/reconciliation.ts';
import type { Db } from '../../platform/database/db.ts';
import { unbalancedAfter, wrongBalances } from './queries-reconcile.ts';

const BATCH = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Where the ledger contradicts itself. The database refuses both; only a row changed by hand can get there. */
export async function checkLedger(db: Db): Promise<ReconciliationDifference[]> {
  return [...(await unbalancedTransactions(db)), ...(await balancesThatDiffer(db))];
}

async function unbalancedTransactions(db: Db): Promise<ReconciliationDifference[]> {
  const found: ReconciliationDifference[] = [];
  let afterId: string | null = FIRST;
  while (afterId !== null) {
    const part: Awaited<ReturnType<typeof unbalancedAfter>> = await unbalancedAfter(db, afterId, BATCH);
    found.push(...part.unbalanced);
    afterId = part.lastId;
  }
  return found;
}

async function balancesThatDiffer(db: Db): Promise<ReconciliationDifference[]> {
  const wrong = await wrongBalances(db);
  return wrong.map(({ what, keptCents, sumCents }) => ({
    kind: 'balance',
    what: `${what}: kept as ${keptCents}`,
    jobId: null,
    processorCents: null,
    ledgerCents: sumCents,
    at: null,
  }));
}
