import { money } from '@parley/contract/money.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import {
  credit,
  debit,
  heldFor,
  payableTo,
  platformFees,
  processor,
  processorFees,
  type Entry,
} from '../../src/payments/ledger/ledger.ts';
import type { LedgerTransaction } from '../../src/payments/ledger/queries-ledger.ts';
import type { Draft } from '../draft.ts';
import type { Row } from '../rows.ts';

export type Payment = Row<'payments'>;

/** Stripe's list price for cards: 2.9% and 30 cents. */
const feeOfProcessor = (amountCents: number) => Math.round(amountCents * 0.029) + 30;
const HOLD_DAYS = 90;

/** Posts with the same kinds, texts and sources as the payments domain. */
function post({ rows, ids }: Draft, transaction: LedgerTransaction, entries: readonly Entry[]): void {
  const { at } = transaction;
  const id = ids.at(at);
  rows.ledgerTransactions.push({ id, ...transaction });
  for (const { account, ownerId, amountCents } of entries)
    rows.ledgerEntries.push({ id: ids.at(at), transactionId: id, account, ownerId, amountCents });
}

/** The client paid: the money is held, and the processor took its fee. */
export function holdMoney(draft: Draft, payment: Payment, at: string): void {
  const { ids, outside, outsideUrl } = draft;
  const { jobId, amountCents } = payment;
  const [chargeId, intentId, movementId] = [ids.processor('ch'), ids.processor('pi'), ids.processor('txn')];
  const feeCents = feeOfProcessor(amountCents);
  Object.assign(payment, {
    status: 'PAID',
    settlement: 'HELD',
    paidAt: at,
    holdUntil: daysAfter(at, HOLD_DAYS),
    attempt: 1,
    intentId,
    chargeId,
    receiptUrl: `${outsideUrl}/receipt/${chargeId}`,
  } satisfies Partial<Payment>);
  const text = `Paid ${money(amountCents)}, held by Parley until the work is done`;
  const charged = { at, kind: 'charge', text, jobId, sourceType: 'charge', sourceId: chargeId };
  post(draft, charged, [debit(processor, amountCents), credit(heldFor(jobId), amountCents)]);
  const fee = { kind: 'processor_fee', text: 'The processor’s fee, paid by Parley' };
  post(draft, { at, ...fee, jobId, sourceType: 'balance_transaction', sourceId: movementId }, [
    debit(processorFees, feeCents),
    credit(processor, feeCents),
  ]);
  outside.payments.push({
    checkoutSessionId: addCheckout(draft, payment, at),
    paymentIntentId: intentId,
    chargeId,
    balanceTransactionId: movementId,
    amountCents,
    feeCents,
    jobId,
    paymentId: payment.id,
    createdAt: at,
  });
}

function addCheckout({ rows, ids, outsideUrl }: Draft, payment: Payment, paidAt: string): string {
  const createdAt = minutesAfter(paidAt, -4);
  const processorId = ids.processor('cs_test');
  rows.checkouts.push({
    id: ids.at(createdAt),
    paymentId: payment.id,
    offerId: payment.offerId,
    attempt: 1,
    status: 'COMPLETE',
    processorId,
    url: `${outsideUrl}/pay/${processorId}`,
    expiresAt: hoursAfter(createdAt, 23),
    createdAt,
  });
  return processorId;
}

/** The work was accepted: the money is released and transferred. */
export function releaseMoney(draft: Draft, payment: Payment, accountId: string, at: string): void {
  const { rows, ids, outside } = draft;
  const { id, jobId, professionalId, amountCents, feeCents, chargeId } = payment;
  if (!chargeId) throw new Error('nothing is held for this job');
  const netCents = amountCents - feeCents;
  const sentAt = new Date(Date.parse(at) + 3_000).toISOString();
  const transferId = ids.processor('tr');
  const text = `${money(netCents)} released to the professional, fee ${money(feeCents)}`;
  post(draft, { at, kind: 'release', text, jobId, sourceType: 'settlement', sourceId: id }, [
    debit(heldFor(jobId), amountCents),
    credit(payableTo(professionalId), netCents),
    credit(platformFees, feeCents),
  ]);
  const sent = {
    at: sentAt,
    kind: 'transfer',
    text: `${money(netCents)} transferred to the professional`,
    jobId,
  };
  post(draft, { ...sent, sourceType: 'transfer', sourceId: transferId }, [
    debit(payableTo(professionalId), netCents),
    credit(processor, netCents),
  ]);
  Object.assign(payment, { settlement: 'RELEASED', transfer: 'DONE' } satisfies Partial<Payment>);
  rows.processorCalls.push({
    id: ids.at(at),
    kind: 'transfer',
    paymentId: id,
    key: `transfer:${jobId}:1`,
    params: { amountCents: netCents, chargeId },
    status: 'DONE',
    tries: 0,
    resultId: transferId,
    createdAt: at,
    doneAt: sentAt,
  });
  outside.transfers.push({
    id: transferId,
    jobId,
    accountId,
    chargeId,
    amountCents: netCents,
    createdAt: sentAt,
  });
}

const JOBS_OF_A_PAYOUT = 3;

/** Payouts to the bank: three jobs each, three days after the last of them. */
export function payOut({ rows, ids, outside, hour }: Draft, professionalId: string, accountId: string): void {
  const released = rows.payments.filter(
    (payment) => payment.professionalId === professionalId && payment.transfer === 'DONE',
  );
  const endOf = new Map(rows.jobs.map(({ id, completedAt }) => [id, completedAt ?? hour]));
  const inTime = released
    .map(({ jobId, amountCents, feeCents }) => ({
      at: endOf.get(jobId) ?? hour,
      netCents: amountCents - feeCents,
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  for (let index = JOBS_OF_A_PAYOUT; index <= inTime.length; index += JOBS_OF_A_PAYOUT) {
    const paid = inTime.slice(index - JOBS_OF_A_PAYOUT, index);
    const at = daysAfter(paid.at(-1)?.at ?? hour, 3);
    if (at > hour) return;
    const amountCents = paid.reduce((sum, { netCents }) => sum + netCents, 0);
    const id = ids.processor('po');
    rows.payouts.push({ id, professionalId, amountCents, status: 'paid', at });
    outside.payouts.push({ id, accountId, amountCents, createdAt: at });
  }
}
