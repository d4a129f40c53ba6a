import { canBePaid } from '@parley/contract/jobs/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { money } from '@parley/contract/money.ts';
import { PAYMENT_MOVES, SETTLEMENT_MOVES } from '@parley/contract/payments/states.ts';
import { secureJob } from '../jobs/secure-job.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { callProcessor } from './call-processor.ts';
import { client, credit, debit, heldFor, post, processor, processorFees } from './ledger.ts';
import type { Look } from './look.ts';
import { lockPayment, updatePayment, type PaymentRow } from './queries.ts';
import { refundHeld } from './settle-held.ts';

type Charge = NonNullable<NonNullable<Look['intent']>['charge']>;

/** With manual payouts the processor holds money for at most 90 days outside the US; ours asks for attention before. */
const HOLD_DAYS = 90;

/** The money has arrived: it is held for the job; or, should the job be paid or over already, sent back at once. */
export async function recordCharge(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { intent }: Look,
): Promise<void> {
  const charge = intent?.charge;
  if (!intent || !charge) return;
  if (payment.chargeId === null) await holdCharge(platform, trx, payment, intent.id, charge);
  else if (payment.chargeId !== charge.id)
    await returnSecondCharge(platform, trx, payment, intent.id, charge);
  await recordFee(platform, trx, payment, charge);
}

async function holdCharge(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  intentId: string,
  charge: Charge,
): Promise<void> {
  const paid = moveFor(PAYMENT_MOVES, 'pay', payment.status, ['processor']);
  const held = moveFor(SETTLEMENT_MOVES, 'hold', payment.settlement, ['processor']);
  if (!paid || !held) return;
  const at = platform.clock.instant();
  const { jobId, clientId, professionalId, title, amountCents } = payment;
  await postCharge(trx, payment, charge, at);
  await updatePayment(trx, payment.id, {
    status: paid.to,
    settlement: held.to,
    paidAt: at,
    holdUntil: daysAfter(at, HOLD_DAYS),
    intentId,
    chargeId: charge.id,
    receiptUrl: charge.receiptUrl,
  });
  if (!canBePaid(payment.jobStatus)) return refundHeld(platform, trx, found(await lockPayment(trx, jobId)));
  await secureJob(platform, trx, jobId);
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
  const text = `Paid ${money(amountCents)}, held until the work is done`;
  const source = { at, kind: 'charge', text, jobId, sourceType: 'charge', sourceId: charge.id };
  return post(trx, source, [debit(processor, amountCents), credit(heldFor(jobId), amountCents)]);
}

/** Two pages paid for one job: the second payment belongs to the client and goes back. */
async function returnSecondCharge(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  intentId: string,
  charge: Charge,
): Promise<void> {
  const { jobId } = payment;
  const { amountCents } = charge;
  const source = {
    at: platform.clock.instant(),
    kind: 'second_charge',
    text: `Paid a second time, ${money(amountCents)} goes back`,
    jobId,
    sourceType: 'charge',
    sourceId: charge.id,
  };
  const isNew = await post(trx, source, [debit(processor, amountCents), credit(client, amountCents)]);
  if (!isNew) return;
  const params = { intentId, amountCents, reason: 'duplicate' };
  await callProcessor(trx, {
    kind: 'refund',
    paymentId: payment.id,
    key: `refund:${charge.id}`,
    params,
  });
}

/** The processor's own fee, once it is known. */
async function recordFee(
  platform: Platform,
  trx: Trx,
  { jobId }: PaymentRow,
  { movement }: Charge,
): Promise<void> {
  if (!movement) return;
  const source = {
    at: platform.clock.instant(),
    kind: 'processor_fee',
    text: 'The processor’s fee, paid by Parley',
    jobId,
    sourceType: 'balance_transaction',
    sourceId: movement.id,
  };
  if (movement.feeCents > 0)
    await post(trx, source, [debit(processorFees, movement.feeCents), credit(processor, movement.feeCents)]);
}
