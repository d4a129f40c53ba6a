import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import type { OpenDebt } from '@parley/contract/payments/debts.ts';
import type {
  AdminPayment,
  EndingHold,
  Receipt,
  SlowPayment,
  StuckCall,
  UnmatchedCharge,
} from '@parley/contract/payments/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import { daysAfter } from '../platform/clock.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { SLOW_AFTER_DAYS } from './pending/pending.ts';
import { openChargebacks } from './chargebacks/queries-chargebacks.ts';
import { HOLD_ENDS_WITHIN_DAYS } from './holding/hold-deadlines.ts';
import { endingHolds } from './holding/queries-holding.ts';
import { openDebts } from './debts/queries-debts.ts';
import { stuckCalls } from './processor/queries-calls.ts';
import { paymentsFor, receiptsOf, type PaymentFilter } from './queries-lists.ts';
import { slowPayments, unmatchedCharges } from './checkout/queries-unmatched.ts';

interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export async function listReceipts(
  { db }: Platform,
  actor: Actor,
  query: { cursor?: string; limit: number },
): Promise<Page<Receipt>> {
  const rows = await receiptsOf(db, actor.id, query);
  const { items, nextCursor } = pageOf(rows, query.limit, ({ createdAt, id }) => [createdAt, id]);
  return { items: items.map(({ id: _id, ...receipt }) => receipt), nextCursor };
}

export async function listPayments({ db }: Platform, filter: PaymentFilter): Promise<Page<AdminPayment>> {
  const rows = await paymentsFor(db, filter);
  const byAmount = filter.sort === 'amount';
  return pageOf(rows, filter.limit, ({ amountCents, createdAt, id }) => [
    byAmount ? amountCents : createdAt,
    id,
  ]);
}

const MAX_LISTED = 100;

/** Processor calls that keep failing, with the reason. */
export function listStuckCalls({ db }: Platform): Promise<StuckCall[]> {
  return stuckCalls(db, MAX_LISTED);
}

export function listUnmatched({ db }: Platform): Promise<UnmatchedCharge[]> {
  return unmatchedCharges(db, MAX_LISTED);
}

export function listOpenChargebacks({ db }: Platform): Promise<OpenChargeback[]> {
  return openChargebacks(db, MAX_LISTED);
}

/** What professionals owe. */
export function listOpenDebts({ db }: Platform): Promise<OpenDebt[]> {
  return openDebts(db, MAX_LISTED);
}

/** Money that can't be held much longer. */
export function listEndingHolds({ db, clock }: Platform): Promise<EndingHold[]> {
  return endingHolds(db, daysAfter(clock.instant(), HOLD_ENDS_WITHIN_DAYS), MAX_LISTED);
}

/** Payments pending for too long. */
export function listSlow({ db, clock }: Platform): Promise<SlowPayment[]> {
  return slowPayments(db, daysAfter(clock.instant(), -SLOW_AFTER_DAYS), MAX_LISTED);
}
