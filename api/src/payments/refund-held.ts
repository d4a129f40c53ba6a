import { moveFor } from '@parley/contract/moves.ts';
import { money } from '@parley/contract/money.ts';
import { SETTLEMENT_MOVES } from '@parley/contract/payments/states.ts';
import type { Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { callProcessor } from './call-processor.ts';
import { client, credit, debit, heldFor, post } from './ledger.ts';
import { updatePayment, type PaymentRow } from './queries.ts';

/** Gives the client all of the held money back: decided now, done by the worker. */
export async function refundHeld(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  const move = moveFor(SETTLEMENT_MOVES, 'refund', payment.settlement, ['platform']);
  if (!move || payment.intentId === null) return;
  const { jobId, amountCents, clientId, professionalId, title } = payment;
  const at = platform.clock.instant();
  const source = {
    at,
    kind: 'refund',
    text: `${money(amountCents)} goes back to the client`,
    jobId,
    sourceType: 'settlement',
    sourceId: payment.id,
  };
  await post(trx, source, [debit(heldFor(jobId), amountCents), credit(client, amountCents)]);
  await updatePayment(trx, payment.id, {
    settlement: move.to,
    refundedCents: amountCents,
    refund: 'PENDING',
  });
  const params = { intentId: payment.intentId, amountCents, reason: 'requested_by_customer' };
  await callProcessor(trx, {
    kind: 'refund',
    paymentId: payment.id,
    key: `refund:${payment.id}`,
    params,
  });
  await platform.events.emit(platform, trx, 'payment.refunded', {
    jobId,
    clientId,
    professionalId,
    title,
    amountCents,
  });
}
