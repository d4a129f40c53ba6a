import { newId } from '../ids.ts';
import type { Account, BankAccount, OnboardingLink, Metadata } from './objects.ts';
import { broken, missing, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

const ASKED_AT_FIRST = ['business_type', 'external_account', 'individual.first_name', 'individual.last_name'];
const ASKED_AGAIN = ['individual.verification.document'];
const LINK_SECONDS = 300;
const TRANSFERS = { enabled: 'active', restricted: 'inactive', pending: 'pending' } as const;

export type AccountOutcome = 'enabled' | 'restricted' | 'pending';

interface NewAccount {
  id?: string;
  country: string;
  email: string | null;
  metadata: Metadata;
  created?: number;
}

/** A new account: nothing submitted, nothing enabled. */
export function openAccount(world: World, asked: NewAccount): Account {
  const id = asked.id ?? newId('acct');
  const account: Account = {
    id,
    object: 'account',
    type: 'express',
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      type: 'application',
      is_controller: true,
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    country: asked.country,
    created: asked.created ?? world.now(),
    default_currency: world.currency,
    details_submitted: false,
    email: asked.email,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: asked.metadata,
    payouts_enabled: false,
    requirements: requirements(ASKED_AT_FIRST, 'requirements.past_due'),
  };
  world.store.put(account);
  return account;
}

export function accountOf(world: World, id: string): Account {
  const account = world.store.get('account', id);
  if (!account) throw missing('account', id, 'account');
  return account;
}

/** Decides about an account after onboarding. */
export function decide(world: World, id: string, outcome: AccountOutcome, last4 = '6789'): Account {
  const account = withBank(world, accountOf(world, id), last4);
  const isEnabled = outcome === 'enabled';
  const decided: Account = {
    ...account,
    details_submitted: true,
    charges_enabled: isEnabled,
    payouts_enabled: isEnabled,
    capabilities: { transfers: TRANSFERS[outcome] },
    requirements: requirementsAfter(outcome),
  };
  world.store.put(decided);
  world.emit('account.updated', decided, id);
  return decided;
}

export function changeBank(world: World, id: string, last4: string): Account {
  const account = accountOf(world, id);
  const bank = bankOf(account, last4);
  const changed: Account = { ...account, external_accounts: { ...account.external_accounts, data: [bank] } };
  world.store.put(changed);
  world.emit('account.external_account.updated', bank, id);
  world.emit('account.updated', changed, id);
  return changed;
}

/** A single-use link into /onboard. */
export function createOnboardingLink(
  world: World,
  account: string,
  urls: { refresh?: string; return?: string },
): OnboardingLink {
  const link: OnboardingLink = {
    id: newId('door'),
    object: 'doorway',
    account,
    created: world.now(),
    expires_at: world.now() + LINK_SECONDS,
    refresh_url: urls.refresh ?? null,
    return_url: urls.return ?? null,
    used: false,
  };
  world.store.put(link, account);
  return link;
}

/** The link's URL; it ends in /onboard/{accountId}. */
export function onboardingUrl(world: World, link: OnboardingLink): string {
  return `${world.url}/link/${link.id}/onboard/${link.account}`;
}

export function linkAccount(
  world: World,
  asked: { account: string; type: string; refresh?: string; return?: string },
) {
  if (!world.store.get('account', asked.account)) throw missing('account', asked.account, 'account', 400);
  if (asked.type === 'account_update') {
    throw broken(
      'You cannot create `account_update` type Account Links for this account.',
      undefined,
      'type',
    );
  }
  const link = createOnboardingLink(world, asked.account, asked);
  const { created, expires_at } = link;
  return { object: 'account_link' as const, created, expires_at, url: onboardingUrl(world, link) };
}

export function loginLink(world: World, id: string) {
  const account = accountOf(world, id);
  if (!account.details_submitted) {
    throw broken('Cannot create a login link for an account that has not completed onboarding.');
  }
  const link = createOnboardingLink(world, id, {});
  return { object: 'login_link' as const, created: link.created, url: onboardingUrl(world, link) };
}

/** The account in the Stripe-Account header. */
export function actingAs(world: World, header: string | undefined): string {
  if (header === undefined || header === '') return '';
  if (world.store.get('account', header)) return header;
  const message = `The provided key does not have access to account '${header}' (or that account does not exist).`;
  throw new Refusal(403, false, { message, code: 'account_invalid' });
}

function withBank(world: World, account: Account, last4: string): Account {
  if (account.external_accounts.data.length > 0) return account;
  const bank = bankOf(account, last4);
  world.emit('account.external_account.created', bank, account.id);
  return { ...account, external_accounts: { ...account.external_accounts, data: [bank] } };
}

function bankOf(account: Account, last4: string): BankAccount {
  return {
    id: newId('ba'),
    object: 'bank_account',
    account: account.id,
    account_holder_name: null,
    account_holder_type: null,
    account_type: null,
    bank_name: 'STRIPE TEST BANK',
    country: account.country,
    currency: account.default_currency,
    default_for_currency: true,
    fingerprint: account.id.slice(-16),
    last4,
    metadata: {},
    routing_number: null,
    status: 'new',
  };
}

function requirementsAfter(outcome: AccountOutcome): Account['requirements'] {
  if (outcome === 'restricted') return requirements(ASKED_AGAIN, 'requirements.past_due');
  const clear = requirements([], null);
  return outcome === 'pending' ? { ...clear, pending_verification: ASKED_AGAIN } : clear;
}

function requirements(due: string[], disabled: string | null): Account['requirements'] {
  return {
    alternatives: null,
    current_deadline: null,
    currently_due: due,
    disabled_reason: disabled,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}
