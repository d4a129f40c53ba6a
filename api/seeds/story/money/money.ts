import { money } from '@parley/contract/money.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../../src/platform/clock.ts';
import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { isTip, type Subject, subjectIdOf } from '@parley/contract/payments/paid-for.ts';
import { sharesOf } from '@parley/contract/payments/platform-fee.ts';
import {
  client,
  credit,
  debit,
  heldFor,
  payableTo,
  platformFees,
  processor,
  processorFees,
  type Entry,
} from '../../../src/payments/ledger/ledger.ts';
import { holdFrom } from '../../../src/payments/holding/hold-deadlines.ts';
import type { LedgerTransaction } from '../../../src/payments/ledger/queries-ledger.ts';
import type { Draft } from '../../draft.ts';
import type { Row } from '../../rows.ts';

export type Payment = Row<'payments'>;

/** Stripe's list price for cards: 2.9% and 30 cents. */
const feeOfProcessor = (amountCents: number) => Math.round(amountCents * 0.029) + 30;

/** Posts with the same kinds, texts and sources as the payments domain. */
function post({ rows, ids }: Draft, transaction: LedgerTransaction, entries: readonly Entry[]): void {
  const { at } = transaction;
  const id = ids.at(at);
  rows.ledgerTransactions.push({ id, ...transaction });
  // Of a tip there is no fee.
  for (const { account, ownerId, amountCents } of entries.filter((entry) => entry.amountCents !== 0))
    rows.ledgerEntries.push({ id: ids.at(at), transactionId: id, account, ownerId, amountCents });
}

const subjectOf = ({ jobId, appointmentId = null, tipId = null }: Payment): Subject => ({
  jobId,
  appointmentId,
  tipId,
});

