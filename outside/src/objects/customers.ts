import { newId } from '../ids.ts';
import { broken, missing } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Customer, PaymentMethod } from './objects.ts';

/** `param`: what the call names it by. */
export function customerOf(world: World, id: string, param: 'id' | 'customer' = 'id'): Customer {
  const customer = world.store.get('customer', id);
  if (!customer) throw missing('customer', id, param);
  return customer;
}

/** For a call that names it in its body: Stripe answers 400 then. Kept for the call's key, as if it had begun to run. */
export function requireCustomer(world: World, id: string): void {
  if (!world.store.get('customer', id))
    throw broken(`No such customer: '${id}'`, 'resource_missing', 'customer');
}

export function openCustomer(world: World, asked: Pick<Customer, 'email' | 'metadata'>): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: world.now(),
    livemode: false,
    ...asked,
  };
  world.store.put(customer);
  return customer;
}

/** Takes the customer's cards along. */
export function deleteCustomer(world: World, id: string) {
  const customer = customerOf(world, id);
  for (const card of cardsOf(world, id)) detach(world, card.id);
  world.store.remove(id);
  world.emit('customer.deleted', customer);
  return { id, object: 'customer' as const, deleted: true as const };
}

/** The latest first. */
export const cardsOf = (world: World, customer: string): PaymentMethod[] =>
  world.store.all('payment_method', 'customer', customer);

export function saveCard(world: World, customer: string, last4: string): PaymentMethod {
  const card: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'always',
    card: {
      brand: 'visa',
      exp_month: 12,
      exp_year: new Date(world.now() * 1000).getUTCFullYear() + 3,
      last4,
    },
    created: world.now(),
    customer,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  world.store.put(card);
  return card;
}

/** For good: it can't be used again. */
export function detach(world: World, id: string): PaymentMethod {
  const card = world.store.get('payment_method', id);
  if (!card?.customer) throw missing('PaymentMethod', id, 'payment_method');
  const detached: PaymentMethod = { ...card, customer: null };
  world.store.put(detached);
  return detached;
}
