import { requireCurrency } from '../currency.ts';
import { requireCustomer } from '../objects/customers.ts';
import { checkNewSession, expireSession, openSession, sessionOf } from '../objects/checkout.ts';
import { created, pageOf, paging } from '../lists.ts';
import { address, amount, list, metadata, optional, record, text, whole, word } from '../params.ts';
import { chargeOf, intentOf } from '../objects/payments.ts';
import { invalid } from '../refusal.ts';
import { route } from '../routes.ts';
import { equals } from '../store.ts';

const item = record({
  price_data: record({
    currency: text,
    product_data: record({ name: text, description: optional(text) }),
    unit_amount: amount,
  }),
  quantity: whole,
});

const payment = record({
  description: optional(text),
  metadata,
  transfer_group: optional(text),
});

const checkoutCreate = record({
  cancel_url: optional(address),
  client_reference_id: optional(text),
  custom_text: optional(record({ submit: optional(record({ message: text })) })),
  currency: optional(text),
  customer: optional(text),
  expires_at: optional(whole),
  line_items: optional(list(item)),
  metadata,
  mode: word('payment', 'setup'),
  payment_intent_data: optional(payment),
  saved_payment_method_options: optional(
    record({ payment_method_save: optional(word('enabled', 'disabled')) }),
  ),
  success_url: address,
  ui_mode: optional(word('hosted_page')),
});
const nothing = record({});
const chargeList = record({
  ...paging,
  created,
  payment_intent: optional(text),
  transfer_group: optional(text),
});

const sessions = [
  route('POST', '/v1/checkout/sessions', {
    shape: 'CheckoutCreate',
    params: checkoutCreate,
    act(world, input) {
      const {
        line_items = [],
        payment_intent_data: about,
        custom_text: words,
        saved_payment_method_options: saving,
        currency,
        ...asked
      } = input;
      if (asked.mode === 'payment' && line_items.length === 0)
        throw invalid('Missing required param: line_items.', 'parameter_missing', 'line_items');
      if (asked.mode === 'setup' && line_items.length > 0)
        throw invalid('`line_items` can’t be used in `setup` mode.', undefined, 'line_items');
      if (asked.mode === 'setup' && currency === undefined)
        throw invalid('Missing required param: currency.', 'parameter_missing', 'currency');
      if (currency !== undefined) requireCurrency(world, currency);
      if (asked.customer !== undefined) requireCustomer(world, asked.customer);
      const items = line_items.map(({ quantity, price_data }) => ({
        quantity,
        amount: price_data.unit_amount,
        name: price_data.product_data.name,
        description: price_data.product_data.description ?? null,
      }));
      for (const { price_data } of line_items) requireCurrency(world, price_data.currency);
      if (items.some(({ quantity }) => quantity < 1))
        throw invalid('Quantity must be at least 1.', undefined, 'line_items');
      const session = {
        ...asked,
        items,
        maySave: saving?.payment_method_save === 'enabled',
        note: words?.submit?.message,
        description: about?.description,
        paymentMetadata: about?.metadata,
        transferGroup: about?.transfer_group,
      };
      checkNewSession(world, session);
      return openSession(world, session);
    },
  }),
  route('GET', '/v1/checkout/sessions/:id', {
    shape: 'CheckoutRetrieve',
    params: nothing,
    act: (world, _params, { id }) => sessionOf(world, id),
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', {
    shape: 'CheckoutExpire',
    params: nothing,
    act: (world, _params, { id }) => expireSession(world, id),
  }),
];

const payments = [
  route('GET', '/v1/payment_intents/:id', {
    shape: 'IntentRetrieve',
    params: nothing,
    act: (world, _params, { id }) => intentOf(world, id),
  }),
  route('GET', '/v1/charges/:id', {
    shape: 'ChargeRetrieve',
    params: nothing,
    act: (world, _params, { id }) => chargeOf(world, id),
  }),
  route('GET', '/v1/charges', {
    shape: 'ChargeList',
    params: chargeList,
    act(
      world,
      { created: clauses, payment_intent: intent, transfer_group: group, ...page },
      { path: url, account },
    ) {
      if (intent !== undefined) clauses.push(equals('payment_intent', intent));
      if (group !== undefined) clauses.push(equals('transfer_group', group));
      return pageOf(world, 'charge', { ...page, account, url, clauses });
    },
  }),
];

export const checkoutCalls = [...sessions, ...payments];