/** The client paid: the money is held, and the processor took its fee. */
export function holdMoney(draft: Draft, payment: Payment, at: string): void {
  const { ids, outside, outsideUrl } = draft;
  const { jobId, amountCents } = payment;
  const subject = subjectOf(payment);
  const [chargeId, intentId, movementId] = [ids.processor('ch'), ids.processor('pi'), ids.processor('txn')];
  const feeCents = feeOfProcessor(amountCents);
  Object.assign(payment, {
    status: 'PAID',
    settlement: 'HELD',
    paidAt: at,
    ...holdFrom(at),
    attempt: 1,
    intentId,
    chargeId,
    receiptUrl: `${outsideUrl}/receipt/${chargeId}`,
  } satisfies Partial<Payment>);
  const charged = { at, kind: 'charge', text: paidText(payment), ...subject };
  post(draft, { ...charged, sourceType: 'charge', sourceId: chargeId }, [
    debit(processor, amountCents),
    credit(heldFor(subjectIdOf(subject)), amountCents),
  ]);
  const fee = { kind: 'processor_fee', text: 'The processor’s fee, paid by Parley' };
  post(draft, { at, ...fee, ...subject, sourceType: 'balance_transaction', sourceId: movementId }, [
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

function paidText(payment: Payment): string {
  const amount = money(payment.amountCents);
  const { appointmentId, tipId } = subjectOf(payment);
  if (tipId !== null) return `Tip of ${amount} paid`;
  return `Paid ${amount}, held by Parley until ${appointmentId === null ? 'the work is done' : 'the consultation is over'}`;
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

/** The work was accepted, the consultation held, or a tip paid: the money is released and transferred. */
export function releaseMoney(draft: Draft, payment: Payment, accountId: string, at: string): void {
  const { id, professionalId, amountCents, feeCents } = payment;
  const subject = subjectOf(payment);
  const netCents = amountCents - feeCents;
  const text = isTip(subject)
    ? `${money(netCents)} passed on to the professional`
    : `${money(netCents)} released to the professional, fee ${money(feeCents)}`;
  post(draft, { at, kind: 'release', text, ...subject, sourceType: 'settlement', sourceId: id }, [
    debit(heldFor(subjectIdOf(subject)), amountCents),
    credit(payableTo(professionalId), netCents),
    credit(platformFees, feeCents),
  ]);
  transferNet(draft, payment, { accountId, netCents, at });
  Object.assign(payment, { settlement: 'RELEASED', transfer: 'DONE' } satisfies Partial<Payment>);
}

interface Settled {
  accountId: string;
  toProfessionalCents: number;
  at: string;
}

/** The two settled it between them: a part is transferred, and the rest goes back to the client. */
export function splitMoney(
  draft: Draft,
  payment: Payment,
  { accountId, toProfessionalCents, at }: Settled,
): void {
  const { id, professionalId, amountCents } = payment;
  const subject = subjectOf(payment);
  const { feeCents, netCents, toClientCents } = sharesOf(amountCents, toProfessionalCents, FIRST_FEE);
  const released = `${money(netCents)} released to the professional, fee ${money(feeCents)}`;
  const text = `${released}; ${money(toClientCents)} refunded to the client`;
  post(draft, { at, kind: 'split', text, ...subject, sourceType: 'settlement', sourceId: id }, [
    debit(heldFor(subjectIdOf(subject)), amountCents),
    credit(payableTo(professionalId), netCents),
    credit(platformFees, feeCents),
    credit(client, toClientCents),
  ]);
  transferNet(draft, payment, { accountId, netCents, at });
  sendBack(draft, payment, toClientCents, at);
  Object.assign(payment, {
    settlement: 'SPLIT',
    feeCents,
    refundedCents: toClientCents,
    transfer: 'DONE',
    refund: 'DONE',
  } satisfies Partial<Payment>);
}

const secondsAfter = (at: string, seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

interface Sent {
  accountId: string;
  netCents: number;
  at: string;
}

/** The worker's transfer, seconds after the decision. */
function transferNet(draft: Draft, payment: Payment, { accountId, netCents, at }: Sent) {
  const { id, jobId, professionalId, chargeId } = payment;
  const subject = subjectOf(payment);
  const { rows, ids, outside } = draft;
  if (!chargeId) throw new Error('nothing is held for this job');
  const sentAt = secondsAfter(at, 3);
  const transferId = ids.processor('tr');
  const sent = {
    at: sentAt,
    kind: 'transfer',
    text: `${money(netCents)} transferred to the professional`,
    ...subject,
  };
  post(draft, { ...sent, sourceType: 'transfer', sourceId: transferId }, [
    debit(payableTo(professionalId), netCents),
    credit(processor, netCents),
  ]);
  rows.processorCalls.push({
    id: ids.at(at),
    kind: 'transfer',
    paymentId: id,
    key: `transfer:${subjectIdOf(subject)}:1`,
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

/** The worker's refund, seconds after the decision. */
function sendBack(draft: Draft, payment: Payment, amountCents: number, at: string): void {
  const { id, intentId, chargeId } = payment;
  const { rows, ids, outside } = draft;
  if (!chargeId) throw new Error('nothing is held for this job');
  const sentAt = secondsAfter(at, 4);
  const refundId = ids.processor('re');
  const sent = {
    at: sentAt,
    kind: 'refund_sent',
    text: `${money(amountCents)} sent back to the client`,
    ...subjectOf(payment),
  };
  post(draft, { ...sent, sourceType: 'refund', sourceId: refundId }, [
    debit(client, amountCents),
    credit(processor, amountCents),
  ]);
  rows.processorCalls.push({
    id: ids.at(at),
    kind: 'refund',
    paymentId: id,
    key: `refund:${id}`,
    params: { intentId, amountCents, reason: 'requested_by_customer' },
    status: 'DONE',
    tries: 0,
    resultId: refundId,
    createdAt: at,
    doneAt: sentAt,
  });
  outside.refunds.push({ id: refundId, chargeId, amountCents, createdAt: sentAt });
}

const JOBS_OF_A_PAYOUT = 3;

/** Payouts to the bank: three jobs each, three days after the last of them. */
export function payOut({ rows, ids, outside, hour }: Draft, professionalId: string, accountId: string): void {
  const released = rows.payments.filter(
    ({ settlement, ...payment }) => payment.professionalId === professionalId && settlement === 'RELEASED',
  );
  const endOf = new Map(rows.jobs.map(({ id, completedAt }) => [id, completedAt ?? hour]));
  const inTime = released
    .map(({ jobId, tipId, paidAt, amountCents, feeCents }) => ({
      at: (tipId ? paidAt : endOf.get(jobId)) ?? hour,
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
