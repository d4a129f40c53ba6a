import type { Basket, Intent, PaymentMethod, Session } from '../objects/objects.ts';
import { html, money, type Html } from './html.ts';
import { mark } from './mark.ts';

export interface SessionView {
  session: Session;
  basket: Basket;
  intent: Intent | null;
  /** The payer's, as the platform gave it. */
  email: string | null;
  /** The payer's saved cards, the latest first. */
  cards: readonly PaymentMethod[];
  /** Seconds since 1970. */
  now: number;
  problem?: string;
}

/** The payee shown on the page. */
const PAYEE = 'Parley';

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'is paid'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for confirmation'],
] as const;

/** What is paid on one side, how on the other, as on the hosted pages that people know. */
export function payPage(view: SessionView): Html {
  return html`<div class="pay">
    <section class="what">
      <p class="payee">${mark} ${PAYEE} <span class="tag">Test mode</span></p>
      ${aboutOf(view.basket)}
      <h1>${headline(view)}</h1>
      ${isSetup(view) ? SAVING : summary(view)}${noteOf(view.basket)}
    </section>
    <section class="how">${choices(view)}</section>
  </div>`;
}

const isSetup = ({ session }: SessionView) => session.mode === 'setup';
const SAVING = html`<p class="about">Saved for your later payments. Nothing is charged now.</p>`;

export const sumOf = ({ amount_total, currency }: Session): string => money(amount_total ?? 0, currency);

export function successAddress({ success_url, id }: Session): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function aboutOf({ items: [item] }: Basket): Html | null {
  return item?.description ? html`<p class="about" dir="auto">${item.description}</p>` : null;
}

function headline(view: SessionView): Html {
  const { session, intent } = view;
  const amount = sumOf(session);
  if (isSetup(view)) return html`Save a card`;
  if (session.status === 'expired') return html`This checkout has expired`;
  if (session.payment_status === 'paid') return html`You paid ${amount}`;
  if (intent?.status === 'requires_action') return html`Confirm this payment with your bank`;
  if (intent?.status === 'processing') return html`Your bank is processing the payment`;
  return session.status === 'complete'
    ? html`The payment failed`
    : html`<small>Pay</small> <span class="sum">${amount}</span>`;
}

function summary({ session, basket }: SessionView): Html {
  const lines = basket.items.map(
    ({ name, quantity, amount }) =>
      html`<div>
        <dt dir="auto">${name}${quantity > 1 ? ` × ${quantity}` : ''}</dt>
        <dd>${money(amount * quantity, session.currency)}</dd>
      </div>`,
  );
  return html`<dl class="lines">
    ${lines}
    <div class="total">
      <dt>Due today</dt>
      <dd>${sumOf(session)}</dd>
    </div>
  </dl>`;
}

/** What the product says of the money, its first sentence in bold. */
function noteOf({ note }: Basket): Html | null {
  if (!note) return null;
  const [, first = note, rest = ''] = /^(.*?[.。])\s(.*)$/s.exec(note) ?? [];
  return html`<p class="held" dir="auto">
    ${mark}<span><b>${first}</b> ${rest}</span>
  </p>`;
}

function choices(view: SessionView): Html {
  const { session, intent } = view;
  if (session.status === 'expired') return back(session.cancel_url, 'Nothing was charged.');
  if (session.payment_status === 'paid') return back(successAddress(session), 'Thank you.');
  if (intent?.status === 'requires_action') return bankForm;
  if (intent?.status === 'processing') return waitingForm(successAddress(session));
  if (session.status === 'complete') return back(successAddress(session), 'Nothing was charged.');
  return cardForm(view);
}

function cardForm(view: SessionView): Html {
  const { session } = view;
  const problem = problemOf(view);
  const isSaving = isSetup(view);
  return html`<h2>${isSaving ? 'Card information' : 'Pay with card'}</h2>
    ${problem === null ? null : html`<p role="alert" id="problem">${problem}</p>`}
    <form method="post">
      ${emailField(view)}${savedCards(view)}${cardFields(view)}${saveBox(view)}
      <button class="main" name="act" value="pay">${isSaving ? 'Save card' : `Pay ${sumOf(session)}`}</button>
      ${leave(view)}
    </form>
    ${isSaving ? null : testMode}`;
}

