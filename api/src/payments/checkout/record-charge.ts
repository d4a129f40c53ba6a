import { confirmPaid } from '../../appointments/price/confirm-paid.ts';
import { movedMoney } from '../events.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { money } from '@parley/contract/money.ts';
import { isForWork, isTip, subjectIdOf, subjectOf } from '@parley/contract/payments/paid-for.ts';
import { moveOf, settlementMoveOf } from '@parley/contract/payments/rules.ts';
import { hireJob } from '../../jobs/hire-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { closeOpenCheckout } from './close-checkout.ts';
import { credit, debit, heldFor, post, processor } from '../ledger/ledger.ts';
import type { CheckoutSnapshot } from './checkout-snapshot.ts';
import { holdFrom } from '../holding/hold-deadlines.ts';
import { statusChange } from '../pending/pending.ts';
import { lockPayment, updatePayment, type PaymentRow } from '../queries.ts';
import { recordFee, type Charge } from '../ledger/record-processor-fee.ts';
import { refundHeld } from '../settlement/settle-held.ts';
import { passOnTip } from '../tips/pass-on-tip.ts';

/** Records a successful charge: the money is held and what was paid for begins, or it is refunded at once if that is over. A tip is passed on at once. */
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
  await postCharge(trx, payment, charge, at);
  await updatePayment(trx, payment.id, {
    ...statusChange(payment.status, paid.to, at),
    settlement: held.to,
    paidAt: at,
    ...holdFrom(at),
    intentId,
    chargeId: charge.id,
    receiptUrl: charge.receiptUrl,
  });
  await closeOpenCheckout(trx, payment.id);
  if (!(await takeUp(platform, trx, payment)))
    return refundHeld(platform, trx, found(await lockPayment(trx, payment)));
  await platform.events.emit(platform, trx, 'payment.changed', { ...movedMoney(payment), status: paid.to });
}

/** What was paid for begins: the work, or the consultation is on; false if it has ended meanwhile. */
async function takeUp(platform: Platform, trx: Trx, payment: PaymentRow): Promise<boolean> {
  const { appointmentId, jobId, jobStatus } = payment;
  if (isTip(payment)) return passOnTip(platform, trx, payment);
  if (appointmentId !== null) return confirmPaid(platform, trx, appointmentId);
  if (!isTalking(jobStatus)) return false;
  await hireJob(platform, trx, jobId);
  return true;
}

function postCharge(trx: Trx, payment: PaymentRow, charge: Charge, at: string) {
  const { amountCents } = payment;
  const moved = { at, kind: 'charge', text: textOf(payment), ...subjectOf(payment) };
  const source = { ...moved, sourceType: 'charge', sourceId: charge.id };
  return post(trx, source, [
    debit(processor, amountCents),
    credit(heldFor(subjectIdOf(payment)), amountCents),
  ]);
}

function textOf(payment: PaymentRow): string {
  const amount = money(payment.amountCents);
  if (isTip(payment)) return `Tip of ${amount} paid`;
  const until = isForWork(payment) ? 'the work is done' : 'the consultation is over';
  return `Paid ${amount}, held by Parley until ${until}`;
}
