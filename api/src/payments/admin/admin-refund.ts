import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { isHeld, settlementMoveOf, whyNotRefund } from '@parley/contract/payments/rules.ts';
import { cancelRefunded, recordRefund } from '../../jobs/money/refund-job.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse, refuseIf } from '../../platform/http/refuse.ts';
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
import { lockPayment, updatePayment, type PaymentRow } from '../queries.ts';
import { paymentForAdmin } from '../queries-lists.ts';
import { reverseTransfer } from '../settlement/reverse-transfer.ts';

interface RefundInput {
  jobId: string;
  amountCents: number;
  reason: string;
}

/** Refunds a client: held money at once, released money after the professional's transfer is reversed. */
export async function refundAsAdmin(
  platform: Platform,
  actor: Actor,
  input: RefundInput,
): Promise<AdminPayment> {
  const { jobId, amountCents, reason } = input;
  await inTransaction(platform.db, async (trx) => {
    const payment = found(await lockPayment(trx, jobId));
    refuseIf(whyNotRefund(payment, amountCents));
    await (isHeld(payment) ? refundHeldPart : refundReleased)(platform, trx, payment, input);
    const action = `payment.refund ${money(amountCents)}`;
    await audit(platform, trx, { actorId: actor.id, action, subject: { type: 'job', id: jobId }, reason });
  });
  return found(await paymentForAdmin(platform.db, jobId));
}

/** A full refund cancels the job; after a partial one the rest stays held, and the job ends split. */
async function refundHeldPart(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { jobId, amountCents, reason }: RefundInput,
): Promise<void> {
  const left = payment.amountCents - payment.refundedCents - amountCents;
  if (left === 0) return cancelRefunded(platform, trx, jobId, reason);
  const refundId = newId();
  await recordDecision(platform, trx, payment, { refundId, amountCents, reason }, [
    debit(heldFor(jobId), amountCents),
    credit(client, amountCents),
  ]);
  await updatePayment(trx, payment.id, { feeCents: feeOf(left) });
  await enqueueRefund(trx, payment, refundId, amountCents);
}

/** The platform returns its fee on the refunded part, the professional the rest of it. */
async function refundReleased(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { amountCents, reason }: RefundInput,
): Promise<void> {
  const left = payment.amountCents - payment.refundedCents - amountCents;
  const action = left === 0 ? 'take_back_all' : 'take_back_part';
  const move = settlementMoveOf(payment, action) ?? refuse('refund_too_large');
  const feeBack = payment.feeCents - feeOf(left);
  const netBack = amountCents - feeBack;
  const refundId = newId();
  await recordDecision(platform, trx, payment, { refundId, amountCents, reason }, [
    debit(payableTo(payment.professionalId), netBack),
    debit(platformFees, feeBack),
    credit(client, amountCents),
  ]);
  await updatePayment(trx, payment.id, { settlement: move.to, feeCents: feeOf(left) });
  const isTakenBack = await reverseTransfer(trx, payment, { refundId, amountCents, netBack });
  if (!isTakenBack) await enqueueRefund(trx, payment, refundId, amountCents);
}

interface Decision {
  refundId: string;
  amountCents: number;
  reason: string;
}

/** Common to every admin refund: the ledger entry, the line in the job's history and the event for both sides. */
async function recordDecision(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { refundId, amountCents, reason }: Decision,
  entries: readonly Entry[],
): Promise<void> {
  const { jobId, clientId, professionalId, title } = payment;
  const text = `${money(amountCents)} refunded to the client by Parley’s decision`;
  const source = { at: platform.clock.instant(), kind: 'refund', text, jobId };
  await post(trx, { ...source, sourceType: 'admin_refund', sourceId: refundId }, entries);
  const refundedCents = payment.refundedCents + amountCents;
  await updatePayment(trx, payment.id, { refundedCents, refund: 'PENDING' });
  await recordRefund(platform, trx, jobId, `${money(amountCents)}: ${reason}`);
  const event = { jobId, clientId, professionalId, title, amountCents, reason };
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
