import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { isHeld, settlementMoveOf } from '@parley/contract/payments/rules.ts';
import { isForWork, subjectOf } from '@parley/contract/payments/paid-for.ts';
import { settleMoney } from '../../appointments/price/settle-money.ts';
import { chargeBackJob } from '../../jobs/money/freeze-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { issueCreditNotes } from '../invoices/issue-invoices.ts';
import { credit, debit, payableTo, platformFees, post } from '../ledger/ledger.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';
import { reverseTransfer } from '../settlement/reverse-transfer.ts';
import type { ChargebackRow } from './queries-chargebacks.ts';
import { coverRefunds } from './refunded-twice.ts';

/** The client has the money back: out of the hold, or from the professional like a refund after the payout. */
export async function loseChargeback(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow,
): Promise<void> {
  await coverRefunds(platform, trx, payment, chargeback);
  if (chargeback.keptCents === 0) return;
  await (isHeld(payment) ? loseHeld : loseReleased)(platform, trx, payment, chargeback);
}

/** Two that were open at once may keep more than there is, if they were posted when nobody compared them. */
const leftOf = ({ amountCents, refundedCents }: PaymentRow, { keptCents }: ChargebackRow) =>
  Math.max(0, amountCents - refundedCents - keptCents);

/** Of all of it the job or the consultation is over; of a part the rest stays held. */
async function loseHeld(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow,
): Promise<void> {
  const { keptCents } = chargeback;
  const left = leftOf(payment, chargeback);
  const move = found(settlementMoveOf(payment, 'charge_back'));
  await updatePayment(trx, payment.id, {
    ...(left === 0 && { settlement: move.to }),
    refundedCents: payment.amountCents - left,
    disputedCents: payment.disputedCents - keptCents,
    feeCents: feeOf(left, payment),
  });
  if (left > 0) return;
  if (isForWork(payment)) await chargeBackJob(platform, trx, payment.jobId);
  else if (payment.appointmentId !== null) await settleMoney(trx, payment.appointmentId);
}

/** The platform returns its fee on it; the professional's part is reversed, and the rest of it is owed. */
async function loseReleased(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow,
): Promise<void> {
  const { processorId, keptCents } = chargeback;
  const { id, professionalId } = payment;
  const left = leftOf(payment, chargeback);
  const move =
    settlementMoveOf(payment, left === 0 ? 'take_back_all' : 'take_back_part') ??
    refuse('invalid_transition');
  const feeBack = payment.feeCents - feeOf(left, payment);
  const text = 'The bank decided for the client';
  const moved = { at: platform.clock.instant(), kind: 'chargeback_lost', text, ...subjectOf(payment) };
  if (feeBack > 0)
    await post(trx, { ...moved, sourceType: 'chargeback_lost', sourceId: processorId }, [
      debit(platformFees, feeBack),
      credit(payableTo(professionalId), feeBack),
    ]);
  const source = { sourceType: 'chargeback', sourceId: processorId };
  const credited = {
    toProfessionalCents: payment.amountCents - payment.refundedCents - left,
    feeCents: feeBack,
  };
  await issueCreditNotes(platform, trx, payment, source, credited);
  await updatePayment(trx, id, {
    settlement: move.to,
    refundedCents: payment.amountCents - left,
    feeCents: feeOf(left, payment),
  });
  // The client has their money already: no refund follows.
  const reversal = { refundId: processorId, amountCents: 0, netBack: keptCents - feeBack };
  await reverseTransfer(platform, trx, payment, reversal);
}
