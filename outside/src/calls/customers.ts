import { pageOf, paging } from '../lists.ts';
import { customerOf, deleteCustomer, detach, openCustomer } from '../objects/customers.ts';
import { metadata, optional, record, text, word } from '../params.ts';
import { route } from '../routes.ts';
import { equals } from '../store.ts';

const nothing = record({});
const create = record({ email: optional(text), metadata });
const update = record({ email: optional(text) });
const cardList = record({ ...paging, type: optional(word('card')) });

export const customerCalls = [
  route('POST', '/v1/customers', {
    shape: 'CustomerCreate',
    params: create,
    act: (world, { email, metadata: about }) =>
      openCustomer(world, { email: email ?? null, metadata: about }),
  }),
  route('POST', '/v1/customers/:id', {
    shape: 'CustomerUpdate',
    params: update,
    act(world, { email }, { id }) {
      const customer = { ...customerOf(world, id), ...(email !== undefined && { email }) };
      world.store.put(customer);
      return customer;
    },
  }),
  route('DELETE', '/v1/customers/:id', {
    shape: 'CustomerDelete',
    params: nothing,
    act: (world, _params, { id }) => deleteCustomer(world, id),
  }),
  route('GET', '/v1/customers/:id/payment_methods', {
    shape: 'CardList',
    params: cardList,
    act(world, { type: _type, ...page }, { id, path: url, account }) {
      customerOf(world, id, 'customer');
      return pageOf(world, 'payment_method', { ...page, account, url, clauses: [equals('customer', id)] });
    },
  }),
  route('POST', '/v1/payment_methods/:id/detach', {
    shape: 'CardDetach',
    params: nothing,
    act: (world, _params, { id }) => detach(world, id),
  }),
];
