import { expect, test } from 'vitest';
import { checkoutOf, enabledAccount, openWebhookReceiver, openStage, paidJob, SECRETS } from './stage.ts';

const PAYING = [
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
];

/** Long enough for any late delivery. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 450));

test('a payment and an account are told, each signed with the secret of its endpoint', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage({ webhooks: { url: ear.url, ...SECRETS } });
  const account = await enabledAccount(stage);
  const { checkout } = await paidJob(stage);
  await expect.poll(() => ear.delivered.length).toBe(6);
  expect(ear.types().toSorted()).toEqual(
    [...PAYING, 'account.external_account.created', 'account.updated'].toSorted(),
  );
  const updated = ear.delivered.find(({ type }) => type === 'account.updated');
  expect(updated).toMatchObject({
    accountId: account,
    secret: SECRETS.connectSecret,
    subject: { id: account },
  });
  const completed = ear.delivered.find(({ type }) => type === 'checkout.session.completed');
  expect(completed).toMatchObject({ accountId: null, secret: SECRETS.platformSecret });
  expect(completed?.subject).toMatchObject({
    id: checkout.id,
    intentId: checkout.intentId,
    paymentId: checkout.paymentId,
  });
  expect(await stage.processor.listUndeliveredEvents()).toEqual([]);
});

test('a changed byte or a strange secret is refused', async () => {
  const { processor } = await openStage();
  expect(() => processor.readEvent('{}', 't=1,v1=00')).toThrow();
  expect(() => processor.readEvent(Buffer.from('{}'), '')).toThrow();
});

test('what happens while nobody listens waits, and goes out once there is an address', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage();
  await paidJob(stage);
  expect(await stage.processor.listUndeliveredEvents()).toHaveLength(4);
  stage.outside.webhookUrl = ear.url;
  await expect.poll(() => ear.delivered.length).toBe(4);
  expect(stage.outside.webhookUrl).toBe(ear.url);
});

test('a delivery that is refused comes again until it is heard', async () => {
  const tries = new Map<string, number>();
  const ear = await openWebhookReceiver(({ id }) => {
    tries.set(id, (tries.get(id) ?? 0) + 1);
    return tries.get(id) === 3 ? 200 : 500;
  });
  const stage = await openStage();
  await stage.control('webhooks', { url: ear.url });
  await paidJob(stage);
  await expect.poll(() => ear.delivered.length, { timeout: 5_000 }).toBe(4);
  expect([...tries.values()]).toEqual([3, 3, 3, 3]);
  expect(await stage.processor.listUndeliveredEvents()).toEqual([]);
  expect(stage.troubles.every((line) => line.includes('not heard (answered 500)'))).toBe(true);
});

test('each delivery comes as often as asked for', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage({ webhooks: { url: ear.url, ...SECRETS } });
  await stage.control('webhooks', { duplicate: 3 });
  await paidJob(stage);
  await expect.poll(() => ear.delivered.length).toBe(12);
  await quiet();
  const ids = ear.delivered.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(4);
});

test('deliveries come in another order when shuffled, and none is lost', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage({ webhooks: { url: ear.url, ...SECRETS } });
  await stage.control('webhooks', { shuffle: true });
  for (let n = 0; n < 5; n += 1) await paidJob(stage);
  await expect.poll(() => ear.delivered.length, { timeout: 3_000 }).toBe(20);
  const told = ear.delivered.map(({ createdAt, type }) => `${createdAt} ${type}`);
  const inOrder = Array.from({ length: 5 }, () => PAYING).flat();
  expect(ear.types()).not.toEqual(inOrder);
  expect(ear.types().toSorted()).toEqual(inOrder.toSorted());
  expect(told).toHaveLength(20);
});

test('a late delivery is late', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage({ webhooks: { url: ear.url, ...SECRETS } });
  await stage.control('webhooks', { delayMs: 400 });
  await paidJob(stage);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(ear.delivered).toEqual([]);
  await expect.poll(() => ear.delivered.length).toBe(4);
});

test('what is dropped never comes, but can be asked for, and the address alone changes no manners', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage();
  await stage.control('webhooks', { drop: 1 });
  await stage.control('webhooks', { url: ear.url });
  const { checkout } = await paidJob(stage);
  const account = await enabledAccount(stage);
  await stage.control('webhooks', {});
  const { id } = await checkoutOf(stage);
  await stage.control(`checkout/${id}`, { outcome: 'abandoned' });
  await expect.poll(() => ear.types()).toEqual(['checkout.session.expired']);
  await quiet();
  expect(ear.types()).toEqual(['checkout.session.expired']);
  const lost = await stage.processor.listUndeliveredEvents();
  expect(lost.map(({ type }) => type)).toEqual(PAYING.toReversed());
  expect(lost[0]?.subject.id).toBe(checkout.id);
  const lostOfAccount = await stage.processor.listUndeliveredEvents(account);
  expect(lostOfAccount.map(({ type }) => type)).toEqual([
    'account.updated',
    'account.external_account.created',
  ]);
});

test('declines, waits, refunds, reversals, disputes and payouts are told under their own names', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage();
  const account = await enabledAccount(stage);
  const { jobId, chargeId, intent } = await paidJob(stage);
  await expect.poll(() => stage.processor.listUndeliveredEvents()).toHaveLength(4);
  await stage.control('webhooks', { url: ear.url });
  await expect.poll(() => ear.delivered.length).toBe(6);
  ear.delivered.length = 0;

  const moved = { accountId: account, chargeId, jobId, amountCents: 1_000, metadata: {} };
  const transfer = await stage.processor.createTransfer({ ...moved, key: 'transfer:1' });
  await stage.processor.createReversal({
    transferId: transfer.id,
    amountCents: 500,
    metadata: {},
    key: 'reversal:1',
  });
  const refunded = {
    intentId: intent.id,
    amountCents: 500,
    reason: 'duplicate' as const,
    metadata: {},
    key: 'refund:1',
  };
  const refund = await stage.processor.createRefund(refunded);
  await stage.control(`refund/${refund.id}`, { outcome: 'failed' });
  await stage.control(`dispute/${chargeId}`, { outcome: 'opened' });
  await stage.control(`dispute/${chargeId}`, { outcome: 'won' });
  await stage.control(`payout/${account}`, { outcome: 'paid', amount: 100 });
  await stage.control(`payout/${account}`, { outcome: 'failed', amount: 100 });
  const waiting = await checkoutOf(stage);
  await stage.control(`checkout/${waiting.id}`, { outcome: 'processing' });
  await stage.control(`checkout/${waiting.id}`, { outcome: 'declined' });

  const told = [
    'transfer.created',
    'transfer.reversed',
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
    'payout.paid',
    'payout.failed',
    'payment_intent.created',
    'payment_intent.processing',
    'checkout.session.completed',
    'charge.failed',
    'payment_intent.payment_failed',
    'checkout.session.async_payment_failed',
  ];
  await expect.poll(() => ear.types().toSorted()).toEqual(told.toSorted());
  expect(stage.troubles).toEqual([]);
});
