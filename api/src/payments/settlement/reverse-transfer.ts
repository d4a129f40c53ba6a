import { z } from 'zod';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordDebt } from '../debts/record-debt.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { nextKey } from '../processor/create-idempotently.ts';
import { completedTransferOf, lockOpenTransfer, updateCall } from '../processor/queries-calls.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';

const Params = z.object({ amountCents: z.int(), chargeId: z.string() });

interface ReversalInput {
  refundId: string;
  amountCents: number;
  netBack: number;
}

/**
 * Gets the professional's part back; without `amountCents` no refund follows. A completed transfer is reversed, and the refund follows from that (true). An
 * open one is reduced instead (false). One in progress refuses: the admin tries again. Nothing to do when the fee
 * alone covers the refund (false). What of it had paid back an earlier debt was never sent, and is owed again.
 */
export async function reverseTransfer(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { refundId, amountCents, netBack }: ReversalInput,
): Promise<boolean> {
  if (netBack === 0) return false;
  const { id: paymentId, intentId } = payment;
  const open = await lockOpenTransfer(trx, paymentId);
  if (open) {
    if (open.isInProgress) refuse('transfer_pending');
    const reducedCents = await reduceTransfer(trx, payment, open, netBack);
    await oweRest(platform, trx, payment, netBack - reducedCents);
    return false;
  }
  if ((await completedTransferOf(trx, paymentId)) === null) {
    await oweRest(platform, trx, payment, netBack);
    return false;
  }
  const params = { amountCents: netBack, intentId: found(intentId), refundCents: amountCents, refundId };
  await enqueueProcessorCall(trx, { kind: 'reversal', paymentId, key: `reversal:${refundId}`, params });
  return true;
}

async function oweRest(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  amountCents: number,
): Promise<void> {
  const reason = 'It had paid back an earlier debt';
  if (amountCents > 0) await recordDebt(platform, trx, { paidFor: payment, amountCents, reason });
}

/** Cancels an open transfer and enqueues what is left of it under the next key; returns by how much it got less. */
async function reduceTransfer(
  trx: Trx,
  { id: paymentId }: PaymentRow,
  { id, key, params }: NonNullable<Awaited<ReturnType<typeof lockOpenTransfer>>>,
  netBack: number,
): Promise<number> {
  const { amountCents, chargeId } = Params.parse(params);
  await updateCall(trx, id, { status: 'CANCELLED' });
  const left = Math.max(0, amountCents - netBack);
  await updatePayment(trx, paymentId, { transfer: left > 0 ? 'PENDING' : 'NONE' });
  if (left > 0) {
    const less = { amountCents: left, chargeId };
    await enqueueProcessorCall(trx, { kind: 'transfer', paymentId, key: nextKey(key), params: less });
  }
  return amountCents - left;
}
