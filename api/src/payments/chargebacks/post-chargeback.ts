import { isHeld } from '@parley/contract/payments/rules.ts';
import { money } from '@parley/contract/money.ts';
import { chargebackStatusOf, isLostChargeback, isOpenChargeback } from '@parley/contract/payments/states.ts';
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
import {
  keptByOthers,
  takenBy,
  updateChargeback,
  wasGivenBack,
  type ChargebackRow,
} from './queries-chargebacks.ts';
import { giveBackTwice } from './refunded-twice.ts';

type Movement = Dispute['movements'][number];

/** Posts what the bank took and gave back, each movement once. Of a lost chargeback a part can come back. */
export async function postMovements(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow,
  { movements, status }: Pick<Dispute, 'movements' | 'status'>,
): Promise<void> {
  const isLost = isLostChargeback(chargebackStatusOf(status));
  for (const movement of movements) {
    if (movement.amountCents <= 0) await postTaken(platform, trx, payment, chargeback, movement);
    else await postBack(platform, trx, payment, { ...chargeback, isLost }, movement);
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
  const leftCents = payment.amountCents - payment.refundedCents - (await keptByOthers(trx, payment.id, id));
  const keptCents = isOwn ? Math.min(takenCents, Math.max(0, leftCents)) : 0;
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

/**
 * Gives back to where it was taken from; the processor's fee, and what its rates of exchange make of it, may differ. Of a
 * part that comes back although the chargeback is lost, first what was on its way back to the client.
 */
async function postBack(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  chargeback: ChargebackRow & { isLost: boolean },
  movement: Movement,
): Promise<void> {
  const { processorId, isLost } = chargeback;
  if (await wasGivenBack(trx, processorId)) return;
  const taken = await takenBy(trx, processorId);
  const { amountCents, netCents } = movement;
  const isLate = !isOpenChargeback(chargeback.status);
  // Never seen, or a surprise after the decision; the nightly comparison with the processor would name it.
  if (!taken || (isLate && amountCents > chargeback.twiceCents))
    return platform.log.error({ chargeback: processorId }, 'money given back after all');
  const { clientCents, keptCents, kept } = taken;
  const isPart = isLate || (isLost && amountCents < clientCents + keptCents);
  const toClient = isPart ? Math.min(amountCents, clientCents) : clientCents;
  const toKept = isPart ? amountCents - toClient : keptCents;
  const text = `${money(amountCents)} given back by the client’s bank`;
  const moved = { at: platform.clock.instant(), kind: 'chargeback_won', text, ...subjectOf(payment) };
  const source = { ...moved, ...(!isPart && { reverses: taken.id }), sourceType: 'chargeback_won' };
  await post(trx, { ...source, sourceId: processorId }, [
    debit(processor, netCents),
    debit(processorFees, toClient + toKept - netCents),
    credit(client, toClient),
    ...(kept ? [credit(kept, toKept)] : []),
  ]);
  if (isLate) return giveBackTwice(platform, trx, payment, chargeback, amountCents);
  if (isLost) await updateChargeback(trx, chargeback.id, { keptCents: keptCents - toKept });
  if (isHeld(payment))
    await updatePayment(trx, payment.id, { disputedCents: Math.max(0, payment.disputedCents - toKept) });
}
