import { expect, test } from 'vitest';
import { paymentOutcome } from '../../api/src/payments/checkout/payment-outcome.ts';
import { accountOutcome } from '../../api/src/payments/payouts/account-outcome.ts';
import {
  checkoutOf,
  customerOf,
  enabledAccount,
  openStage,
  paidJob,
  refusalOf,
  type Stage,
} from './stage.ts';

const VERSION = '2026-10-28.endive';
const OURS = /^(account|customer|checkout|transfer|reversal|refund|evidence):/;

async function outcomeOf({ processor }: Stage, checkoutId: string) {
  const checkout = await processor.retrieveCheckout(checkoutId);
  const intent = checkout.intentId === null ? null : await processor.retrieveIntent(checkout.intentId);
  return paymentOutcome(checkout, intent);
}

test('every call of the adapter fits the types of stripe-node, with the pinned version and our exact keys', async () => {
  const stage = await openStage();
  const { processor, seen } = stage;
  const account = await enabledAccount(stage);
  await processor.accountLink({
    accountId: account,
    refreshUrl: 'http://a.test/r',
    returnUrl: 'http://a.test/b',
  });
  await processor.loginLink(account);
  await processor.retrieveAccount(account);
  const { jobId, chargeId, intent } = await paidJob(stage);
  const open = await checkoutOf(stage);
  await processor.expireCheckout(open.id);
  const customerId = await customerOf(stage);
  await processor.setCustomerEmail(customerId, 'new@a.test');
  const back = { successUrl: 'http://a.test/s', cancelUrl: 'http://a.test/c' };
  const { id: cardPage } = await processor.createCardPage({ customerId, ...back });
  await stage.control(`checkout/${cardPage}`, { outcome: 'paid' });
  expect((await processor.retrieveCheckout(cardPage)).status).toBe('complete');
  await processor.listCards(customerId);
  await processor.deleteCustomer(customerId);
  const transfer = await processor.createTransfer({
    amountCents: 90_000,
    accountId: account,
    chargeId,
    jobId,
    metadata: { jobId },
    key: 'transfer:job:1',
  });
  await processor.listTransfers({ jobId });
  const reversed = { transferId: transfer.id, amountCents: 10_000, metadata: { refundId: 'r' } };
  await processor.createReversal({ ...reversed, key: 'reversal:r' });
  await processor.listReversals({ transferId: transfer.id });
  const refunded = { intentId: intent.id, amountCents: 10_000, metadata: { refundId: 'r' } };
  const refund = await processor.createRefund({
    ...refunded,
    reason: 'requested_by_customer',
    key: 'refund:r',
  });
  await processor.retrieveRefund(refund.id);
  await processor.listRefunds({ intentId: intent.id });
  const dispute = await stage.control(`dispute/${chargeId}`, { outcome: 'opened' });
  const disputeId = String(dispute.json.id);
  await processor.retrieveDispute(disputeId);
  const pdf = Buffer.from('%PDF-1.3\r\n\r\nbytes \u00ff\r\n', 'latin1');
  const fileId = await processor.uploadEvidence({ pdf, name: 'parley.pdf', key: 'evidence:k:file' });
  const sent = await processor.submitEvidence({
    disputeId,
    fileId,
    metadata: { callId: 'c' },
    key: 'evidence:k',
  });
  expect(sent).toMatchObject({ status: 'under_review', metadata: { callId: 'c' } });
  await processor.retrieveBalance();
  await processor.retrieveBalance(account);
  await stage.control(`payout/${account}`, { outcome: 'paid' });
  await processor.listPayouts(account);
  await Array.fromAsync(processor.balanceTransactions({ since: new Date(0).toISOString() }));
  await Array.fromAsync(processor.balanceTransactions({ accountId: account }));
  await processor.listUndeliveredEvents();
  await processor.listUndeliveredEvents(account);

  expect(stage.troubles).toEqual([]);
  expect(new Set(seen.map(({ version }) => version))).toEqual(new Set([VERSION]));
  const keys = seen
    .filter(({ method }) => method === 'POST')
    .map(({ path, key = '' }) => [path.split('/')[2], OURS.exec(key)?.[1]]);
  expect(keys).toEqual([
    ['accounts', 'account'],
    ['account_links', undefined],
    ['accounts', undefined],
    ['customers', 'customer'],
    ['checkout', 'checkout'],
    ['customers', 'customer'],
    ['checkout', 'checkout'],
    ['checkout', undefined],
    ['customers', 'customer'],
    ['customers', undefined],
    ['checkout', undefined],
    ['transfers', 'transfer'],
    ['transfers', 'reversal'],
    ['refunds', 'refund'],
    ['files', 'evidence'],
    ['disputes', 'evidence'],
  ]);
  expect(seen.find(({ path }) => path === '/v1/transfers')?.key).toBe('transfer:job:1');
  expect(seen.find(({ method, path }) => method === 'POST' && path.endsWith('/reversals'))?.key).toBe(
    'reversal:r',
  );
  expect(seen.find(({ path }) => path === '/v1/refunds')?.key).toBe('refund:r');
});

