import { decide, openAccount } from './objects/accounts.ts';
import { openSession } from './objects/checkout.ts';
import type { Session } from './objects/objects.ts';
import { amount, flag, instant, list, optional, record, text, whole } from './params.ts';
import { intentFor, succeed } from './objects/payments.ts';
import { payOut } from './objects/payouts.ts';
import { createRefund } from './objects/refunds.ts';
import { settleTransfer } from './objects/transfers.ts';
import { basketOf } from './objects/checkout.ts';
import type { World } from './world.ts';

const account = record({ id: text, userId: text, email: text, country: text, enabled: flag });
const payment = record({
  checkoutSessionId: text,
  paymentIntentId: text,
  chargeId: text,
  balanceTransactionId: text,
  amountCents: amount,
  feeCents: whole,
  jobId: text,
  paymentId: text,
  createdAt: instant,
});
const transfer = record({
  id: text,
  jobId: text,
  accountId: text,
  chargeId: text,
  amountCents: amount,
  createdAt: instant,
});
const refund = record({ id: text, chargeId: text, amountCents: amount, createdAt: instant });
const payout = record({ id: text, accountId: text, amountCents: amount, createdAt: instant });

export const worldParams = record({
  accounts: optional(list(account)),
  payments: optional(list(payment)),
  transfers: optional(list(transfer)),
  refunds: optional(list(refund)),
  payouts: optional(list(payout)),
});

type SeededWorld = ReturnType<typeof worldParams>;
type Part<Name extends keyof SeededWorld> = NonNullable<SeededWorld[Name]>[number];

/** Creates the demo's past: settled objects, without webhooks. Existing objects stay. */
export function seedWorld(
  world: World,
  { accounts = [], payments = [], transfers = [], refunds = [], payouts = [] }: SeededWorld,
) {
  const quiet: World = { ...world, emit: () => {} };
  const isNew = (id: string) => world.store.find(id) === null;
  const made = {
    accounts: accounts.filter(({ id }) => isNew(id)),
    payments: payments.filter(({ checkoutSessionId }) => isNew(checkoutSessionId)),
    transfers: transfers.filter(({ id }) => isNew(id)),
    refunds: refunds.filter(({ id }) => isNew(id)),
    payouts: payouts.filter(({ id }) => isNew(id)),
  };
  for (const one of made.accounts) addAccount(quiet, one);
  for (const one of made.payments) addPayment(quiet, one);
  for (const one of made.transfers) addTransfer(quiet, one);
  for (const one of made.refunds) addRefund(quiet, one);
  for (const one of made.payouts) addPayout(quiet, one);
  return Object.fromEntries(Object.entries(made).map(([name, added]) => [name, added.length]));
}

function addAccount(world: World, { id, userId, email, country, enabled }: Part<'accounts'>): void {
  openAccount(world, { id, country, email, metadata: { userId } });
  if (enabled) decide(world, id, 'enabled');
}

function addPayment(world: World, input: Part<'payments'>): void {
  const about = { jobId: input.jobId, paymentId: input.paymentId };
  const session = openSession(world, {
    id: input.checkoutSessionId,
    created: input.createdAt,
    success_url: `${world.url}/`,
    client_reference_id: input.paymentId,
    items: [{ name: `Job ${input.jobId}`, quantity: 1, amount: input.amountCents }],
    transferGroup: `job_${input.jobId}`,
    paymentMetadata: about,
  });
  const intent = intentFor(world, session, basketOf(world, session), input.paymentIntentId);
  succeed(
    world,
    { ...intent, created: input.createdAt },
    {
      chargeId: input.chargeId,
      movementId: input.balanceTransactionId,
      fee: input.feeCents,
      created: input.createdAt,
    },
  );
  const paid: Session = {
    ...session,
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  world.store.put(paid);
}

function addTransfer(
  world: World,
  { id, jobId, accountId, chargeId, amountCents, createdAt }: Part<'transfers'>,
): void {
  settleTransfer(world, {
    id,
    created: createdAt,
    amount: amountCents,
    destination: accountId,
    source_transaction: chargeId,
    transfer_group: `job_${jobId}`,
    metadata: { jobId },
  });
}

function addRefund(world: World, { id, chargeId, amountCents, createdAt }: Part<'refunds'>): void {
  const reason = 'requested_by_customer';
  createRefund(world, { id, created: createdAt, charge: chargeId, amount: amountCents, reason });
}

function addPayout(world: World, { id, accountId, amountCents, createdAt }: Part<'payouts'>): void {
  payOut(world, { id, account: accountId, amount: amountCents, created: createdAt });
}
