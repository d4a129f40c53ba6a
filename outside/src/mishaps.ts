import { basketOf, complete, sessionOf } from './objects/checkout.ts';
import { newId } from './ids.ts';
import type { Session } from './objects/objects.ts';
import { intentFor, succeed } from './objects/payments.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

interface FalsifiedFields {
  amount?: number | undefined;
  /** ISO 4217 in lower case, as on the wire. */
  currency?: string | undefined;
  /** The claimed payment id, on the session and in the charge's metadata. */
  reference?: string | undefined;
}

/** Falsifies a checkout: paying there pays what it says now. */
export function falsifyCheckout(
  world: World,
  id: string,
  { amount, currency, reference }: FalsifiedFields,
): Session {
  const session = sessionOf(world, id);
  if (session.status !== 'open') throw new Refusal(409, true, { message: 'Only an open page can change.' });
  const total = amount ?? session.amount_total;
  const misstated: Session = {
    ...session,
    amount_subtotal: total,
    amount_total: total,
    currency: currency ?? session.currency,
    client_reference_id: reference ?? session.client_reference_id,
  };
  const basket = basketOf(world, session);
  world.store.put(misstated);
  if (reference !== undefined)
    world.store.put({ ...basket, metadata: { ...basket.metadata, paymentId: reference } });
  return misstated;
}

/** Charges a paid checkout again: another intent and charge with the same references. */
export function chargeAgain(world: World, id: string): Session {
  const session = sessionOf(world, id);
  if (session.payment_status !== 'paid')
    throw new Refusal(409, true, { message: 'Only a paid page can be charged again.' });
  const intent = intentFor(
    world,
    { ...session, payment_intent: null },
    basketOf(world, session),
    newId('pi'),
  );
  succeed(world, intent);
  return complete(world, { ...session, payment_intent: intent.id }, 'checkout.session.completed');
}

/** Reopens an expired checkout, as if another tab still had it. */
export function reopen(world: World, id: string): Session {
  const session = sessionOf(world, id);
  if (session.payment_status === 'paid')
    throw new Refusal(409, true, { message: 'What is paid does not open again.' });
  const open: Session = {
    ...session,
    status: 'open',
    payment_intent: null,
    url: `${world.url}/pay/${id}`,
    expires_at: world.now() + 3600,
  };
  world.store.put(open);
  return open;
}
