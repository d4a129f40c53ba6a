import type { FastifyInstance } from 'fastify';
import { chargeOf } from '../objects/payments.ts';
import type { World } from '../world.ts';
import { html, money, type Html } from './html.ts';
import { sendPage } from './layout.ts';
import { serveOnboard } from './onboard.ts';
import { servePay } from './pay.ts';
import { sumOf } from './pay-page.ts';
import { STYLE } from './style.ts';

const CONTROLS = [
  [
    'POST /control/checkout/{checkoutSessionId}',
    '{"outcome": "paid" | "declined" | "processing" | "abandoned"}',
  ],
  ['POST /control/account/{accountId}', '{"outcome": "enabled" | "restricted" | "pending"}'],
  ['POST /control/dispute/{chargeId}', '{"outcome": "opened" | "won" | "lost"}'],
  ['POST /control/refund/{refundId}', '{"outcome": "succeeded" | "failed"}'],
  ['POST /control/payout/{accountId}', '{"outcome": "paid" | "failed", "amount"?: cents}'],
  ['POST /control/webhooks', '{"url"?, "duplicate"?: n, "shuffle"?: boolean, "delayMs"?: n, "drop"?: 0…1}'],
  [
    'POST /control/faults',
    '{"path", "times", "status"? | "timeoutAfterCommit"? | "cutAfterCommit"? | "reset"? | "delayMs"?}',
  ],
  ['POST /control/world', '{"accounts"?, "payments"?, "transfers"?, "payouts"?}'],
];

/** The pages that people open in a browser, except the mailbox. */
export function servePages(app: FastifyInstance, world: World): void {
  servePay(app, world);
  serveOnboard(app, world);

  app.get('/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  );

  app.get('/', (_request, reply) =>
    sendPage(reply, { title: 'The outside world', body: home(world), face: 'wide' }),
  );

  app.get<{ Params: { id: string } }>('/receipt/:id', (request, reply) => {
    const charge = chargeOf(world, request.params.id);
    const amount = money(charge.amount, charge.currency);
    const refunded = money(charge.amount_refunded, charge.currency);
    return sendPage(reply, {
      title: `Receipt for ${amount}`,
      body: html`<h1>Receipt</h1>
        <dl class="sheet">
          <dt>Paid</dt>
          <dd>${amount}</dd>
          <dt>Refunded</dt>
          <dd>${refunded}</dd>
          <dt>Date</dt>
          <dd>${day(charge.created)}</dd>
          <dt>Number</dt>
          <dd>${charge.id}</dd>
        </dl>`,
    });
  });
}

function home(world: World): Html {
  const sessions = world.store.list('checkout.session', '', [], { limit: 10 }) ?? [];
  const accounts = world.store.list('account', '', [], { limit: 10 }) ?? [];
  return html`<h1>The outside world</h1>
    <p>The product uses this server as its card processor and mail server.</p>
    <p><a class="button main" href="/mailbox">Open the mailbox</a></p>
    <h2>Latest checkouts</h2>
    ${links(sessions.map((one) => [`/pay/${one.id}`, `${sumOf(one)}, ${one.status}, ${one.payment_status}`]))}
    <h2>Latest accounts</h2>
    ${links(accounts.map((one) => [`/onboard/${one.id}`, `${one.email ?? one.id}, payouts ${one.payouts_enabled ? 'enabled' : 'not enabled'}`]))}
    <h2>Controls</h2>
    <p class="soft">Send JSON to get the changed object back.</p>
    <ul class="plain">
      ${CONTROLS.map(([call = '', body = '']) => html`<li class="sheet"><code>${call}</code><br /><code class="soft">${body}</code></li>`)}
    </ul>`;
}

function links(rows: [string, string][]): Html {
  if (rows.length === 0) return html`<p class="soft">None yet.</p>`;
  return html`<ul>
    ${rows.map(([address, told]) => html`<li><a href="${address}">${told}</a></li>`)}
  </ul>`;
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
