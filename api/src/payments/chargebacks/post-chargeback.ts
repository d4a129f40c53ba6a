import { isHeld } from '@parley/contract/payments/rules.ts';
import { money } from '@parley/contract/money.ts';
import { subjectIdOf, subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  client,
  credit,
  debit,
  heldFor,
  payableTo,
  post,
  processor,
  processorFees,
} from '../ledger/ledger.ts';
import type { Dispute } from '../processor/processor-objects.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';
import { takenBy, updateChargeback, type ChargebackRow } from './queries-chargebacks.ts';

type Movement = Dispute['movements'][number];

/** Posts what the bank took and gave back, each movement once. */
export async function postMovements(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow,
  movements: readonly Movement[],
): Promise<void> {
  for (const movement of movements) {
    if (movement.amountCents > 0) await postBack(platform, trx, payment, chargeback, movement);
    else await postTaken(platform, trx, payment, chargeback, movement);
  }
}

/** Out of what the payment holds or has released; what is more than that was on its way back to the client anyway. */
async function postTaken(
  { clock }: Platform,
  trx: Trx,
  payment: PaymentRow,
  { id, processorId, isOwn }: ChargebackRow,
  { amountCents, feeCents, netCents }: Movement,
): Promise<void> {
  const { professionalId } = payment;
  const takenCents = -amountCents;
  const keptCents = isOwn ? Math.min(takenCents, payment.amountCents - payment.refundedCents) : 0;
  const text = `${money(takenCents)} taken back by the client’s bank`;
  const moved = { at: clock.instant(), kind: 'chargeback', text, ...subjectOf(payment) };
  const kept = isHeld(payment) ? heldFor(subjectIdOf(payment)) : payableTo(professionalId);
  const isNew = await post(trx, { ...moved, sourceType: 'chargeback', sourceId: processorId }, [
    debit(kept, keptCents),
    debit(client, takenCents - keptCents),
    debit(processorFees, feeCents),
    credit(processor, -netCents),
  ]);
  if (!isNew) return;
  await updateChargeback(trx, id, { keptCents });
  if (isHeld(payment))
    await updatePayment(trx, payment.id, { disputedCents: payment.disputedCents + keptCents });
}

/** Undoes exactly what was posted when it was taken; only the fee may differ. */
async function postBack(
  { clock, log }: Platform,
  trx: Trx,
  payment: PaymentRow,
  { processorId, keptCents, status }: ChargebackRow,
  { amountCents, feeCents, netCents }: Movement,
): Promise<void> {
  const taken = await takenBy(trx, processorId);
  // Never seen; the nightly comparison with the processor would name it.
  if (!taken || status === 'LOST')
    return log.error({ chargeback: processorId }, 'money given back after all');
  const text = `${money(amountCents)} given back by the client’s bank`;
  const moved = {
    at: clock.instant(),
    kind: 'chargeback_won',
    text,
    ...subjectOf(payment),
    reverses: taken.id,
  };
  const back = taken.entries.filter(({ account }) => account !== 'processor' && account !== 'processor_fees');
  const isNew = await post(trx, { ...moved, sourceType: 'chargeback_won', sourceId: processorId }, [
    debit(processor, netCents),
    debit(processorFees, feeCents),
    ...back.map(({ account, ownerId, amountCents: cents }) => credit({ account, ownerId }, cents)),
  ]);
  if (isNew && isHeld(payment))
    await updatePayment(trx, payment.id, { disputedCents: Math.max(0, payment.disputedCents - keptCents) });
}
