import { newId } from '../ids.ts';
import { requireCustomer, saveCard } from './customers.ts';
import type { Basket, Metadata, Session } from './objects.ts';
import { cancel, decline, intentFor, succeed, wait } from './payments.ts';
import { broken, invalid, missing, Refusal } from '../refusal.ts';
import { equals } from '../store.ts';
import { DAY, type World } from '../world.ts';

const SHORTEST = 30 * 60;
/** Stripe's minimum amounts, where they aren't 50 cents. */
const LEAST_CENTS: Record<string, number> = { dkk: 250, gbp: 30, nok: 300, pln: 200, sek: 300 };

interface NewSession {
  id?: string;
  created?: number;
  success_url: string;
  cancel_url?: string | undefined;
  client_reference_id?: string | undefined;
  mode?: Session['mode'];
  customer?: string | undefined;
  maySave?: boolean;
  expires_at?: number | undefined;
  metadata?: Metadata | undefined;
  items: Basket['items'];
  transferGroup?: string | undefined;
  paymentMetadata?: Metadata | undefined;
  description?: string | undefined;
  /** Shown at the button that pays. */
  note?: string | undefined;
}

/** What a payer does on the hosted page. */
export type CheckoutOutcome = 'paid' | 'declined' | 'processing' | 'abandoned' | 'authenticating';

export function openSession(world: World, asked: NewSession): Session {
  const total = asked.items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  const id = asked.id ?? newId('cs_test');
  const created = asked.created ?? world.now();
  const isPaid = asked.mode !== 'setup';
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: isPaid ? total : null,
    amount_total: isPaid ? total : null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created,
    currency: world.currency,
    customer: asked.customer ?? null,
    expires_at: asked.expires_at ?? created + DAY,
    livemode: false,
    metadata: asked.metadata ?? {},
    mode: asked.mode ?? 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: isPaid ? 'unpaid' : 'no_payment_required',
    status: 'open',
    success_url: asked.success_url,
    ui_mode: 'hosted_page',
    url: `${world.url}/pay/${id}`,
  };
  world.store.put(session);
  world.store.put({
    id: basketId(id),
    object: 'basket',
    created,
    items: asked.items,
    transferGroup: asked.transferGroup ?? null,
    metadata: asked.paymentMetadata ?? {},
    description: asked.description ?? null,
    note: asked.note ?? null,
    maySave: asked.maySave ?? false,
  });
  return session;
}

/** Stripe's limits, checked first. */
export function checkNewSession(world: World, asked: NewSession): void {
  const total = asked.items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  const least = LEAST_CENTS[world.currency] ?? 50;
  if (asked.mode !== 'setup' && total < least)
    throw invalid(`The Checkout Session total amount must be at least ${least} cents.`, 'amount_too_small');
  if (total > 99_999_999) throw invalid('Amount must be no more than 999,999.99', 'amount_too_large');
  if (asked.expires_at === undefined) return;
  const ahead = asked.expires_at - world.now();
  if (ahead < SHORTEST || ahead > DAY) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.';
    throw invalid(message, undefined, 'expires_at');
  }
}

export function sessionOf(world: World, id: string): Session {
  const session = world.store.get('checkout.session', id);
  if (!session) throw missing('checkout.session', id, 'session');
  return isOver(world, session) ? close(world, session) : session;
}

export function basketOf(world: World, session: Session): Basket {
  const basket = world.store.get('basket', basketId(session.id));
  if (!basket) throw missing('basket', session.id);
  return basket;
}

/** The card is kept for the customer once it is accepted. */
export function saveLater(world: World, session: Session, last4: string): void {
  const basket = basketOf(world, session);
  if (session.customer !== null && (basket.maySave || session.mode === 'setup'))
    world.store.put({ ...basket, toSave: last4 });
}

export function expireSession(world: World, id: string): Session {
  const session = sessionOf(world, id);
  if (session.status === 'open') return close(world, session);
  throw broken(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
  );
}

/** Expires overdue sessions, so that their events are sent too. */
export function closeOverdue(world: World): void {
  const overdue = { sql: "json_extract(body, '$.expires_at') <= ?", values: [world.now()] };
  const due = world.store.list('checkout.session', '', [equals('status', 'open'), overdue]) ?? [];
  for (const session of due) world.store.transact(() => close(world, session));
}

export function act(world: World, id: string, outcome: CheckoutOutcome): Session {
  const session = sessionOf(world, id);
  if (session.status === 'open') return whileOpen(world, session, outcome);
  const isWaiting = session.status === 'complete' && session.payment_status === 'unpaid';
  if (isWaiting && (outcome === 'paid' || outcome === 'declined'))
    return afterWaiting(world, session, outcome);
  const message = `A session that is ${session.status} and ${session.payment_status} cannot become ${outcome}.`;
  throw new Refusal(409, true, { message });
}

function whileOpen(world: World, session: Session, outcome: CheckoutOutcome): Session {
  if (outcome === 'abandoned') return close(world, session);
  // What Stripe does then is documented nowhere: the worst is assumed.
  if (session.customer !== null) requireCustomer(world, session.customer);
  if (session.mode === 'setup') return setUp(world, session, outcome);
  const intent = intentFor(world, session, basketOf(world, session));
  const known = { ...session, payment_intent: intent.id };
  switch (outcome) {
    case 'paid':
      succeed(world, intent);
      keepCard(world, session);
      return complete(world, { ...known, payment_status: 'paid' }, 'checkout.session.completed');
    case 'processing':
      wait(world, intent, 'processing');
      return complete(world, known, 'checkout.session.completed');
    case 'declined':
      decline(world, intent);
      return kept(world, known);
    case 'authenticating':
      wait(world, intent, 'requires_action');
      return kept(world, known);
  }
}

/** Nothing is paid: the card is accepted, or the page stays open. */
function setUp(world: World, session: Session, outcome: CheckoutOutcome): Session {
  if (outcome !== 'paid') return session;
  keepCard(world, session);
  return complete(world, session, 'checkout.session.completed');
}

function keepCard(world: World, session: Session): void {
  const { toSave } = basketOf(world, session);
  const customer = world.store.get('customer', session.customer ?? '');
  if (customer && toSave !== undefined) saveCard(world, customer.id, toSave);
}

function afterWaiting(world: World, session: Session, outcome: 'paid' | 'declined'): Session {
  const intent = intentFor(world, session, basketOf(world, session));
  // A pending payment is settled once: Stripe does not reopen a session that the bank refused
  if (intent.status !== 'processing')
    throw new Refusal(409, true, { message: 'The bank has already answered.' });
  if (outcome === 'paid') {
    succeed(world, intent);
    keepCard(world, session);
    return complete(
      world,
      { ...session, payment_status: 'paid' },
      'checkout.session.async_payment_succeeded',
    );
  }
  decline(world, intent);
  return complete(world, session, 'checkout.session.async_payment_failed');
}

export function complete(world: World, session: Session, event: string): Session {
  const completed: Session = { ...session, status: 'complete', url: null };
  world.emit(event, completed);
  return kept(world, completed);
}

function close(world: World, session: Session): Session {
  const intent =
    session.payment_intent === null ? null : world.store.get('payment_intent', session.payment_intent);
  if (intent) cancel(world, intent);
  const expired: Session = { ...session, status: 'expired', url: null };
  world.emit('checkout.session.expired', expired);
  return kept(world, expired);
}

function kept(world: World, session: Session): Session {
  world.store.put(session);
  return session;
}

function isOver(world: World, session: Session): boolean {
  return session.status === 'open' && session.expires_at <= world.now();
}

function basketId(session: string): string {
  return `basket_${session}`;
}
