import { disputeOf, updateDispute } from '../objects/disputes.ts';
import { createFile } from '../objects/files.ts';
import { created, pageOf, paging } from '../lists.ts';
import { amount, flag, metadata, optional, record, text, word } from '../params.ts';
import { createRefund, refundOf } from '../objects/refunds.ts';
import { route } from '../routes.ts';
import { equals } from '../store.ts';
import { createTransfer, reverseTransfer, transferOf } from '../objects/transfers.ts';

const transferCreate = record({
  amount,
  currency: text,
  description: optional(text),
  destination: text,
  metadata,
  source_transaction: optional(text),
  transfer_group: optional(text),
});
const transferList = record({
  ...paging,
  created,
  destination: optional(text),
  transfer_group: optional(text),
});
const nothing = record({});
const reversalCreate = record({ amount: optional(amount), description: optional(text), metadata });
const reversalList = record(paging);
const refundCreate = record({
  amount: optional(amount),
  charge: optional(text),
  metadata,
  payment_intent: optional(text),
  reason: optional(word('duplicate', 'fraudulent', 'requested_by_customer')),
});
const refundList = record({ ...paging, created, charge: optional(text), payment_intent: optional(text) });

const disputeUpdate = record({
  evidence: record({ uncategorized_file: optional(text) }),
  metadata,
  submit: optional(flag),
});
const fileCreate = record({
  file: record({ data: text, name: text, type: text }),
  purpose: word('dispute_evidence'),
});

const transfers = [
  route('POST', '/v1/transfers', {
    shape: 'TransferCreate',
    params: transferCreate,
    act: createTransfer,
  }),
  route('GET', '/v1/transfers', {
    shape: 'TransferList',
    params: transferList,
    act(world, { created: clauses, destination, transfer_group: group, ...page }, { path: url, account }) {
      if (destination !== undefined) clauses.push(equals('destination', destination));
      if (group !== undefined) clauses.push(equals('transfer_group', group));
      return pageOf(world, 'transfer', { ...page, account, url, clauses });
    },
  }),
  route('GET', '/v1/transfers/:id', {
    shape: 'TransferRetrieve',
    params: nothing,
    act: (world, _params, { id }) => transferOf(world, id),
  }),
  route('POST', '/v1/transfers/:id/reversals', {
    shape: 'ReversalCreate',
    params: reversalCreate,
    act: (world, { amount: cents, metadata: about }, { id }) =>
      reverseTransfer(world, id, { metadata: about, ...(cents !== undefined && { amount: cents }) }),
  }),
  route('GET', '/v1/transfers/:id/reversals', {
    shape: 'ReversalList',
    params: reversalList,
    act(world, page, { id, path: url, account }) {
      transferOf(world, id);
      return pageOf(world, 'transfer_reversal', { ...page, account, url, clauses: [equals('transfer', id)] });
    },
  }),
];

const refunds = [
  route('POST', '/v1/refunds', {
    shape: 'RefundCreate',
    params: refundCreate,
    act: createRefund,
  }),
  route('GET', '/v1/refunds', {
    shape: 'RefundList',
    params: refundList,
    act(world, { created: clauses, charge, payment_intent: intent, ...page }, { path: url, account }) {
      if (charge !== undefined) clauses.push(equals('charge', charge));
      if (intent !== undefined) clauses.push(equals('payment_intent', intent));
      return pageOf(world, 'refund', { ...page, account, url, clauses });
    },
  }),
  route('GET', '/v1/refunds/:id', {
    shape: 'RefundRetrieve',
    params: nothing,
    act: (world, _params, { id }) => refundOf(world, id),
  }),
];

const disputes = [
  route('GET', '/v1/disputes/:id', {
    shape: 'DisputeRetrieve',
    params: nothing,
    act: (world, _params, { id }) => disputeOf(world, id),
  }),
  route('POST', '/v1/disputes/:id', {
    shape: 'DisputeUpdate',
    params: disputeUpdate,
    act: (world, update, { id }) => updateDispute(world, id, update),
  }),
  route('POST', '/v1/files', { shape: 'FileCreate', params: fileCreate, act: createFile }),
];

export const transferCalls = [...transfers, ...refunds, ...disputes];
