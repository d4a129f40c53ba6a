import { movedMoney } from '../events.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { isTip } from '@parley/contract/payments/paid-for.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyOutcome } from '../checkout/apply-checkout.ts';
import { lockPayment, isBeingProcessed, updatePayment, type PaymentRow } from '../queries.ts';
import { expireCheckoutsOf, duePending, isDuePending, type PendingDeadline } from './queries-pending.ts';

/** Notifies both sides of a payment that has been pending for days; returns how many. */
export const notifySlowPayments = (platform: Platform) => forEachDue(platform, 'tellPendingAt', notifySlow);

/**
 * Gives up payments that were never settled; returns how many. The job's deadline to hire runs again, and the client
 * can open a new checkout. Money that arrives later is accepted if still needed, else refunded.
 */
export const abandonPending = (platform: Platform) => forEachDue(platform, 'giveUpAt', abandon);

async function notifySlow(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  await updatePayment(trx, payment.id, { tellPendingAt: null });
  // An open, unfilled checkout is up to the client.
  if (!(await isBeingProcessed(trx, payment.id))) return;
  await platform.events.emit(platform, trx, 'payment.slow', movedMoney(payment));
}

async function abandon(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  await expireCheckoutsOf(trx, payment.id);
  await applyOutcome(platform, trx, payment, null, 'abandon');
  if (isTalking(payment.jobStatus) || isTip(payment))
    await platform.events.emit(platform, trx, 'payment.given_up', movedMoney(payment));
}

type Action = (platform: Platform, trx: Trx, payment: PaymentRow) => Promise<void>;

async function forEachDue(platform: Platform, deadline: PendingDeadline, act: Action): Promise<number> {
  const now = platform.clock.instant();
  const due = await duePending(platform.db, deadline, now);
  for (const paidFor of due) {
    await inTransaction(platform.db, async (trx) => {
      const payment = await lockPayment(trx, paidFor);
      if (payment && (await isDuePending(trx, payment.id, deadline, now))) await act(platform, trx, payment);
    });
  }
  return due.length;
}
