import { money } from '@parley/contract/money.ts';
import { whyNotPayOtherwise } from '@parley/contract/payments/rules.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import { audit } from '../../platform/observe/audit.ts';
import { daysAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseField, refuseIf } from '../../platform/http/refuse.ts';
import { bank, client, debit, credit, post } from '../ledger/ledger.ts';
import { hasChargeback } from '../chargebacks/queries-chargebacks.ts';
import { movedMoney } from '../events.ts';
import { lockPayment, type PaidFor } from '../queries.ts';
import { lockCallWithJob, promiseBy, recordRefundStep, updateCall } from '../processor/queries-calls.ts';

const MANUAL_REFUND_DAYS = 14;

interface FailedRefund {
  callId: string;
  intentId: string;
  paidFor: PaidFor;
  amountCents: number;
}

/**
 * The client's bank refused the refund: promises the client a date by which they are paid another way. While the bank
 * disputes the charge nothing is promised: it may give the money back itself.
 */
export async function promiseManualRefund(
  platform: Platform,
  trx: Trx,
  { callId, intentId, paidFor, amountCents }: FailedRefund,
): Promise<void> {
  const payment = found(await lockPayment(trx, paidFor));
  if (await hasChargeback(trx, intentId, 'OPEN')) return;
  const by = daysAfter(platform.clock.instant(), MANUAL_REFUND_DAYS);
  // Promised once: a second failure does not move the date.
  if (!(await promiseBy(trx, callId, by))) return;
  await platform.events.emit(platform, trx, 'payment.refund_refused', {
    ...movedMoney(payment, amountCents),
    by,
  });
}

interface ManualRefundInput {
  id: string;
  /** YYYY-MM-DD. */
  on: string;
  reason: string;
}

/** Records that an admin paid a failed refund from the platform's bank account. */
export async function recordManualRefund(
  platform: Platform,
  actor: Actor,
  input: ManualRefundInput,
): Promise<Record<never, never>> {
  const { id, on, reason } = input;
  const at = platform.clock.instant();
  if (on > daysAfter(at, 1).slice(0, 10)) refuseField('on', /*i18n*/ 'Enter the date it was paid.');
  await inTransaction(platform.db, async (trx) => {
    const call = found(await lockCallWithJob(trx, id));
    refuseIf(whyNotPayOtherwise(call, on));
    const { jobId, paymentId, amountCents } = call;
    const text = `${money(amountCents)} refunded to the client another way`;
    const moved = { at, kind: 'paid_otherwise', text, ...subjectOf(call) };
    const source = { ...moved, sourceType: 'paid_otherwise', sourceId: id };
    await post(trx, source, [debit(client, amountCents), credit(bank, amountCents)]);
    await updateCall(trx, id, { status: 'DONE', doneAt: at });
    await recordRefundStep(trx, paymentId);
    const payment = found(await lockPayment(trx, call));
    await platform.events.emit(platform, trx, 'payment.paid_otherwise', {
      ...movedMoney(payment, amountCents),
      on,
    });
    const action = `payment.paid_otherwise ${money(amountCents)}`;
    await audit(platform, trx, { actorId: actor.id, action, subject: { type: 'job', id: jobId }, reason });
  });
  return {};
}
