import { isHeld } from '@parley/contract/payments/rules.ts';
import { isForWork } from '@parley/contract/payments/paid-for.ts';
import { unfreezeJob } from '../../jobs/money/freeze-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { movedMoney } from '../events.ts';
import { lockPayment, updatePayment, type PaidFor, type PaymentRow } from '../queries.ts';
import { refundHeld, releaseHeld } from '../settlement/settle-held.ts';
import { cancelUnsentEvidence } from './evidence/queries-evidence.ts';
import { loseChargeback } from './lose-chargeback.ts';
import { refusedRefunds } from './queries-refunds.ts';
import { promiseManualRefund } from '../admin/manual-refund.ts';
import { chargebackOf, isStillStopped, updateChargeback, wakeCalls } from './queries-chargebacks.ts';

interface Decided {
  paidFor: PaidFor;
  /** The processor's id. */
  id: string;
  isLost: boolean;
}

/** The bank has decided: the payment's money moves again, or has gone back to the client. */
export async function endChargeback(
  platform: Platform,
  trx: Trx,
  { paidFor, id, isLost }: Decided,
): Promise<void> {
  const chargeback = found(await chargebackOf(trx, id));
  const decidedAt = platform.clock.instant();
  await updateChargeback(trx, chargeback.id, { status: isLost ? 'LOST' : 'WON', decidedAt });
  const payment = found(await lockPayment(trx, paidFor));
  if (isLost) await loseChargeback(platform, trx, payment, chargeback);
  if (chargeback.isOwn && !(await isStillStopped(trx, payment.id)))
    await goOn(platform, trx, found(await lockPayment(trx, paidFor)));
  await cancelUnsentEvidence(trx, chargeback.id);
  await wakeCalls(trx, payment.id);
  for (const call of await refusedRefunds(trx, chargeback.intentId))
    await promiseManualRefund(platform, trx, { ...call, intentId: chargeback.intentId, paidFor });
  const event = movedMoney(payment, chargeback.amountCents);
  await platform.events.emit(platform, trx, isLost ? 'chargeback.lost' : 'chargeback.won', event);
}

/** Clocks go on, and what was decided about a consultation meanwhile is done. */
async function goOn(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  const { id, jobId, settleAfter } = payment;
  await updatePayment(trx, id, { frozenAt: null, settleAfter: null });
  if (!isHeld(payment)) return;
  if (isForWork(payment)) await unfreezeJob(platform, trx, jobId);
  else if (settleAfter !== null)
    await (settleAfter === 'CLIENT' ? refundHeld : releaseHeld)(platform, trx, payment);
}
