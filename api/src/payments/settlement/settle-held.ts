import { movedMoney } from '../events.ts';
import { money } from '@parley/contract/money.ts';
import type { Shares } from '@parley/contract/payments/platform-fee.ts';
import { settlementMoveOf } from '@parley/contract/payments/rules.ts';
import { type FinalShares, finalSharesOf } from '@parley/contract/payments/settlement.ts';
import { isTip, subjectIdOf, subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { client, credit, debit, heldFor, payableTo, platformFees, post } from '../ledger/ledger.ts';
import { lockDebts, sumOf, takeOffDebts } from '../debts/take-off-debts.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';

/** Releases the hold to the professional, less the fee. */
export const releaseHeld = (platform: Platform, trx: Trx, payment: PaymentRow) =>
  settleHeld(platform, trx, payment, keptOf(payment));

export const refundHeld = (platform: Platform, trx: Trx, payment: PaymentRow) =>
  settleHeld(platform, trx, payment, 0);

/** What is held of a payment: parts may have gone back. */
export const keptOf = ({ amountCents, refundedCents }: PaymentRow) => amountCents - refundedCents;

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
  const { owed, ...shares } = await lockShares(trx, payment, toProfessionalCents);
  const { feeCents, toClientCents, takenCents, sentCents } = shares;
  await postShares(platform, trx, payment, action, shares);
  await issueInvoices(platform, trx, payment, sourceOf(payment), shares);
  await updatePayment(trx, payment.id, {
    settlement: move.to,
    feeCents,
    refundedCents: payment.refundedCents + toClientCents,
    ...(sentCents > 0 && { transfer: 'PENDING' }),
    ...(toClientCents > 0 && { refund: 'PENDING' }),
  });
  await takeOffDebts(platform, trx, payment, owed, takenCents);
  await sendShares(trx, payment, shares);
  await emitSettlement(platform, trx, payment, shares);
}

/** What each side gets by now, and the debts that are taken off, locked. */
export async function lockShares(trx: Trx, payment: PaymentRow, toProfessionalCents: number) {
  const owed = await lockDebts(trx, payment, toProfessionalCents);
  return { owed, ...finalSharesOf(keptOf(payment), toProfessionalCents, payment, sumOf(owed)) };
}

/** What went back before counts as well: a release of the rest is a split. */
function settlementOf(payment: PaymentRow, toProfessionalCents: number): 'release' | 'refund' | 'split' {
  if (toProfessionalCents === 0) return 'refund';
  return toProfessionalCents === payment.amountCents ? 'release' : 'split';
}

const sourceOf = ({ id }: PaymentRow) => ({ sourceType: 'settlement', sourceId: id });

async function postShares(
  { clock }: Platform,
  trx: Trx,
  payment: PaymentRow,
  kind: string,
  { toProfessionalCents, feeCents, netCents, toClientCents }: Shares,
): Promise<void> {
  const { professionalId } = payment;
  const released = isTip(payment)
    ? `${money(netCents)} passed on to the professional`
    : `${money(netCents)} released to the professional, fee ${money(feeCents)}`;
  const back = `${money(toClientCents)} refunded to the client`;
  const text = [toProfessionalCents > 0 ? released : '', toClientCents > 0 ? back : '']
    .filter(Boolean)
    .join('; ');
  const moved = { at: clock.instant(), kind, text, ...subjectOf(payment) };
  const source = { ...moved, ...sourceOf(payment) };
  await post(trx, source, [
    debit(heldFor(subjectIdOf(payment)), toProfessionalCents + toClientCents),
    credit(payableTo(professionalId), netCents),
    credit(platformFees, feeCents),
    credit(client, toClientCents),
  ]);
}

async function sendShares(
  trx: Trx,
  payment: PaymentRow,
  { sentCents, toClientCents }: FinalShares,
): Promise<void> {
  const { id: paymentId, chargeId, intentId } = payment;
  if (sentCents > 0 && chargeId !== null) {
    const params = { amountCents: sentCents, chargeId };
    await enqueueProcessorCall(trx, {
      kind: 'transfer',
      paymentId,
      key: `transfer:${subjectIdOf(payment)}:1`,
      params,
    });
  }
  if (toClientCents > 0 && intentId !== null) {
    const params = { intentId, amountCents: toClientCents, reason: 'requested_by_customer' };
    await enqueueProcessorCall(trx, { kind: 'refund', paymentId, key: `refund:${paymentId}`, params });
  }
}

async function emitSettlement(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { netCents, feeCents, toClientCents, takenCents }: FinalShares,
): Promise<void> {
  if (netCents > 0)
    await platform.events.emit(platform, trx, 'payment.released', {
      ...movedMoney(payment, netCents),
      feeCents,
      takenCents,
    });
  if (toClientCents > 0)
    await platform.events.emit(platform, trx, 'payment.refunded', movedMoney(payment, toClientCents));
}
