import { move } from './balance.ts';
import { newId } from '../ids.ts';
import type { Charge, Metadata, Refund } from './objects.ts';
import { chargeOf, intentOf } from './payments.ts';
import { broken, invalid, missing, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

interface NewRefund {
  id?: string;
  created?: number;
  amount?: number | undefined;
  charge?: string | undefined;
  payment_intent?: string | undefined;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  metadata?: Metadata | undefined;
}

export function createRefund(world: World, asked: NewRefund): Refund {
  const charge = refundable(world, asked);
  const left = charge.amount - charge.amount_refunded;
  const amount = asked.amount ?? left;
  if (left === 0) throw broken(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw broken(message, 'charge_already_refunded', 'amount');
  }
  return settleRefund(world, charge, amount, asked);
}

export function refundOf(world: World, id: string): Refund {
  const refund = world.store.get('refund', id);
  if (!refund) throw missing('refund', id, 'refund');
  return refund;
}

/** Fails a refund days after it succeeded: the bank returns the money. */
export function failRefund(world: World, id: string): Refund {
  const refund = refundOf(world, id);
  if (refund.status === 'failed')
    throw new Refusal(409, true, { message: 'This refund has already failed.' });
  const back = move(world, { type: 'refund_failure', amount: refund.amount, source: id });
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_balance_transaction: back.id,
    failure_reason: 'lost_or_stolen_card',
  };
  world.store.put(failed);
  putRefunded(world, chargeOf(world, refund.charge), -refund.amount);
  world.emit('refund.updated', failed);
  world.emit('refund.failed', failed);
  return failed;
}

function settleRefund(world: World, charge: Charge, amount: number, asked: NewRefund): Refund {
  const id = asked.id ?? newId('re');
  const created = asked.created ?? world.now();
  const out = move(world, { type: 'refund', amount: -amount, source: id, created });
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: out.id,
    charge: charge.id,
    created,
    currency: charge.currency,
    metadata: asked.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.store.put(refund);
  const refunded = putRefunded(world, charge, amount);
  world.emit('refund.created', refund);
  world.emit('charge.refunded', refunded);
  return refund;
}

function putRefunded(world: World, charge: Charge, more: number): Charge {
  const total = charge.amount_refunded + more;
  const changed: Charge = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  world.store.put(changed);
  return changed;
}

function refundable(world: World, asked: NewRefund): Charge {
  const id = asked.charge ?? chargeBehind(world, asked.payment_intent);
  const charge = chargeOf(world, id);
  if (charge.status !== 'succeeded') throw broken(`Charge ${id} did not succeed and cannot be refunded.`);
  if (charge.disputed)
    throw broken(`Charge ${id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  return charge;
}

function chargeBehind(world: World, intentId: string | undefined): string {
  if (intentId === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const latest = intentOf(world, intentId).latest_charge;
  if (latest === null) {
    throw broken(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      undefined,
      'payment_intent',
    );
  }
  return latest;
}