test('an account is pending, then enabled, falls back to restricted, and is pending while it is looked at', async () => {
  const stage = await openStage();
  const { id } = await stage.processor.createAccount({
    userId: 'u',
    email: 'u@a.test',
    country: 'DE',
    key: 'account:u',
  });
  const now = async () => accountOutcome(await stage.processor.retrieveAccount(id));
  expect(await now()).toBe('PENDING');
  expect(await refusalOf(stage.processor.loginLink(id))).toMatchObject({ status: 400 });
  for (const [outcome, expected] of [
    ['pending', 'PENDING'],
    ['enabled', 'ENABLED'],
    ['restricted', 'RESTRICTED'],
  ]) {
    await stage.control(`account/${id}`, { outcome });
    expect(await now()).toBe(expected);
  }
  expect((await stage.processor.retrieveAccount(id)).bank).toMatchObject({ last4: '6789', currency: 'usd' });
});

test('a payment is what the objects say: pending, failed, paid, unpaid', async () => {
  const stage = await openStage();
  const { id } = await checkoutOf(stage);
  expect(await outcomeOf(stage, id)).toBe('PENDING');
  await stage.control(`checkout/${id}`, { outcome: 'declined' });
  expect(await outcomeOf(stage, id)).toBe('FAILED');
  await stage.control(`checkout/${id}`, { outcome: 'paid' });
  expect(await outcomeOf(stage, id)).toBe('PAID');
  expect(await stage.control(`checkout/${id}`, { outcome: 'declined' })).toMatchObject({ status: 409 });

  const left = await checkoutOf(stage);
  await stage.control(`checkout/${left.id}`, { outcome: 'declined' });
  await stage.control(`checkout/${left.id}`, { outcome: 'abandoned' });
  expect(await outcomeOf(stage, left.id)).toBe('UNPAID');
});

test.each([
  ['paid', 'PAID'],
  ['declined', 'FAILED'],
])('a payment that is processing waits, and is in the end %s', async (outcome, expected) => {
  const stage = await openStage();
  const { id } = await checkoutOf(stage);
  await stage.control(`checkout/${id}`, { outcome: 'processing' });
  expect(await stage.processor.retrieveCheckout(id)).toMatchObject({
    status: 'complete',
    paymentStatus: 'unpaid',
    url: null,
  });
  expect(await outcomeOf(stage, id)).toBe('PENDING');
  await stage.control(`checkout/${id}`, { outcome });
  expect(await outcomeOf(stage, id)).toBe(expected);
});

test('a charge brings its fee, and the balance is the sum of its movements', async () => {
  const stage = await openStage();
  const account = await enabledAccount(stage);
  const { intent, jobId, chargeId } = await paidJob(stage, 120_000);
  expect(intent.charge?.movement).toMatchObject({ amountCents: 120_000, feeCents: 3_510, netCents: 116_490 });
  const moved = { accountId: account, chargeId, jobId, metadata: {} };
  await stage.processor.createTransfer({ ...moved, amountCents: 50_000, key: 'transfer:a:1' });
  const refund = { intentId: intent.id, amountCents: 20_000, metadata: {}, key: 'refund:a' };
  const { id } = await stage.processor.createRefund({ ...refund, reason: 'duplicate' });
  await stage.control(`refund/${id}`, { outcome: 'failed' });
  await stage.control(`dispute/${chargeId}`, { outcome: 'opened' });
  await stage.control(`dispute/${chargeId}`, { outcome: 'won' });

  const movements = (await Array.fromAsync(stage.processor.balanceTransactions({}))).toReversed();
  expect(movements.map(({ type, netCents }) => [type, netCents])).toEqual([
    ['charge', 116_490],
    ['transfer', -50_000],
    ['refund', -20_000],
    ['refund_failure', 20_000],
    ['adjustment', -121_500],
    ['adjustment', 121_500],
  ]);
  const { availableCents, pendingCents } = await stage.processor.retrieveBalance();
  expect(availableCents + pendingCents).toBe(66_490);
  expect(await stage.processor.retrieveBalance(account)).toEqual({ availableCents: 0, pendingCents: 50_000 });
  expect(await stage.processor.retrieveRefund(id)).toMatchObject({
    status: 'failed',
    failure: 'lost_or_stolen_card',
  });
});

test('a list is read whole, page after page', async () => {
  const stage = await openStage();
  const { intent } = await paidJob(stage, 120_000);
  const refund = {
    intentId: intent.id,
    amountCents: 100,
    reason: 'requested_by_customer' as const,
    metadata: {},
  };
  for (let n = 0; n < 130; n += 1) await stage.processor.createRefund({ ...refund, key: `refund:${n}` });
  const found = await stage.processor.listRefunds({ intentId: intent.id });
  expect(new Set(found.map(({ id }) => id)).size).toBe(130);
  const movements = (await Array.fromAsync(stage.processor.balanceTransactions({}))).toReversed();
  expect(movements.map(({ id }) => id).slice(0, 2)).toEqual([
    intent.charge?.movement?.id,
    found.at(-1)?.movementId,
  ]);
});
