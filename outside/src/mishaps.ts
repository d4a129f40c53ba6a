import { basketOf, complete, sessionOf } from './objects/checkout.ts';
import { newId } from './ids.ts';
import type { Session } from './objects/objects.ts';
import { intentFor, succeed } from './objects/payments.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

interface FalsifiedFields {
  amount?: number | undefined;
  /** Three small letters, as on the wire. */
  currency?: string | undefined;
  /** The payment that it claims to be for, on the session and in the metadata of what is charged. */
  reference?: string | undefined;
}

/** The page of a checkout no longer says what was asked for; whoever pays there pays that. */
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

/** The card is charged once more for a page that is paid: another intent, another charge, the same references. */
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

/** A page that had closed without money is open once more, as for somebody who had it in another tab all the time. */
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
