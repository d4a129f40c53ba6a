import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountOf, changeBank, decide } from '../objects/accounts.ts';
import type { Account, OnboardingLink } from '../objects/objects.ts';
import { missing } from '../refusal.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { sendPage } from './layout.ts';

const ANY_BANK = '000123456789';

export function serveOnboard(app: FastifyInstance, world: World): void {
  app.get<{ Params: { door: string; id: string } }>('/link/:door/onboard/:id', (request, reply) =>
    reply.redirect(
      world.store.transact(() => openLink(world, request.params.door)),
      303,
    ),
  );

  app.get<{ Params: { id: string } }>('/onboard/:id', (request, reply) => {
    const account = accountOf(world, request.params.id);
    return showAccount(reply, account, onboardingLinkOf(world, account.id)?.return_url ?? null);
  });

  app.post<{ Params: { id: string }; Body: string }>('/onboard/:id', (request, reply) => {
    const { id } = request.params;
    const form = new URLSearchParams(request.body);
    const last4 = (form.get('bank') ?? ANY_BANK).replaceAll(/\D/g, '').slice(-4).padStart(4, '0');
    world.store.transact(() => submit(world, accountOf(world, id), form.get('act'), last4));
    return reply.redirect(onboardingLinkOf(world, id)?.return_url ?? `/onboard/${id}`, 303);
  });
}

/** Links are single-use; a used or expired one redirects to the refresh URL. */
function openLink(world: World, id: string): string {
  const door = world.store.get('doorway', id);
  if (!door) throw missing('link', id);
  if (door.used || door.expires_at <= world.now()) return door.refresh_url ?? `/onboard/${door.account}`;
  world.store.put({ ...door, used: true });
  return `/onboard/${door.account}`;
}

function submit(world: World, { id }: Account, pressed: string | null, last4: string): void {
  if (pressed === 'complete') decide(world, id, 'enabled', last4);
  if (pressed === 'more') decide(world, id, 'restricted', last4);
  if (pressed === 'bank') changeBank(world, id, last4);
}

/** The last used link has the return URL. */
function onboardingLinkOf(world: World, account: string): OnboardingLink | undefined {
  return world.store.list('doorway', account, [
    { sql: "json_extract(body, '$.used')", values: [] },
    RETURNS,
  ])?.[0];
}

const RETURNS = { sql: "json_extract(body, '$.return_url') is not null", values: [] };

function showAccount(reply: FastifyReply, account: Account, returnUrl: string | null): FastifyReply {
  return sendPage(reply, {
    title: 'Get paid',
    body: html`<h1>Get paid</h1>
      <p class="soft">Account ${account.id}</p>
      ${facts(account)}${choices(account, returnUrl)}`,
    leadsTo: [returnUrl],
  });
}

function facts(account: Account): Html {
  const [bank] = account.external_accounts.data;
  return html`<dl class="sheet">
    <dt>Email</dt>
    <dd>${account.email ?? 'not provided'}</dd>
    <dt>Country</dt>
    <dd>${account.country}</dd>
    <dt>Payouts</dt>
    <dd>${account.payouts_enabled ? 'enabled' : 'not yet'}</dd>
    <dt>Bank account</dt>
    <dd>${bank ? `${bank.bank_name} ending in ${bank.last4}` : 'none yet'}</dd>
  </dl>`;
}

function choices(account: Account, returnUrl: string | null): Html {
  const leave =
    returnUrl === null
      ? null
      : html`<a class="button" href="${returnUrl}"
          >${account.payouts_enabled ? 'Return to Parley' : 'Finish later'}</a
        >`;
  return html`${asked(account)}
    <form method="post" class="sheet">
      <div class="field">
        <label for="bank">Bank account number</label>
        <small id="help">Any digits work. Only the last four are stored.</small>
        <input
          id="bank"
          name="bank"
          inputmode="numeric"
          autocomplete="off"
          aria-describedby="help"
          value="${ANY_BANK}"
        />
      </div>
      ${account.payouts_enabled ? bankButton() : onboardButtons()} ${leave}
    </form>`;
}

function asked(account: Account): Html | null {
  if (!account.details_submitted || account.requirements.currently_due.length === 0) return null;
  return html`<p role="alert">
    We need more information before you can get paid: ${account.requirements.currently_due.join(', ')}
  </p>`;
}

function onboardButtons(): Html {
  return html`<button class="main" name="act" value="complete">Complete onboarding</button>
    <button name="act" value="more">Require more information</button>`;
}

function bankButton(): Html {
  return html`<button class="main" name="act" value="bank">Change bank account</button>
    <button name="act" value="more">Require more information</button>`;
}
