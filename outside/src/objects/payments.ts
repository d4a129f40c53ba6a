import { move, SETTLES_AFTER } from './balance.ts';
import { newId } from '../ids.ts';
import type { Basket, Charge, Intent, Session } from './objects.ts';
import { missing } from '../refusal.ts';
import type { World } from '../world.ts';

const DECLINED = 'Your card was declined.';

interface Paid {
  chargeId?: string;
  movementId?: string;
  fee?: number;
  created?: number;
}

/** Stripe's US list price: 2.9% and 30 cents. */
export function processingFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

export function intentOf(world: World, id: string): Intent {
  const intent = world.store.get('payment_intent', id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  return intent;
}

export function chargeOf(world: World, id: string): Charge {
  const charge = world.store.get('charge', id);
  if (!charge) throw missing('charge', id, 'charge');
  return charge;
}

/** The intent is created with the first attempt to pay. */
export function intentFor(world: World, session: Session, basket: Basket, id = newId('pi')): Intent {
  const known =
    session.payment_intent === null ? null : world.store.get('payment_intent', session.payment_intent);
  if (known) return known;
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    created: world.now(),
    currency: session.currency,
    customer: session.customer,
    description: basket.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: basket.metadata,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    transfer_group: basket.transferGroup,
  };
  world.emit('payment_intent.created', intent);
  return intent;
}

export function succeed(world: World, intent: Intent, paid: Paid = {}): Intent {
  const charge = chargeFor(world, intent, paid);
  const fee = paid.fee ?? processingFee(intent.amount);
  const movement = move(world, {
    type: 'charge',
    amount: intent.amount,
    fee,
    source: charge.id,
    created: charge.created,
    availableOn: charge.created + SETTLES_AFTER,
    ...(paid.movementId && { id: paid.movementId }),
  });
  const settled: Charge = { ...charge, balance_transaction: movement.id };
  world.store.put(settled);
  world.emit('charge.succeeded', settled);
  const succeeded: Intent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
  };
  return changed(world, succeeded, 'payment_intent.succeeded');
}

export function decline(world: World, intent: Intent): Intent {
  const charge: Charge = {
    ...chargeFor(world, intent, {}),
    amount_captured: 0,
    captured: false,
    paid: false,
    receipt_url: null,
    status: 'failed',
    failure_code: 'card_declined',
    failure_message: DECLINED,
  };
  world.store.put(charge);
  world.emit('charge.failed', charge);
  const declined: Intent = {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: DECLINED,
      charge: charge.id,
    },
  };
  return changed(world, declined, 'payment_intent.payment_failed');
}

/** Pending at the bank, or awaiting 3-D Secure. */
export function wait(world: World, intent: Intent, status: 'processing' | 'requires_action'): Intent {
  return changed(world, { ...intent, status, last_payment_error: null }, `payment_intent.${status}`);
}

export function cancel(world: World, intent: Intent): Intent {
  const canceled: Intent = {
    ...intent,
    status: 'canceled',
    canceled_at: world.now(),
    cancellation_reason: 'expired',
  };
  return changed(world, canceled, 'payment_intent.canceled');
}

function changed(world: World, intent: Intent, event: string): Intent {
  world.store.put(intent);
  world.emit(event, intent);
  return intent;
}

function chargeFor(world: World, intent: Intent, { chargeId, created }: Paid): Charge {
  const id = chargeId ?? newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    captured: true,
    created: created ?? world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    receipt_url: `${world.url}/receipt/${id}`,
    refunded: false,
    status: 'succeeded',
    transfer_group: intent.transfer_group,
  };
}
