import { accountOf, linkAccount, loginLink, openAccount } from '../objects/accounts.ts';
import { address, flag, metadata, optional, record, text, word, type Reader } from '../params.ts';
import { invalid } from '../refusal.ts';
import { route } from '../routes.ts';

const controller = record({
  fees: record({ payer: word('application') }),
  losses: record({ payments: word('application') }),
  stripe_dashboard: record({ type: word('express') }),
});

/** Countries without payouts. */
const UNSUPPORTED = new Set(['CU', 'IR', 'KP', 'SY']);

const country: Reader<string> = (value, at) => {
  const code = text(value, at);
  if (UNSUPPORTED.has(code))
    throw invalid(`${code} is not currently supported by Stripe.`, 'country_unsupported', at);
  return code;
};

const accountCreate = record({
  capabilities: record({ transfers: record({ requested: flag }) }),
  controller,
  country,
  email: optional(text),
  metadata,
});
const nothing = record({});
const accountLinkCreate = record({
  account: text,
  refresh_url: address,
  return_url: address,
  type: word('account_onboarding', 'account_update'),
});

export const accountCalls = [
  route('POST', '/v1/accounts', {
    shape: 'AccountCreate',
    params: accountCreate,
    act(world, { country, email, metadata: about }) {
      if (!/^[A-Z]{2}$/.test(country))
        throw invalid(`Country '${country}' is unknown.`, 'country_unsupported', 'country');
      const account = openAccount(world, { country, email: email ?? null, metadata: about });
      return account;
    },
  }),
  route('GET', '/v1/accounts/:id', {
    shape: 'AccountRetrieve',
    params: nothing,
    act: (world, _params, { id }) => accountOf(world, id),
  }),
  route('POST', '/v1/accounts/:id/login_links', {
    shape: 'AccountCreateLoginLink',
    params: nothing,
    act: (world, _params, { id }) => loginLink(world, id),
  }),
  route('POST', '/v1/account_links', {
    shape: 'AccountLinkCreate',
    params: accountLinkCreate,
    act: (world, { account, type, refresh_url, return_url }) =>
      linkAccount(world, { account, type, refresh: refresh_url, return: return_url }),
  }),
];
