import { movedMoney } from '../events.ts';
import { moveOf } from '@parley/contract/payments/rules.ts';
import type { Difference, PaymentAction } from '@parley/contract/payments/states.ts';
import { isForWork } from '@parley/contract/payments/paid-for.ts';
import { pauseHireDeadline } from '../../jobs/hire-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { closeCheckout } from './close-checkout.ts';
import { differencesOf } from './differences.ts';
import type { CheckoutSnapshot } from './checkout-snapshot.ts';
import { isFinal, type PaymentOutcome } from './payment-outcome.ts';
import { statusChange } from '../pending/pending.ts';
import {
  checkoutByProcessorId,
  lockPayment,
  updateCheckout,
  updatePayment,
  type PaymentRow,
} from '../queries.ts';
import { recordCharge } from './record-charge.ts';
import { returnCharge } from './return-charge.ts';

const ACTIONS: Record<Exclude<PaymentOutcome, 'PAID'>, PaymentAction> = {
  UNPAID: 'abandon',
  PENDING: 'wait',
  FAILED: 'fail',
};

type CheckoutRow = NonNullable<Awaited<ReturnType<typeof checkoutByProcessorId>>>;

/** Applies the processor's state to our rows. Idempotent, and independent of the order of events. */
export async function applyCheckout(platform: Platform, trx: Trx, snapshot: CheckoutSnapshot): Promise<void> {
  const unlocked = await checkoutByProcessorId(trx, snapshot.checkout.id);
  if (!unlocked) return;
  const payment = found(await lockPayment(trx, unlocked));
  // Read again under the payment's lock: its previous holder may have closed the checkout.
  const checkout = found(await checkoutByProcessorId(trx, snapshot.checkout.id));
  // A snapshot from before the end, applied after it: nobody would ask the processor any more.
  if (!isFinal(snapshot) && checkout.askAt === null) return;
  if (isFinal(snapshot)) await updateCheckout(trx, checkout.id, { askAt: null });
  const differences = differencesOf(payment, snapshot, checkout.offerId);
  // The unpaid page of an earlier offer, or of a tip's earlier amount, has been closed, whatever its amount.
  const isOlder = checkout.offerId !== payment.offerId || checkout.attempt < payment.attempt;
  const isEarlier = isOlder && snapshot.outcome !== 'PAID';
  if (differences.length > 0 && !isEarlier)
    return rejectUnmatched(platform, trx, payment, checkout, snapshot, differences);
  const status = statusOf(snapshot);
  // A closed checkout never reopens: this snapshot is older than our state, or we stopped waiting.
  if (snapshot.outcome !== 'PAID' && RANK[status] < RANK[checkout.status]) return;
  await updateCheckout(trx, checkout.id, { status });
  if (snapshot.outcome === 'PAID') return recordCharge(platform, trx, payment, snapshot);
  // An older checkout that expired says nothing about the newer one.
  if (checkout.attempt === payment.attempt)
    await applyOutcome(platform, trx, payment, snapshot, ACTIONS[snapshot.outcome]);
}

const RANK = { OPENING: 0, OPEN: 1, COMPLETE: 2, EXPIRED: 3 };

function statusOf({ checkout }: CheckoutSnapshot): 'OPEN' | 'COMPLETE' | 'EXPIRED' {
  if (checkout.status === 'open') return 'OPEN';
  return checkout.status === 'complete' ? 'COMPLETE' : 'EXPIRED';
}

/**
 * A checkout that differs from what we requested pays for nothing: it is closed, and any charge is refunded. The
 * client can open a new one at once.
 */
async function rejectUnmatched(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  checkout: CheckoutRow,
  snapshot: CheckoutSnapshot,
  differences: Difference[],
): Promise<void> {
  const { log } = platform;
  if (snapshot.outcome === 'PAID') await returnCharge(platform, trx, payment, snapshot, differences);
  else
    log.error(
      { jobId: payment.jobId, checkout: checkout.id, differs: differences },
      'checkout does not match its payment',
    );
  if (RANK[checkout.status] === RANK.EXPIRED) return;
  // Already paid, through this checkout or another: nothing to reopen.
  if (payment.paidAt !== null) return updateCheckout(trx, checkout.id, { status: statusOf(snapshot) });
  await updateCheckout(trx, checkout.id, { status: 'EXPIRED' });
  if (snapshot.outcome !== 'PAID') await closeCheckout(trx, payment.id, checkout);
  if (checkout.attempt === payment.attempt) await applyOutcome(platform, trx, payment, snapshot, 'abandon');
}

/** Moves an unpaid payment by the action. */
export async function applyOutcome(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  snapshot: CheckoutSnapshot | null,
  action: PaymentAction,
): Promise<void> {
  const move = moveOf(payment, action, 'processor');
  if (!move) return;
  const isProcessing = snapshot?.checkout.status === 'complete' && action === 'wait';
  if (isForWork(payment)) await pauseHireDeadline(platform, trx, payment.jobId, isProcessing);
  if (move.to === payment.status) return;
  await updatePayment(trx, payment.id, statusChange(payment.status, move.to, platform.clock.instant()));
  await platform.events.emit(platform, trx, 'payment.changed', { ...movedMoney(payment), status: move.to });
}
