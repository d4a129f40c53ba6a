import type { FastifyInstance, FastifyReply } from 'fastify';
import { act, basketOf, sessionOf, type CheckoutOutcome } from '../objects/checkout.ts';
import type { Basket, Intent, Session } from '../objects/objects.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { dollars, html, type Html } from './html.ts';
import { sendPage } from './layout.ts';

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

/** The payee shown on the page. */
const PAYEE = 'Parley';

interface SessionView {
  session: Session;
  basket: Basket;
  intent: Intent | null;
  problem?: string;
}

export function servePay(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) =>
    showSession(reply, loadSession(world, request.params.id)),
  );

  app.post<{ Params: { id: string }; Body: string }>('/pay/:id', (request, reply) => {
    const { id } = request.params;
    const form = new URLSearchParams(request.body);
    const outcome = outcomeOf(form);
    if (outcome === undefined) {
      const problem = 'Only test cards work here. Never enter a real card number.';
      return showSession(reply, { ...loadSession(world, id), problem });
    }
    const session = world.store.transact(() => tryTo(world, id, outcome));
    return reply.redirect(nextAddress(session, outcome), 303);
  });
}

function outcomeOf(form: URLSearchParams): CheckoutOutcome | undefined {
  const pressed = form.get('act') ?? 'pay';
  return pressed === 'pay' ? CARDS[(form.get('card') ?? '').replaceAll(/\D/g, '')] : BUTTONS[pressed];
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

function successAddress({ success_url, id }: Session): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function loadSession(world: World, id: string): SessionView {
  const session = world.store.transact(() => sessionOf(world, id));
  const intent = world.store.get('payment_intent', session.payment_intent ?? '');
  return { session, basket: basketOf(world, session), intent };
}

function showSession(reply: FastifyReply, view: SessionView): FastifyReply {
  const { session, problem } = view;
  return sendPage(reply, {
    title: `Pay ${dollars(session.amount_total)}`,
    body: html`<p class="payee">${PAYEE}</p>
      <h1>${headline(view)}</h1>
      ${summary(view)}${choices(view)}`,
    status: problem === undefined ? 200 : 422,
    leadsTo: [session.success_url, session.cancel_url],
  });
}

function headline({ session, intent }: SessionView): string {
  const amount = dollars(session.amount_total);
  if (session.status === 'expired') return 'This checkout has expired';
  if (session.payment_status === 'paid') return `You paid ${amount}`;
  if (intent?.status === 'requires_action') return 'Confirm this payment with your bank';
  if (intent?.status === 'processing') return 'Your bank is processing the payment';
  return session.status === 'complete' ? 'The payment failed' : `Pay ${amount}`;
}

function summary({ session, basket }: SessionView): Html {
  const lines = basket.items.map(
    ({ name, quantity, amount }) =>
      html`<dt>${name}${quantity > 1 ? ` × ${quantity}` : ''}</dt>
        <dd>${dollars(amount * quantity)}</dd>`,
  );
  return html`<dl class="sheet">
    ${lines}
    <dt class="total">Total</dt>
    <dd class="total">${dollars(session.amount_total)}</dd>
  </dl>`;
}

function choices(view: SessionView): Html {
  const { session, intent } = view;
  if (session.status === 'expired') return back(session.cancel_url, 'Nothing was charged.');
  if (session.payment_status === 'paid') return back(successAddress(session), 'Thank you.');
  if (intent?.status === 'requires_action') return bankForm();
  if (intent?.status === 'processing') return waitingForm(successAddress(session));
  if (session.status === 'complete') return back(successAddress(session), 'Nothing was charged.');
  return cardForm(view);
}

function cardForm({ session, intent, problem }: SessionView): Html {
  const declined = intent?.last_payment_error
    ? `${intent.last_payment_error.message} Nothing was charged. You can try again.`
    : undefined;
  const told = problem ?? declined;
  return html`${told === undefined ? null : html`<p role="alert" id="problem">${told}</p>`}
    <form method="post" class="sheet">
      <div class="field">
        <label for="card">Card number</label>
        <input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" />
      </div>
      <button class="main" name="act" value="pay">Pay ${dollars(session.amount_total)}</button>
      ${session.cancel_url === null ? null : html`<a class="button" href="${session.cancel_url}">Go back without paying</a>`}
    </form>
    ${testMode}`;
}

/** For people trying the product; a real checkout has no such controls. */
const testMode = html`<details class="sheet">
  <summary>Test mode</summary>
  <p class="soft">
    4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 requires 3-D Secure.
  </p>
  <form method="post">
    <button name="act" value="decline">Decline the card</button>
    <button name="act" value="authenticate">Pay with 3-D Secure</button>
    <button name="act" value="abandon">Abandon this checkout</button>
  </form>
</details>`;

function bankForm(): Html {
  return html`<p>A real bank would show its own 3-D Secure page here.</p>
    <form method="post" class="sheet">
      <button class="main" name="act" value="finish">Finish 3-D Secure</button>
      <button name="act" value="fail">Fail 3-D Secure</button>
      <button name="act" value="wait">Keep the payment processing</button>
    </form>`;
}

function waitingForm(address: string): Html {
  return html`<p>The checkout is complete, but the money hasn’t arrived yet. Choose what the bank decides.</p>
    <form method="post" class="sheet">
      <button class="main" name="act" value="finish">Finish the payment</button>
      <button name="act" value="fail">Fail the payment</button>
    </form>
    <p><a class="button" href="${address}">Return to Parley</a></p>`;
}

function back(address: string | null, told: string): Html {
  const link =
    address === null ? null : html`<p><a class="button main" href="${address}">Return to Parley</a></p>`;
  return html`<p>${told}</p>
    ${link}`;
}
