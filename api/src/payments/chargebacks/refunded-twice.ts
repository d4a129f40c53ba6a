import { money } from '@parley/contract/money.ts';
import { subjectOf, type Subject } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { client, credit, debit, platformFees, post } from '../ledger/ledger.ts';
import { recordRefundStep } from '../processor/queries-calls.ts';
import type { PaymentRow } from '../queries.ts';
import { lockTwice, takenFromClient, updateChargeback, type ChargebackRow } from './queries-chargebacks.ts';
import { lockUnsentRefunds, reduceRefund } from './queries-refunds.ts';

/**
 * The bank has decided for the client. What it took beyond the payment was on its way back to the client anyway, so it
 * takes the place of refunds that haven't been sent. What had been refunded before, the client has twice: the platform
 * bears it.
 */
export async function coverRefunds(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow,
): Promise<void> {
  let left = await takenFromClient(trx, chargeback.processorId);
  for (const call of await lockUnsentRefunds(trx, chargeback.intentId)) {
    const covered = Math.min(call.cents, left);
    if (covered <= 0) continue;
    left -= covered;
    await reduceRefund(trx, call, covered);
  }
  await recordRefundStep(trx, payment.id);
  if (left > 0) await bearTwice(platform, trx, payment, chargeback, left);
}

async function bearTwice(
  { clock }: Platform,
  trx: Trx,
  paidFor: Subject,
  { id, processorId }: ChargebackRow,
  twiceCents: number,
): Promise<void> {
  const text = `The client has ${money(twiceCents)} twice, from a refund and from their bank`;
  const moved = { at: clock.instant(), kind: 'refunded_twice', text, ...subjectOf(paidFor) };
  await post(trx, { ...moved, sourceType: 'refunded_twice', sourceId: processorId }, [
    debit(platformFees, twiceCents),
    credit(client, twiceCents),
  ]);
  await updateChargeback(trx, id, { twiceCents });
}

interface FailedRefund {
  /** The processor's id. */
  refundId: string;
  intentId: string;
  paidFor: Subject;
  amountCents: number;
}

/** A refund fails after the bank gave the client the same money. In cents: how much of it the client had twice. */
export async function returnTwice(
  platform: Platform,
  trx: Trx,
  { refundId, intentId, paidFor, amountCents }: FailedRefund,
): Promise<number> {
  const returnedCents = await takeOffTwice(trx, intentId, amountCents);
  const returned = { sourceId: refundId, why: 'the refund failed after all', returnedCents };
  if (returnedCents > 0) await postReturned(platform, trx, paidFor, returned);
  return returnedCents;
}

/** The bank gives back, after its decision, what the client had twice. */
export async function giveBackTwice(
  platform: Platform,
  trx: Trx,
  paidFor: Subject,
  { id, processorId, twiceCents }: ChargebackRow,
  returnedCents: number,
): Promise<void> {
  await updateChargeback(trx, id, { twiceCents: twiceCents - returnedCents });
  const returned = { sourceId: processorId, why: 'the bank gave it back', returnedCents };
  await postReturned(platform, trx, paidFor, returned);
}

async function postReturned(
  { clock }: Platform,
  trx: Trx,
  paidFor: Subject,
  { sourceId, why, returnedCents }: { sourceId: string; why: string; returnedCents: number },
): Promise<void> {
  const text = `The client has ${money(returnedCents)} once: ${why}`;
  const moved = { at: clock.instant(), kind: 'refunded_once', text, ...subjectOf(paidFor) };
  await post(trx, { ...moved, sourceType: 'refunded_once', sourceId }, [
    debit(client, returnedCents),
    credit(platformFees, returnedCents),
  ]);
}

async function takeOffTwice(trx: Trx, intentId: string, amountCents: number): Promise<number> {
  let left = amountCents;
  for (const { id, twiceCents } of await lockTwice(trx, intentId)) {
    const taken = Math.min(twiceCents, left);
    await updateChargeback(trx, id, { twiceCents: twiceCents - taken });
    left -= taken;
  }
  return amountCents - left;
}