function problemOf({ intent, problem }: SessionView): string | null {
  if (problem !== undefined) return problem;
  if (!intent?.last_payment_error) return null;
  return `${intent.last_payment_error.message} Nothing was charged. You can try again.`;
}

/** The latest one is chosen, as on the hosted pages. */
function savedCards({ session, cards }: SessionView): Html | null {
  if (cards.length === 0 || session.mode === 'setup') return null;
  return html`<fieldset class="saved">
    <legend>Saved cards</legend>
    ${cards.map(
      ({ id, card }, index) =>
        html`<label
          ><input type="radio" name="saved" value="${id}" ${index === 0 ? html`checked` : null} /> Visa ••••
          ${card.last4}</label
        >`,
    )}
    <label><input type="radio" name="saved" value="" /> Another card</label>
  </fieldset>`;
}

const saveBox = ({ basket }: SessionView) =>
  basket.maySave
    ? html`<label class="save"
        ><input type="checkbox" name="save" value="1" /> Save this card for my next payments</label
      >`
    : null;

const emailField = ({ email }: SessionView) =>
  email === null
    ? null
    : html`<div class="field">
        <label for="email">Email</label>
        <input id="email" type="email" value="${email}" readonly />
      </div>`;

/** Filled in: nobody should type a real card here. Only the number is read. */
function cardFields({ now, intent, problem }: SessionView): Html {
  const year = String(new Date(now * 1000).getUTCFullYear() + 3).slice(2);
  const isRefused = problem !== undefined || Boolean(intent?.last_payment_error);
  const described = isRefused ? html`aria-invalid="true" aria-describedby="problem"` : null;
  return html`<fieldset class="card">
    <legend>Card</legend>
    <input
      name="card"
      aria-label="Card number"
      inputmode="numeric"
      autocomplete="off"
      value="4242 4242 4242 4242"
      ${described}
    />
    <input aria-label="Expiry date" inputmode="numeric" autocomplete="off" value="12 / ${year}" />
    <input aria-label="Security code" inputmode="numeric" autocomplete="off" value="123" />
  </fieldset>`;
}

function leave({ session, now }: SessionView): Html {
  const minutes = Math.max(1, Math.floor((session.expires_at - now) / 60));
  const open = minutes < 90 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
  const link =
    session.cancel_url === null
      ? null
      : html`<a href="${session.cancel_url}"
          >Go back without ${session.mode === 'setup' ? 'saving' : 'paying'}</a
        >`;
  return html`<p class="leave">${link}This page stays open for ${open}</p>`;
}

/** For people trying the product; a real checkout has no such controls. */
const testMode = html`<details class="test">
  <summary>Test mode</summary>
  <p>No real card is charged and no money moves here. The card number decides:</p>
  <ul class="plain">
    ${TEST_CARDS.map(([number, what]) => html`<li><b>${number}</b> ${what}</li>`)}
  </ul>
  <form method="post">
    <button name="act" value="decline">Decline the card</button>
    <button name="act" value="authenticate">Pay with 3-D Secure</button>
    <button name="act" value="abandon">Abandon this checkout</button>
  </form>
</details>`;

const bankForm = html`<h2>Your bank asks you</h2>
  <p>A real bank would show its own 3-D Secure page here.</p>
  <form method="post">
    <button class="main" name="act" value="finish">Finish 3-D Secure</button>
    <button name="act" value="fail">Fail 3-D Secure</button>
    <button name="act" value="wait">Keep the payment processing</button>
  </form>`;

function waitingForm(address: string): Html {
  return html`<h2>Not there yet</h2>
    <p>The checkout is complete, but the money hasn’t arrived yet. Choose what the bank decides.</p>
    <form method="post">
      <button class="main" name="act" value="finish">Finish the payment</button>
      <button name="act" value="fail">Fail the payment</button>
      <a class="button" href="${address}">Return to Parley</a>
    </form>`;
}

function back(address: string | null, text: string): Html {
  const link =
    address === null ? null : html`<p><a class="button main" href="${address}">Return to Parley</a></p>`;
  return html`<p class="thanks">${text}</p>
    ${link}`;
}
