import { isTalking } from '@parley/contract/jobs/states.ts';
import { money } from '@parley/contract/money.ts';
import { moveOf, settlementMoveOf } from '@parley/contract/payments/rules.ts';
import { hireJob } from '../../jobs/hire-job.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { closeOpenCheckout } from './close-checkout.ts';
import { credit, debit, heldFor, post, processor } from '../ledger/ledger.ts';
import type { CheckoutSnapshot } from './checkout-snapshot.ts';
import { statusChange } from '../pending/pending.ts';
import { lockPayment, updatePayment, type PaymentRow } from '../queries.ts';
import { recordFee, type Charge } from '../ledger/record-processor-fee.ts';
import { refundHeld } from '../settlement/settle-held.ts';

/**
 * With manual payouts the processor holds money for at most 90 days outside the US; payments close to that show up in
 * the admins' queue.
 */
const HOLD_DAYS = 90;

/** Records a successful charge: the client has hired and the money is held, or it is refunded at once if the job is over. */
export async function recordCharge(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { intent }: CheckoutSnapshot,
): Promise<void> {
  const charge = intent?.charge;
  if (!intent || !charge) return;
  if (payment.chargeId === null) await holdCharge(platform, trx, payment, intent.id, charge);
  await recordFee(platform, trx, payment, charge);
}

async function holdCharge(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  intentId: string,
  charge: Charge,
): Promise<void> {
  const paid = moveOf(payment, 'pay', 'processor');
  const held = settlementMoveOf(payment, 'hold');
  if (!paid || !held) return;
  const at = platform.clock.instant();
  const { jobId, clientId, professionalId, title, amountCents } = payment;
  await postCharge(trx, payment, charge, at);
  await updatePayment(trx, payment.id, {
    ...statusChange(payment.status, paid.to, at),
    settlement: held.to,
    paidAt: at,
    holdUntil: daysAfter(at, HOLD_DAYS),
    intentId,
    chargeId: charge.id,
    receiptUrl: charge.receiptUrl,
  });
  await closeOpenCheckout(trx, payment.id);
  if (!isTalking(payment.jobStatus)) return refundHeld(platform, trx, found(await lockPayment(trx, jobId)));
  await hireJob(platform, trx, jobId);
  await platform.events.emit(platform, trx, 'payment.changed', {
    jobId,
    clientId,
    professionalId,
    title,
    amountCents,
    status: paid.to,
  });
}

function postCharge(trx: Trx, { jobId, amountCents }: PaymentRow, charge: Charge, at: string) {
  const text = `Paid ${money(amountCents)}, held by Parley until the work is done`;
  const source = { at, kind: 'charge', text, jobId, sourceType: 'charge', sourceId: charge.id };
  return post(trx, source, [debit(processor, amountCents), credit(heldFor(jobId), amountCents)]);
}
