import { moveOf } from '@parley/contract/payments/rules.ts';
import type { Difference, PaymentAction } from '@parley/contract/payments/states.ts';
import { holdPayClock } from '../../jobs/money/secure-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { closePage } from './close-checkout.ts';
import { differencesOf } from './differences.ts';
import type { Look } from './checkout-snapshot.ts';
import { isFinal, type PaymentOutcome } from './outcome.ts';
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

const ACTION: Record<Exclude<PaymentOutcome, 'PAID'>, PaymentAction> = {
  UNPAID: 'abandon',
  PENDING: 'wait',
  FAILED: 'fail',
};

type Known = NonNullable<Awaited<ReturnType<typeof checkoutByProcessorId>>>;

/** Brings our rows to what the processor says. Said twice, late or in another order it ends the same. */
export async function applyLook(platform: Platform, trx: Trx, look: Look): Promise<void> {
  const asked = await checkoutByProcessorId(trx, look.checkout.id);
  if (!asked) return;
  const payment = found(await lockPayment(trx, asked.jobId));
  // Read again with the payment locked: whoever had it before may have closed the page
  const known = found(await checkoutByProcessorId(trx, look.checkout.id));
  if (isFinal(look)) await updateCheckout(trx, known.id, { askAt: null });
  const differs = differencesOf(payment, look);
  if (differs.length > 0) return takeUnmatched(platform, trx, payment, known, look, differs);
  const status = statusOf(look);
  // What is closed does not open again: this look is older than what we know, or we wait no longer
  if (look.outcome !== 'PAID' && RANK[status] < RANK[known.status]) return;
  await updateCheckout(trx, known.id, { status });
  if (look.outcome === 'PAID') return recordCharge(platform, trx, payment, look);
  // An older page that ran out says nothing about the newer one
  if (known.attempt === payment.attempt)
    await takeOutcome(platform, trx, payment, look, ACTION[look.outcome]);
}

const RANK = { OPENING: 0, OPEN: 1, COMPLETE: 2, EXPIRED: 3 };

function statusOf({ checkout }: Look): 'OPEN' | 'COMPLETE' | 'EXPIRED' {
  if (checkout.status === 'open') return 'OPEN';
  return checkout.status === 'complete' ? 'COMPLETE' : 'EXPIRED';
}

/**
 * A page that is not the one we asked for makes no payment: it is closed, and what was charged goes back. The client
 * can open another one at once.
 */
async function takeUnmatched(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  known: Known,
  look: Look,
  differs: Difference[],
): Promise<void> {
  const { log } = platform;
  if (look.outcome === 'PAID') await returnCharge(platform, trx, payment, look, differs);
  else
    log.error({ jobId: payment.jobId, checkout: known.id, differs }, 'checkout does not match its payment');
  if (RANK[known.status] === RANK.EXPIRED) return;
  // Paid through this page or another one: there is nothing to open anew
  if (payment.paidAt !== null) return updateCheckout(trx, known.id, { status: statusOf(look) });
  await updateCheckout(trx, known.id, { status: 'EXPIRED' });
  if (look.outcome !== 'PAID') await closePage(trx, payment.id, known);
  if (known.attempt === payment.attempt) await takeOutcome(platform, trx, payment, look, 'abandon');
}

/** Takes a payment that is not made, or not yet, to where the action leads. */
export async function takeOutcome(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  look: Look | null,
  action: PaymentAction,
): Promise<void> {
  const move = moveOf(payment, action, 'processor');
  if (!move) return;
  const isProcessing = look?.checkout.status === 'complete' && action === 'wait';
  await holdPayClock(platform, trx, payment.jobId, isProcessing);
  if (move.to === payment.status) return;
  await updatePayment(trx, payment.id, statusChange(payment.status, move.to, platform.clock.instant()));
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
