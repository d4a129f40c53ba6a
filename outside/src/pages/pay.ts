import type { FastifyInstance, FastifyReply } from 'fastify';
import { act, basketOf, saveLater, sessionOf, type CheckoutOutcome } from '../objects/checkout.ts';
import { cardsOf } from '../objects/customers.ts';
import type { Session } from '../objects/objects.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { sendPage } from './layout.ts';
import { payPage, successAddress, sumOf, type SessionView } from './pay-page.ts';

/** Stripe's test cards; other numbers are refused, so that nobody types a real one. */
const CARDS: Record<string, CheckoutOutcome> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000002500003155': 'authenticating',
};

const BUTTONS: Record<string, CheckoutOutcome> = {
  decline: 'declined',
  authenticate: 'authenticating',
  finish: 'paid',
  fail: 'declined',
  wait: 'processing',
  abandon: 'abandoned',
};

export function servePay(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) =>
    showSession(reply, loadSession(world, request.params.id)),
  );

  app.post<{ Params: { id: string }; Body: string }>('/pay/:id', (request, reply) => {
    const { id } = request.params;
    const form = new URLSearchParams(request.body);
    const before = loadSession(world, id);
    const number = numberOf(form, before);
    const outcome = outcomeOf(form, number);
    if (outcome === undefined) {
      const problem = 'Only test cards work here. Never enter a real card number.';
      return showSession(reply, { ...before, problem });
    }
    if (before.session.mode === 'setup' && outcome === 'declined')
      return showSession(reply, { ...before, problem: 'Your card was declined.' });
    const isToSave = before.session.mode === 'setup' || (form.has('save') && !form.get('saved'));
    const session = world.store.transact(() => {
      if (isToSave && before.session.status === 'open') saveLater(world, before.session, number.slice(-4));
      return tryTo(world, id, outcome);
    });
    return reply.redirect(nextAddress(session, outcome), 303);
  });
}

/** Of the chosen saved card, or as typed. */
function numberOf(form: URLSearchParams, { cards }: SessionView): string {
  const saved = cards.find(({ id }) => id === form.get('saved'));
  const typed = (form.get('card') ?? '').replaceAll(/\D/g, '');
  return saved ? (Object.keys(CARDS).find((number) => number.endsWith(saved.card.last4)) ?? '') : typed;
}

function outcomeOf(form: URLSearchParams, number: string): CheckoutOutcome | undefined {
  const pressed = form.get('act') ?? 'pay';
  return pressed === 'pay' ? CARDS[number] : BUTTONS[pressed];
}

/** A second click, or an old page, shows the current state instead of an error. */
function tryTo(world: World, id: string, outcome: CheckoutOutcome): Session {
  try {
    return act(world, id, outcome);
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return sessionOf(world, id);
    throw error;
  }
}

function nextAddress(session: Session, outcome: CheckoutOutcome): string {
  if (session.status === 'complete') return successAddress(session);
  if (session.status === 'expired' && outcome === 'abandoned' && session.cancel_url)
    return session.cancel_url;
  return `/pay/${session.id}`;
}

function loadSession(world: World, id: string): SessionView {
  const session = world.store.transact(() => sessionOf(world, id));
  const intent = world.store.get('payment_intent', session.payment_intent ?? '');
  const payer = world.store.get('customer', session.customer ?? '');
  return {
    session,
    basket: basketOf(world, session),
    intent,
    email: payer?.email ?? null,
    cards: payer ? cardsOf(world, payer.id) : [],
    now: world.now(),
  };
}

function showSession(reply: FastifyReply, view: SessionView): FastifyReply {
  const { session, problem } = view;
  return sendPage(reply, {
    title: session.mode === 'setup' ? 'Save a card' : `Pay ${sumOf(session)}`,
    body: payPage(view),
    face: 'pay',
    status: problem === undefined ? 200 : 422,
    leadsTo: [session.success_url, session.cancel_url],
  });
}
