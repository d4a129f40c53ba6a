import { money } from '@parley/contract/money.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { settlementMoveOf } from '@parley/contract/payments/rules.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { client, credit, debit, heldFor, payableTo, platformFees, post } from '../ledger/ledger.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';

/** Releases the hold to the professional, less the fee. */
export const releaseHeld = (platform: Platform, trx: Trx, payment: PaymentRow) =>
  settleHeld(platform, trx, payment, keptOf(payment));

export const refundHeld = (platform: Platform, trx: Trx, payment: PaymentRow) =>
  settleHeld(platform, trx, payment, 0);

const keptOf = ({ amountCents, refundedCents }: PaymentRow) => amountCents - refundedCents;

interface Parts {
  toProfessionalCents: number;
  feeCents: number;
  netCents: number;
  backCents: number;
}

/**
 * Settles a hold once: a part to the professional, less its fee, the rest to the client. Posted here in one balanced
 * transaction; the worker makes the transfer and the refund.
 */
export async function settleHeld(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  toProfessionalCents: number,
): Promise<void> {
  const action = settlementOf(payment, toProfessionalCents);
  const move = settlementMoveOf(payment, action);
  if (!move) return;
  const feeCents = feeOf(toProfessionalCents);
  const backCents = keptOf(payment) - toProfessionalCents;
  const parts = { toProfessionalCents, feeCents, netCents: toProfessionalCents - feeCents, backCents };
  await postParts(platform, trx, payment, action, parts);
  await updatePayment(trx, payment.id, {
    settlement: move.to,
    feeCents,
    refundedCents: payment.refundedCents + backCents,
    ...(toProfessionalCents > 0 && { transfer: 'PENDING' }),
    ...(backCents > 0 && { refund: 'PENDING' }),
  });
  await sendParts(trx, payment, parts);
  await emitSettlement(platform, trx, payment, parts);
}

/** What went back before counts as well: a release of the rest is a split. */
function settlementOf(payment: PaymentRow, toProfessionalCents: number): 'release' | 'refund' | 'split' {
  if (toProfessionalCents === 0) return 'refund';
  return toProfessionalCents === payment.amountCents ? 'release' : 'split';
}

async function postParts(
  { clock }: Platform,
  trx: Trx,
  { id, jobId, professionalId }: PaymentRow,
  kind: string,
  { toProfessionalCents, feeCents, netCents, backCents }: Parts,
): Promise<void> {
  const released = `${money(netCents)} released to the professional, fee ${money(feeCents)}`;
  const back = `${money(backCents)} refunded to the client`;
  const text = [toProfessionalCents > 0 ? released : '', backCents > 0 ? back : '']
    .filter(Boolean)
    .join('; ');
  const source = { at: clock.instant(), kind, text, jobId, sourceType: 'settlement', sourceId: id };
  await post(trx, source, [
    debit(heldFor(jobId), toProfessionalCents + backCents),
    credit(payableTo(professionalId), netCents),
    credit(platformFees, feeCents),
    credit(client, backCents),
  ]);
}

async function sendParts(trx: Trx, payment: PaymentRow, { netCents, backCents }: Parts): Promise<void> {
  const { id: paymentId, jobId, chargeId, intentId } = payment;
  if (netCents > 0 && chargeId !== null) {
    const params = { amountCents: netCents, chargeId };
    await enqueueProcessorCall(trx, { kind: 'transfer', paymentId, key: `transfer:${jobId}:1`, params });
  }
  if (backCents > 0 && intentId !== null) {
    const params = { intentId, amountCents: backCents, reason: 'requested_by_customer' };
    await enqueueProcessorCall(trx, { kind: 'refund', paymentId, key: `refund:${paymentId}`, params });
  }
}

async function emitSettlement(
  platform: Platform,
  trx: Trx,
  { jobId, clientId, professionalId, title }: PaymentRow,
  { netCents, feeCents, backCents }: Parts,
): Promise<void> {
  const job = { jobId, clientId, professionalId, title };
  if (netCents > 0)
    await platform.events.emit(platform, trx, 'payment.released', {
      ...job,
      amountCents: netCents,
      feeCents,
    });
  if (backCents > 0)
    await platform.events.emit(platform, trx, 'payment.refunded', { ...job, amountCents: backCents });
}
