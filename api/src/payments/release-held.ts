import { moveFor } from '@parley/contract/moves.ts';
import { money } from '@parley/contract/money.ts';
import { SETTLEMENT_MOVES } from '@parley/contract/payments/states.ts';
import type { Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { callProcessor } from './call-processor.ts';
import { credit, debit, heldFor, payableTo, platformFees, post } from './ledger.ts';
import { updatePayment, type PaymentRow } from './queries.ts';

/** The work is accepted: the held money becomes the professional's, less the fee. Decided now, sent by the worker. */
export async function releaseHeld(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  const move = moveFor(SETTLEMENT_MOVES, 'release', payment.settlement, ['platform']);
  if (!move || payment.chargeId === null) return;
  const { jobId, amountCents, feeCents, clientId, professionalId, title } = payment;
  const netCents = amountCents - feeCents;
  const text = `${money(netCents)} released to the professional, fee ${money(feeCents)}`;
  const source = {
    at: platform.clock.instant(),
    kind: 'release',
    text,
    jobId,
    sourceType: 'settlement',
    sourceId: payment.id,
  };
  await post(trx, source, [
    debit(heldFor(jobId), amountCents),
    credit(payableTo(professionalId), netCents),
    credit(platformFees, feeCents),
  ]);
  await updatePayment(trx, payment.id, { settlement: move.to, transfer: 'PENDING' });
  const params = { amountCents: netCents, chargeId: payment.chargeId };
  await callProcessor(trx, {
    kind: 'transfer',
    paymentId: payment.id,
    key: `transfer:${jobId}:1`,
    params,
  });
  await platform.events.emit(platform, trx, 'payment.released', {
    jobId,
    clientId,
    professionalId,
    title,
    amountCents: netCents,
    feeCents,
  });
}
