import { expect, test } from 'vitest';
import { readForm } from '../src/form.ts';
import { mismatch } from './check.ts';
import { stripeSchema } from './derive.ts';
import { keptSchema } from './kept-schema.ts';

const CHECKOUT =
  'mode=payment&success_url=http://a.test&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd' +
  '&line_items[0][price_data][unit_amount]=4500&line_items[0][price_data][product_data][name]=Job';

// Tests of the derivation: they fail if a newer stripe-node changes how enums are left open.
test.each([
  ['CheckoutCreate', `${CHECKOUT}&payment_intent_data[transferGroup]=job_1`],
  ['CheckoutCreate', `${CHECKOUT}&payment_method_types[0]=card`],
  ['CheckoutCreate', `${CHECKOUT}&ui_mode=hosted`],
  ['CheckoutCreate', CHECKOUT.replace('4500', '45.5')],
  ['CheckoutExpire', 'reason=abandoned'],
  ['CheckoutCreate', `${CHECKOUT}&saved_payment_method_options[payment_method_save]=yes`],
  ['CustomerCreate', 'mail=a@a.test'],
  ['CustomerUpdate', 'emailAddress=a@a.test'],
  ['CustomerDelete', 'reason=closed'],
  ['CardList', 'kind=card'],
  ['CardDetach', 'customer=cus_1'],
  ['AccountCreate', 'country=US&controller[stripe_dashboard][type]=expres'],
  ['AccountLinkCreate', 'account=acct_1&type=account_onboard'],
  ['AccountLinkCreate', 'type=account_onboarding'],
  ['AccountCreateLoginLink', 'redirect_url=http://a.test'],
  ['TransferCreate', 'currency=usd&amount=45.5&destination=acct_1'],
  ['TransferCreate', 'currency=usd&amount=45&destination=acct_1&sourceTransaction=ch_1'],
  ['TransferList', 'transferGroup=job_1'],
  ['ReversalCreate', 'amount=1.5'],
  ['RefundCreate', 'payment_intent=pi_1&reason=bogus'],
  ['RefundCreate', 'payment_intent=pi_1&amount=many'],
  ['RefundList', 'intent=pi_1'],
  ['IntentRetrieve', 'with=latest_charge'],
  ['MovementList', 'since=1'],
  ['PayoutList', 'account=acct_1'],
  ['PayoutRetrieve', 'with=balance_transaction'],
  ['EventList', 'delivery_success=perhaps'],
  ['BalanceRetrieve', 'currency=usd'],
  ['DisputeUpdate', 'evidence[uncategorizedFile]=file_1'],
  ['FileCreate', 'purpose=dispute_proof&file[name]=a.pdf&file[type]=application/pdf&file[data]=1'],
])('%s with %s is refused', (shape, body) => {
  expect(mismatch(shape, readForm(body), 'form')).not.toBeNull();
});

test('what is written rightly is accepted', () => {
  expect(mismatch('CheckoutCreate', readForm(`${CHECKOUT}&ui_mode=hosted_page`), 'form')).toBeNull();
  expect(
    mismatch('RefundCreate', readForm('payment_intent=pi_1&reason=duplicate&amount=1'), 'form'),
  ).toBeNull();
  expect(mismatch('EventList', readForm('delivery_success=false&created[gte]=5'), 'form')).toBeNull();
});

test('an answer with a status that does not exist, a text for an amount or a field too many is refused', () => {
  const link = { object: 'account_link', created: 1, expires_at: 2, url: 'http://a.test' };
  expect(mismatch('AccountLinkAnswer', link, 'json')).toBeNull();
  expect(mismatch('AccountLinkAnswer', { ...link, expires_at: '2' }, 'json')).not.toBeNull();
  expect(mismatch('AccountLinkAnswer', { ...link, expires_at: 2.5 }, 'json')).not.toBeNull();
  expect(mismatch('AccountLinkAnswer', { ...link, account: 'acct_1' }, 'json')).not.toBeNull();
});

test('the kept schema is the one that is derived now', async () => {
  expect(await keptSchema()).toEqual(stripeSchema());
});
