import { expect, test } from 'vitest';
import { openWebhookReceiver, openStage, SECRETS } from './stage.ts';

const createdAt = '2026-09-01T10:00:00.000Z';
const WORLD = {
  accounts: [
    { id: 'acct_seed1', userId: 'u1', email: 'pro@demo.parley.test', country: 'CO', enabled: true },
    { id: 'acct_seed2', userId: 'u2', email: 'new@demo.parley.test', country: 'US', enabled: false },
  ],
  payments: [
    {
      checkoutSessionId: 'cs_seed1',
      paymentIntentId: 'pi_seed1',
      chargeId: 'ch_seed1',
      balanceTransactionId: 'txn_seed1',
      amountCents: 120_000,
      feeCents: 3_510,
      jobId: 'j1',
      paymentId: 'p1',
      createdAt,
    },
  ],
  transfers: [
    {
      id: 'tr_seed1',
      jobId: 'j1',
      accountId: 'acct_seed1',
      chargeId: 'ch_seed1',
      amountCents: 108_000,
      createdAt,
    },
  ],
  refunds: [{ id: 're_seed1', chargeId: 'ch_seed1', amountCents: 200, createdAt }],
  payouts: [{ id: 'po_seed1', accountId: 'acct_seed1', amountCents: 8_000, createdAt }],
};

test('the demo has a past that is settled, told to nobody, and made only once', async () => {
  const ear = await openWebhookReceiver();
  const stage = await openStage({ webhooks: { url: ear.url, ...SECRETS } });
  expect((await stage.control('world', WORLD)).json).toEqual({
    accounts: 2,
    payments: 1,
    transfers: 1,
    refunds: 1,
    payouts: 1,
  });
  expect((await stage.control('world', WORLD)).json).toEqual({
    accounts: 0,
    payments: 0,
    transfers: 0,
    refunds: 0,
    payouts: 0,
  });

  const { processor } = stage;
  expect(await processor.retrieveAccount('acct_seed1')).toMatchObject({
    arePayoutsEnabled: true,
    transfers: 'active',
  });
  expect(await processor.retrieveAccount('acct_seed2')).toMatchObject({ isSubmitted: false });
  expect(await processor.retrieveCheckout('cs_seed1')).toMatchObject({
    paymentStatus: 'paid',
    paymentId: 'p1',
    intentId: 'pi_seed1',
  });
  expect((await processor.retrieveIntent('pi_seed1')).charge).toMatchObject({
    id: 'ch_seed1',
    createdAt,
    movement: { id: 'txn_seed1', feeCents: 3_510, netCents: 116_490 },
  });
  expect(await processor.listTransfers({ jobId: 'j1' })).toMatchObject([
    { id: 'tr_seed1', chargeId: 'ch_seed1', createdAt },
  ]);
  expect(await processor.retrieveBalance()).toEqual({ availableCents: 8_290, pendingCents: 0 });
  expect(await processor.retrieveBalance('acct_seed1')).toEqual({ availableCents: 100_000, pendingCents: 0 });
  expect(await processor.listPayouts('acct_seed1')).toMatchObject([
    { id: 'po_seed1', status: 'paid', amountCents: 8_000 },
  ]);
  expect(await processor.listUndeliveredEvents()).toEqual([]);
  expect(ear.delivered).toEqual([]);
  expect(stage.troubles).toEqual([]);
});

test('what was seeded behaves like anything else', async () => {
  const stage = await openStage();
  await stage.control('world', WORLD);
  const refund = {
    intentId: 'pi_seed1',
    amountCents: 100,
    reason: 'duplicate' as const,
    metadata: {},
    key: 'refund:1',
  };
  expect(await stage.processor.createRefund(refund)).toMatchObject({
    status: 'succeeded',
    chargeId: 'ch_seed1',
  });
  const reversal = { transferId: 'tr_seed1', amountCents: 100_001, metadata: {}, key: 'reversal:1' };
  await expect(stage.processor.createReversal(reversal)).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
});

test('a world with a mistake in it changes nothing', async () => {
  const stage = await openStage();
  const [account, other] = WORLD.accounts;
  const wrong = { accounts: [account, { ...other, country: undefined }] };
  expect(await stage.control('world', wrong)).toMatchObject({ status: 400 });
  const unknown = { ...WORLD, transfers: [{ ...WORLD.transfers[0], amountCents: 10.5 }] };
  expect(await stage.control('world', unknown)).toMatchObject({ status: 400 });
  await expect(stage.processor.retrieveAccount('acct_seed1')).rejects.toMatchObject({ statusCode: 404 });
});
