import { isOwnCurrency } from '@parley/contract/money.ts';
import { moneyIn } from '@parley/contract/payments/amounts.ts';
import type { ReconciliationDifference } from '@parley/contract/payments/reconciliation.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookOwnCharges } from './book-own-charges.ts';
import type { Movement } from '../processor/processor-objects.ts';
import { differencesOf, sourceKey, type Posted } from './compare-books.ts';
import { expectedPostings } from './expected-postings.ts';
import { postedAfter, postedUnder } from './queries-reconcile.ts';

const BATCH = 500;

/** Compares the processor's movements since an instant (null: all) with the ledger, both ways, after booking its own charges. */
export async function compareWithProcessor(
  platform: Platform,
  since: string | null,
): Promise<{ movements: number; differences: ReconciliationDifference[] }> {
  const differences: ReconciliationDifference[] = [];
  const seen = new Set<string>();
  let movements = 0;
  for await (const batch of inBatches(platform.processor.balanceTransactions({ since }))) {
    movements += batch.length;
    differences.push(...batch.filter(isForeign).map(foreignMovement));
    await bookOwnCharges(platform, batch);
    const expected = batch.filter((each) => !isForeign(each)).flatMap(expectedPostings);
    differences.push(...differencesOf(expected, await postedUnder(platform.db, expected)));
    for (const posting of expected) seen.add(sourceKey(posting));
  }
  differences.push(...(await unknownToProcessor(platform, { seen, since })));
  return { movements, differences };
}

const isForeign = ({ currency }: Movement) => !isOwnCurrency(currency);

/** Of a balance in another currency, which is none of the ledger's. */
const foreignMovement = (movement: Movement): ReconciliationDifference => ({
  kind: 'not_in_ledger',
  what: `${movement.type} ${movement.sourceId ?? movement.id} of ${moneyIn(movement.netCents, movement.currency)}`,
  jobId: null,
  processorCents: null,
  ledgerCents: null,
  at: movement.createdAt,
});

async function* inBatches(movements: AsyncIterable<Movement>): AsyncGenerator<Movement[]> {
  let batch: Movement[] = [];
  for await (const movement of movements) {
    batch.push(movement);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What the ledger has of that time, and the processor does not. */
async function unknownToProcessor(
  platform: Platform,
  { seen, since }: { seen: ReadonlySet<string>; since: string | null },
): Promise<ReconciliationDifference[]> {
  const differences: ReconciliationDifference[] = [];
  let afterId: string | undefined = firstIdAt(since);
  while (afterId !== undefined) {
    const rows = await postedAfter(platform.db, afterId, BATCH);
    for (const row of rows.filter((each) => !seen.has(sourceKey(each)))) {
      const movedCents = since === null ? null : await movedUnder(platform, row);
      if (movedCents !== row.cents) differences.push(differenceAt(row, movedCents));
    }
    afterId = rows.at(-1)?.id;
  }
  return differences;
}

/** Ids sort by creation time. */
function firstIdAt(since: string | null): string {
  const start = (since === null ? 0 : Date.parse(since)).toString(16).padStart(12, '0');
  return `${start.slice(0, 8)}-${start.slice(8)}-0000-0000-000000000000`;
}

/** It may have been moved before that time and posted after it. */
async function movedUnder({ processor }: Platform, posted: Posted): Promise<number | null> {
  if (posted.sourceType === 'balance_transaction') return null;
  const movements = await Array.fromAsync(processor.balanceTransactions({ sourceId: posted.sourceId }));
  const own = movements
    .filter((each) => !isForeign(each))
    .flatMap(expectedPostings)
    .filter((each) => sourceKey(each) === sourceKey(posted));
  return own.length === 0 ? null : own.reduce((sum, { cents }) => sum + cents, 0);
}

const differenceAt = (
  { cents, jobId, at, ...source }: Posted,
  processorCents: number | null,
): ReconciliationDifference => ({
  kind: processorCents === null ? 'not_at_processor' : 'amount',
  what: sourceKey(source),
  jobId,
  processorCents,
  ledgerCents: cents,
  at,
});
