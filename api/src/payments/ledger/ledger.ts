import type { LedgerEntries } from '../../platform/database/tables.gen.ts';
import type { Trx } from '../../platform/database/db.ts';
import { insertTransaction, type LedgerTransaction } from './queries-ledger.ts';

type Account = LedgerEntries['account'];

/** A ledger account; `ownerId` where each job, consultation, tip or professional has their own. */
export interface LedgerAccount {
  account: Account;
  ownerId: string | null;
}

const shared = (account: Exclude<Account, 'held' | 'payable' | 'receivable'>): LedgerAccount => ({
  account,
  ownerId: null,
});
export const client = shared('client');
export const bank = shared('bank');
export const processor = shared('processor');
export const processorFees = shared('processor_fees');
export const platformFees = shared('platform_fees');
/** What is held for the work of a job, or apart from it for one of its consultations or a tip; `ownerId`: its id. */
export const heldFor = (ownerId: string): LedgerAccount => ({ account: 'held', ownerId });
export const payableTo = (professionalId: string): LedgerAccount => ({
  account: 'payable',
  ownerId: professionalId,
});

/** Refunded to a client after the payout: the professional's debt. */
export const owedBy = (professionalId: string): LedgerAccount => ({
  account: 'receivable',
  ownerId: professionalId,
});

/** Cents; positive debits the account, negative credits it. */
export interface Entry extends LedgerAccount {
  amountCents: number;
}
export const debit = (account: LedgerAccount, amountCents: number): Entry => ({ ...account, amountCents });
export const credit = (account: LedgerAccount, amountCents: number): Entry => ({
  ...account,
  amountCents: -amountCents,
});

/**
 * Posts one balanced transaction, once per source: false if it was posted before. Entries of 0 cents are left out.
 * The database refuses unbalanced transactions and a negative hold. A refund is posted in settlement/settle-held.ts (of
 * held money) and refund-part.ts; when it leaves, in processor/run-processor-call.ts.
 */
export async function post(
  trx: Trx,
  transaction: LedgerTransaction,
  entries: readonly Entry[],
): Promise<boolean> {
  return insertTransaction(
    trx,
    transaction,
    entries.filter(({ amountCents }) => amountCents !== 0),
  );
}
