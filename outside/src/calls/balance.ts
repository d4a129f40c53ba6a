import { shownBalance, shownMovement } from '../objects/balance.ts';
import { created, pageOf, paging } from '../lists.ts';
import { flag, list, optional, record, text } from '../params.ts';
import { missing } from '../refusal.ts';
import { route } from '../routes.ts';
import { equals, type Clause } from '../store.ts';

const UNDELIVERED = "exists (select 1 from delivery where event = thing.id and state <> 'done')";

const nothing = record({});
const movementList = record({
  ...paging,
  created,
  currency: optional(text),
  source: optional(text),
  type: optional(text),
});
const payoutList = record({ ...paging, created, status: optional(text) });
const eventList = record({
  ...paging,
  created,
  delivery_success: optional(flag),
  type: optional(text),
  types: optional(list(text)),
});

export const balanceCalls = [
  route('GET', '/v1/balance', {
    shape: 'BalanceRetrieve',
    params: nothing,
    forConnected: true,
    act: (world, _params, { account }) => shownBalance(world, account),
  }),
  route('GET', '/v1/balance_transactions', {
    shape: 'MovementList',
    params: movementList,
    forConnected: true,
    act(world, { created: clauses, currency, source, type, ...page }, { path: url, account }) {
      if (currency !== undefined) clauses.push(equals('currency', currency));
      if (source !== undefined) clauses.push(equals('source', source));
      if (type !== undefined) clauses.push(equals('type', type));
      const found = pageOf(world, 'balance_transaction', { ...page, account, url, clauses });
      return { ...found, data: found.data.map((one) => shownMovement(world, one)) };
    },
  }),
  route('GET', '/v1/balance_transactions/:id', {
    shape: 'MovementRetrieve',
    params: nothing,
    forConnected: true,
    act(world, _params, { id }) {
      const found = world.store.get('balance_transaction', id);
      if (!found) throw missing('balance transaction', id);
      return shownMovement(world, found);
    },
  }),
  route('GET', '/v1/payouts', {
    shape: 'PayoutList',
    params: payoutList,
    forConnected: true,
    act(world, { created: clauses, status, ...page }, { path: url, account }) {
      if (status !== undefined) clauses.push(equals('status', status));
      return pageOf(world, 'payout', { ...page, account, url, clauses });
    },
  }),
  route('GET', '/v1/payouts/:id', {
    shape: 'PayoutRetrieve',
    params: nothing,
    forConnected: true,
    act(world, _params, { id }) {
      const found = world.store.get('payout', id);
      if (!found) throw missing('payout', id);
      return found;
    },
  }),
  route('GET', '/v1/events', {
    shape: 'EventList',
    params: eventList,
    forConnected: true,
    act(
      world,
      { created: clauses, delivery_success: isHeard, type, types, ...page },
      { path: url, account },
    ) {
      if (isHeard !== undefined)
        clauses.push({ sql: isHeard ? `not ${UNDELIVERED}` : UNDELIVERED, values: [] });
      const names = type === undefined ? types : [type];
      if (names !== undefined) clauses.push(oneOf(names));
      return pageOf(world, 'event', { ...page, account, url, clauses });
    },
  }),
];

function oneOf(types: string[]): Clause {
  return { sql: `json_extract(body, '$.type') in (${types.map(() => '?').join(', ')})`, values: types };
}
