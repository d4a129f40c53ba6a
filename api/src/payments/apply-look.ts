import { moveFor } from '@parley/contract/moves.ts';
import { PAYMENT_MOVES, type PaymentAction } from '@parley/contract/payments/states.ts';
import { holdPayClock } from '../jobs/secure-job.ts';
import type { Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import type { Look } from './look.ts';
import type { PaymentOutcome } from './outcome.ts';
import {
  checkoutByProcessorId,
  lockPayment,
  updateCheckout,
  updatePayment,
  type PaymentRow,
} from './queries.ts';
import { recordCharge } from './record-charge.ts';

const ACTION: Record<Exclude<PaymentOutcome, 'PAID'>, PaymentAction> = {
  UNPAID: 'abandon',
  PENDING: 'wait',
  FAILED: 'fail',
};

/** Brings our rows to what the processor says. Said twice, late or in another order it ends the same. */
export async function applyLook(platform: Platform, trx: Trx, look: Look): Promise<void> {
  const known = await checkoutByProcessorId(trx, look.checkout.id);
  if (!known) return;
  const payment = found(await lockPayment(trx, known.jobId));
  if (!isOurs(platform, payment, look)) return;
  const status = statusOf(look);
  // A page that has closed does not open again: this look is older than what we know
  if (RANK[status] < RANK[known.status]) return;
  await updateCheckout(trx, known.id, { status });
  if (look.outcome === 'PAID') return recordCharge(platform, trx, payment, look);
  // An older page that ran out says nothing about the newer one
  if (known.attempt === payment.attempt)
    await takeOutcome(platform, trx, payment, look, ACTION[look.outcome]);
}

const RANK = { OPENING: 0, OPEN: 1, COMPLETE: 2, EXPIRED: 2 };

function statusOf({ checkout }: Look): 'OPEN' | 'COMPLETE' | 'EXPIRED' {
  if (checkout.status === 'open') return 'OPEN';
  return checkout.status === 'complete' ? 'COMPLETE' : 'EXPIRED';
}

async function takeOutcome(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  look: Look,
  action: PaymentAction,
): Promise<void> {
  const move = moveFor(PAYMENT_MOVES, action, payment.status, ['processor']);
  if (!move) return;
  const isProcessing = look.checkout.status === 'complete' && action === 'wait';
  await holdPayClock(platform, trx, payment.jobId, isProcessing);
  if (move.to === payment.status) return;
  await updatePayment(trx, payment.id, { status: move.to });
  const { jobId, clientId, professionalId, title, amountCents } = payment;
  await platform.events.emit(platform, trx, 'payment.changed', {
    jobId,
    clientId,
    professionalId,
    title,
    amountCents,
    status: move.to,
  });
}

/** Whether amount, currency and reference are what we asked for; if not, nothing is marked and an operator must look. */
function isOurs({ log }: Platform, payment: PaymentRow, { checkout }: Look): boolean {
  const { amountCents, currency, paymentId } = checkout;
  if (amountCents === payment.amountCents && currency === 'usd' && paymentId === payment.id) return true;
  log.error({ jobId: payment.jobId, checkout: checkout.id }, 'a checkout does not match its payment');
  return false;
}
