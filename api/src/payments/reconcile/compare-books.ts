import type { ReconciliationDifference } from '@parley/contract/payments/reconciliation.ts';
import type { Posting } from './expected-postings.ts';

/** What the ledger's account of the processor has of one source, in cents. */
export interface Posted {
  sourceType: string;
  sourceId: string;
  cents: number;
  jobId: string | null;
  at: string;
}

type Source = Pick<Posted, 'sourceType' | 'sourceId'>;
export const sourceKey = ({ sourceType, sourceId }: Source) => `${sourceType} ${sourceId}`;

/** Each posting that the ledger lacks or has with another sum. */
export function differencesOf(
  expected: readonly Posting[],
  posted: readonly Posted[],
): ReconciliationDifference[] {
  const bySource = new Map(posted.map((each) => [sourceKey(each), each]));
  return expected.flatMap((posting): ReconciliationDifference[] => {
    const what = sourceKey(posting);
    const found = bySource.get(what);
    if (found?.cents === posting.cents) return [];
    const { jobId = null, cents: ledgerCents = null } = found ?? {};
    const kind = found ? 'amount' : 'not_in_ledger';
    return [{ kind, what, jobId, processorCents: posting.cents, ledgerCents, at: posting.at }];
  });
}

/** By how much the processor's balance is above the ledger's, as far as the differences say. */
export const explainedBy = (differences: readonly ReconciliationDifference[]): number =>
  differences.reduce(
    (sum, { processorCents, ledgerCents }) => sum + (processorCents ?? 0) - (ledgerCents ?? 0),
    0,
  );
