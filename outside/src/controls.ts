import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decide } from './objects/accounts.ts';
import { act } from './objects/checkout.ts';
import { dispute } from './objects/disputes.ts';
import type { Faults } from './faults.ts';
import { toForm } from './form.ts';
import { amount, flag, fraction, optional, record, text, whole, word, type Reader } from './params.ts';
import { chargeAgain, falsifyCheckout, reopen } from './mishaps.ts';
import { chargeOwnFee } from './objects/balance.ts';
import { payOut } from './objects/payouts.ts';
import { Refusal } from './refusal.ts';
import { failRefund, refundOf } from './objects/refunds.ts';
import { seedWorld, worldParams } from './seed-world.ts';
import { DEFAULT_MODE, type Webhooks } from './webhooks.ts';
import type { World } from './world.ts';

interface Parts {
  world: World;
  faults: Faults;
  webhooks: Webhooks;
}

const DELIVERY_MODE = record({
  url: optional(text),
  duplicate: optional(whole),
  shuffle: optional(flag),
  delayMs: optional(whole),
  drop: optional(fraction),
});

const FAULT = record({
  path: text,
  times: optional(whole),
  status: optional(whole),
  timeoutAfterCommit: optional(flag),
  cutAfterCommit: optional(flag),
  reset: optional(flag),
  delayMs: optional(whole),
});

const FALSIFIED = record({ amount: optional(amount), currency: optional(text), reference: optional(text) });

/** Simulates people, banks and faults on request. JSON in, the changed object out. */
export function serveControls(app: FastifyInstance, { world, faults, webhooks }: Parts): void {
  serveOutcomes(app, world);

  app.post('/control/webhooks', (request) => {
    const { url, ...mode } = read(request, DELIVERY_MODE);
    if (url !== undefined) webhooks.url = url;
    const given = Object.entries(mode).filter(([, value]) => value !== undefined);
    // A new URL alone keeps the mode; any other field replaces the whole mode
    if (url === undefined || given.length > 0)
      webhooks.behave({ ...DEFAULT_MODE, ...Object.fromEntries(given) });
    return { url: webhooks.url, ...DEFAULT_MODE, ...Object.fromEntries(given) };
  });

  app.post('/control/faults', (request) => {
    const fault = { ...read(request, FAULT) };
    faults.plan({ ...fault, times: fault.times ?? 1 });
    return fault;
  });

  app.post('/control/world', { bodyLimit: 32 * 1024 * 1024 }, (request) => {
    const input = read(request, worldParams);
    return world.store.transact(() => seedWorld(world, input));
  });
}

function serveOutcomes(app: FastifyInstance, world: World): void {
  const outcome = <T>(path: string, params: Reader<T>, done: (id: string, input: T) => object) =>
    app.post<{ Params: { id: string } }>(`/control/${path}/:id`, (request) =>
      world.store.transact(() => done(request.params.id, read(request, params))),
    );

  outcome('checkout', one('paid', 'declined', 'processing', 'abandoned'), (id, input) =>
    act(world, id, input.outcome),
  );
  outcome('misstate', FALSIFIED, (id, input) => falsifyCheckout(world, id, input));
  outcome('charge-again', record({}), (id) => chargeAgain(world, id));
  outcome('reopen', record({}), (id) => reopen(world, id));
  outcome('account', one('enabled', 'restricted', 'pending'), (id, input) =>
    decide(world, id, input.outcome),
  );
  const disputed = record({
    outcome: word('opened', 'won', 'lost'),
    amount: optional(amount),
    evidenceDays: optional(whole),
  });
  outcome('dispute', disputed, (id, input) => dispute(world, id, input));
  outcome('refund', one('succeeded', 'failed'), (id, input) =>
    input.outcome === 'failed' ? failRefund(world, id) : settled(world, id),
  );
  const payout = record({ outcome: word('paid', 'failed'), amount: optional(amount) });
  outcome('payout', payout, (account, input) => payOut(world, { account, ...input }));
  outcome('own-fee', record({ amount }), (_platform, input) => chargeOwnFee(world, input.amount));
}

/** Card refunds succeed at once here, so after a failure the answer can only be no. */
function settled(world: World, id: string) {
  const refund = refundOf(world, id);
  if (refund.status === 'failed')
    throw new Refusal(409, true, { message: 'This refund has already failed.' });
  return refund;
}

function one<const W extends string>(...words: W[]) {
  return record({ outcome: word(...words) });
}

function read<T>(request: FastifyRequest, params: Reader<T>): T {
  return params(toForm(request.body), '');
}
