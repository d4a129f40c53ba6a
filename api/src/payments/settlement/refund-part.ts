import { money } from '@parley/contract/money.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { isHeld, settlementMoveOf, whyNotRefund } from '@parley/contract/payments/rules.ts';
import { isForWork, subjectIdOf, subjectOf } from '@parley/contract/payments/paid-for.ts';
import { cancelRefunded, recordRefund } from '../../jobs/money/after-refund.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse, refuseIf } from '../../platform/http/refuse.ts';
import { movedMoney } from '../events.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import {
  client,
  credit,
  debit,
  heldFor,
  payableTo,
  platformFees,
  post,
  type Entry,
} from '../ledger/ledger.ts';
import { issueCreditNotes } from '../invoices/issue-invoices.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { refundHeld } from './settle-held.ts';

interface RefundInput {
  amountCents: number;
  by: 'admin' | 'professional';
  /** Of an admin: the professional reads it. */
  reason?: string;
}

/** Refunds part of a payment, or all of it: held money at once, released money after the professional's transfer is reversed. */
export async function refundPart(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  refund: RefundInput,
): Promise<void> {
  refuseIf(whyNotRefund(payment, refund.amountCents));
  await (isHeld(payment) ? refundHeldPart : refundReleased)(platform, trx, payment, refund);
}

/** After a partial refund the rest stays held, and it ends split. A full one of the work cancels the job. */
async function refundHeldPart(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  refund: RefundInput,
): Promise<void> {
  const { amountCents, reason } = refund;
  const left = payment.amountCents - payment.refundedCents - amountCents;
  if (left === 0 && !isForWork(payment)) return refundHeld(platform, trx, payment);
  if (left === 0) return cancelRefunded(platform, trx, payment.jobId, reason ?? '');
  const refundId = newId();
  await recordDecision(platform, trx, payment, { refundId, ...refund }, [
    debit(heldFor(subjectIdOf(payment)), amountCents),
    credit(client, amountCents),
  ]);
  await updatePayment(trx, payment.id, { feeCents: feeOf(left, payment) });
  await enqueueRefund(trx, payment, refundId, amountCents);
}

/** The platform returns its fee on the refunded part, the professional the rest of it. */
async function refundReleased(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  refund: RefundInput,
): Promise<void> {
  const { amountCents } = refund;
  const left = payment.amountCents - payment.refundedCents - amountCents;
  const action = left === 0 ? 'take_back_all' : 'take_back_part';
  const move = settlementMoveOf(payment, action) ?? refuse('refund_too_large');
  const feeBack = payment.feeCents - feeOf(left, payment);
  const netBack = amountCents - feeBack;
  const refundId = newId();
  await recordDecision(platform, trx, payment, { refundId, ...refund }, [
    debit(payableTo(payment.professionalId), netBack),
    debit(platformFees, feeBack),
    credit(client, amountCents),
  ]);
  const credited = { toProfessionalCents: amountCents, feeCents: feeBack };
  await issueCreditNotes(platform, trx, payment, sourceOf(refundId), credited);
  await updatePayment(trx, payment.id, { settlement: move.to, feeCents: feeOf(left, payment) });
  const isTakenBack = await reverseTransfer(platform, trx, payment, { refundId, amountCents, netBack });
  if (!isTakenBack) await enqueueRefund(trx, payment, refundId, amountCents);
}

const sourceOf = (refundId: string) => ({ sourceType: 'admin_refund', sourceId: refundId });

const WHO = { admin: 'Parley’s decision', professional: 'the professional' };

/** Common to every such refund: the ledger entry, the line in the job's history and the event. */
async function recordDecision(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { refundId, amountCents, by, reason }: RefundInput & { refundId: string },
  entries: readonly Entry[],
): Promise<void> {
  const text = `${money(amountCents)} refunded to the client by ${WHO[by]}`;
  const source = { at: platform.clock.instant(), kind: 'refund', text, ...subjectOf(payment) };
  await post(trx, { ...source, ...sourceOf(refundId) }, entries);
  const refundedCents = payment.refundedCents + amountCents;
  await updatePayment(trx, payment.id, { refundedCents, refund: 'PENDING' });
  const message = reason === undefined ? money(amountCents) : `${money(amountCents)}: ${reason}`;
  await recordRefund(platform, trx, payment.jobId, { by, message });
  const event = { ...movedMoney(payment, amountCents), ...(reason !== undefined && { reason }) };
  await platform.events.emit(platform, trx, 'payment.refunded', event);
}

async function enqueueRefund(
  trx: Trx,
  { id: paymentId, intentId }: PaymentRow,
  refundId: string,
  amountCents: number,
): Promise<void> {
  const params = { intentId: found(intentId), amountCents, reason: 'requested_by_customer' };
  await enqueueProcessorCall(trx, { kind: 'refund', paymentId, key: `refund:${refundId}`, params });
}
