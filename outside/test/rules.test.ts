import { expect, test } from 'vitest';
import { classify } from '../../api/src/payments/processor/processor.ts';
import {
  checkoutOf,
  customerOf,
  enabledAccount,
  openStage,
  openWebhookReceiver,
  paidJob,
  refusalOf,
  type Stage,
} from './stage.ts';

const AUTHORIZED = { authorization: 'Bearer sk_test_x', 'content-type': 'application/x-www-form-urlencoded' };

async function raw(
  { outside }: Stage,
  path: string,
  body?: string,
  headers: Record<string, string> = AUTHORIZED,
) {
  const answer = await fetch(`${outside.url}${path}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body }),
  });
  const { error } = JSON.parse(await answer.text());
  return { status: answer.status, type: error?.type, code: error?.code, param: error?.param };
}

test('a transfer needs an account that may receive it', async () => {
  const stage = await openStage();
  const { jobId, chargeId } = await paidJob(stage);
  const { id } = await stage.processor.createAccount({
    userId: 'u',
    email: 'u@a.test',
    country: 'US',
    key: 'account:u',
  });
  const asked = { amountCents: 100, accountId: id, chargeId, jobId, metadata: {} };
  const refusal = await refusalOf(stage.processor.createTransfer({ ...asked, key: 'transfer:j:1' }));
  expect(refusal).toMatchObject({ status: 400, code: 'insufficient_capabilities_for_transfer' });
  expect(classify(refusal.error)).toBe('wait');

  await stage.control(`account/${id}`, { outcome: 'enabled' });
  const again = await refusalOf(stage.processor.createTransfer({ ...asked, key: 'transfer:j:1' }));
  expect(again.code).toBe('insufficient_capabilities_for_transfer');
  expect(await stage.processor.createTransfer({ ...asked, key: 'transfer:j:2' })).toMatchObject({
    amountCents: 100,
  });
  const gone = await refusalOf(
    stage.processor.createTransfer({ ...asked, accountId: 'acct_gone', key: 'transfer:j:3' }),
  );
  expect(gone).toMatchObject({ status: 400, code: 'resource_missing' });
  expect(classify(gone.error)).toBe('stop');
});

test('a transfer is at most what is left of its charge', async () => {
  const stage = await openStage();
  const accountId = await enabledAccount(stage);
  const { jobId, chargeId } = await paidJob(stage, 10_000);
  const asked = { accountId, chargeId, jobId, metadata: {} };
  const first = await stage.processor.createTransfer({ ...asked, amountCents: 9_000, key: 'transfer:j:1' });
  const more = await refusalOf(
    stage.processor.createTransfer({ ...asked, amountCents: 1_001, key: 'transfer:j:2' }),
  );
  expect(more.status).toBe(400);
  expect(classify(more.error)).toBe('stop');
  const back = { transferId: first.id, metadata: {}, amountCents: 2_000 };
  await stage.processor.createReversal({ ...back, key: 'reversal:1' });
  await stage.processor.createTransfer({ ...asked, amountCents: 1_001, key: 'transfer:j:3' });
  expect((await stage.processor.listTransfers({ jobId })).map(({ amountCents }) => amountCents)).toEqual([
    1_001, 9_000,
  ]);
});

test('a transfer without a charge needs money that is available, which a fresh charge is not', async () => {
  const stage = await openStage();
  const accountId = await enabledAccount(stage);
  await paidJob(stage, 10_000);
  expect(await raw(stage, '/v1/transfers', `amount=100&currency=usd&destination=${accountId}`)).toMatchObject(
    {
      status: 400,
      code: 'balance_insufficient',
    },
  );
});

test('a reversal is at most what is left and what the account still holds', async () => {
  const stage = await openStage();
  const accountId = await enabledAccount(stage);
  const { jobId, chargeId } = await paidJob(stage, 10_000);
  const asked = { accountId, chargeId, jobId, metadata: {}, amountCents: 9_000 };
  const { id } = await stage.processor.createTransfer({ ...asked, key: 'transfer:j:1' });
  const back = { transferId: id, metadata: {} };
  expect(
    await refusalOf(stage.processor.createReversal({ ...back, amountCents: 9_001, key: 'reversal:1' })),
  ).toMatchObject({
    status: 400,
  });
  await stage.control(`payout/${accountId}`, { outcome: 'paid', amount: 8_000 });
  const short = await refusalOf(
    stage.processor.createReversal({ ...back, amountCents: 1_001, key: 'reversal:2' }),
  );
  expect(short.code).toBe('balance_insufficient');
  expect(classify(short.error)).toBe('wait');
  await stage.processor.createReversal({ ...back, amountCents: 1_000, key: 'reversal:3' });
  expect(await stage.processor.retrieveBalance(accountId)).toMatchObject({
    pendingCents: 9_000,
    availableCents: -9_000,
  });
});

test('a payout that fails brings the money back', async () => {
  const stage = await openStage();
  const accountId = await enabledAccount(stage);
  const { jobId, chargeId } = await paidJob(stage, 10_000);
  const asked = { accountId, chargeId, jobId, metadata: {}, amountCents: 9_000 };
  await stage.processor.createTransfer({ ...asked, key: 'transfer:j:1' });
  await stage.control(`payout/${accountId}`, { outcome: 'failed' });
  await stage.control(`payout/${accountId}`, { outcome: 'paid' });
  const payouts = await stage.processor.listPayouts(accountId);
  expect(payouts.map(({ status, amountCents }) => [status, amountCents])).toEqual([
    ['paid', 9_000],
    ['failed', 9_000],
  ]);
  expect(await stage.control(`payout/${accountId}`, { outcome: 'paid' })).toMatchObject({ status: 409 });
});

test('a refund is at most what is left, and none of a charge that the bank has taken back', async () => {
  const stage = await openStage();
  const { intent, chargeId } = await paidJob(stage, 10_000);
  const asked = { intentId: intent.id, reason: 'requested_by_customer' as const, metadata: {} };
  await stage.processor.createRefund({ ...asked, amountCents: 4_000, key: 'refund:1' });
  const over = await refusalOf(
    stage.processor.createRefund({ ...asked, amountCents: 6_001, key: 'refund:2' }),
  );
  expect(over).toMatchObject({ status: 400, code: 'charge_already_refunded' });
  expect(classify(over.error)).toBe('stop');
  await stage.control(`dispute/${chargeId}`, { outcome: 'opened' });
  const disputed = await refusalOf(
    stage.processor.createRefund({ ...asked, amountCents: 1, key: 'refund:3' }),
  );
  expect(disputed.code).toBe('charge_disputed');
  await stage.control(`dispute/${chargeId}`, { outcome: 'won' });
  await stage.processor.createRefund({ ...asked, amountCents: 6_000, key: 'refund:4' });
  const done = await refusalOf(stage.processor.createRefund({ ...asked, amountCents: 1, key: 'refund:5' }));
  expect(done.code).toBe('charge_already_refunded');
});

test('nothing is refunded that was never paid', async () => {
  const stage = await openStage();
  const { id } = await checkoutOf(stage);
  await stage.control(`checkout/${id}`, { outcome: 'declined' });
  const { intentId } = await stage.processor.retrieveCheckout(id);
  const asked = {
    intentId: intentId ?? '',
    amountCents: 1,
    reason: 'duplicate' as const,
    metadata: {},
    key: 'refund:1',
  };
  expect(await refusalOf(stage.processor.createRefund(asked))).toMatchObject({ status: 400 });
});

test('only an open checkout expires, and one that ran out is expired without being told', async () => {
  let clock = Date.now();
  const stage = await openStage({ clock: () => clock });
  const { checkout } = await paidJob(stage);
  expect(await refusalOf(stage.processor.expireCheckout(checkout.id))).toMatchObject({ status: 400 });
  const { id } = await checkoutOf(stage);
  clock += 61 * 60 * 1000;
  expect(await stage.processor.retrieveCheckout(id)).toMatchObject({ status: 'expired', url: null });
  expect(await refusalOf(stage.processor.expireCheckout(id))).toMatchObject({ status: 400 });
});

test.each([29 * 60, 24 * 60 * 60 + 5])('a checkout that expires in %i s is refused', async (seconds) => {
  const stage = await openStage();
  const asked = stage.processor.createCheckout({
    jobId: 'j',
    paymentId: 'p',
    amountCents: 5_000,
    title: 'A logo',
    about: 'Hire Ana Rincón',
    note: 'Held by Parley. Ana is paid after you accept the work.',
    customerId: await customerOf(stage),
    successUrl: 'http://a.test/s',
    cancelUrl: 'http://a.test/c',
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    key: 'checkout:p:1',
  });
  expect(await refusalOf(asked)).toMatchObject({ status: 400, type: 'StripeInvalidRequestError' });
});

test('less than 50 cents is not taken', async () => {
  expect(await refusalOf(checkoutOf(await openStage(), 49))).toMatchObject({ code: 'amount_too_small' });
});

test('a deleted customer is missing by the name that a call gives it, and its open page cannot be paid', async () => {
  const stage = await openStage();
  const receiver = await openWebhookReceiver();
  await stage.control('webhooks', { url: receiver.url });
  const id = await customerOf(stage);
  const { id: page } = await checkoutOf(stage, 5_000, id);
  await stage.processor.deleteCustomer(id);
  const asked = `mode=setup&currency=usd&success_url=http://a.test&customer=${id}`;
  const missing = { type: 'invalid_request_error', code: 'resource_missing' };
  for (const [path, body, status, param] of [
    ['checkout/sessions', asked, 400, 'customer'],
    [`customers/${id}`, 'email=new@a.test', 404, 'id'],
    [`customers/${id}/payment_methods`, undefined, 404, 'customer'],
  ] as const)
    expect(await raw(stage, `/v1/${path}`, body)).toEqual({ ...missing, status, param });
  expect(await stage.control(`checkout/${page}`, { outcome: 'paid' })).toMatchObject({ status: 400 });
  await expect.poll(() => receiver.delivered).toMatchObject([{ type: 'customer.deleted', subject: { id } }]);
});

test('an account link cannot change a bank account of somebody who has a dashboard', async () => {
  const stage = await openStage();
  const id = await enabledAccount(stage);
  const urls = 'refresh_url=http://a.test/r&return_url=http://a.test/b';
  expect(await raw(stage, '/v1/account_links', `account=${id}&type=account_update&${urls}`)).toMatchObject({
    status: 400,
    param: 'type',
  });
});

test('what the stand-in does not know is refused loudly', async () => {
  const stage = await openStage();
  expect(await raw(stage, '/v1/coupons', 'percent_off=10')).toMatchObject({
    status: 404,
    type: 'invalid_request_error',
  });
  expect(await raw(stage, '/v1/balance', undefined, { authorization: '' })).toMatchObject({ status: 401 });
  expect(await raw(stage, '/v1/checkout/sessions/cs_gone')).toMatchObject({
    status: 404,
    code: 'resource_missing',
  });
  expect(await raw(stage, '/v1/refunds', '', { ...AUTHORIZED, 'stripe-account': 'acct_gone' })).toMatchObject(
    {
      status: 403,
      code: 'account_invalid',
    },
  );
  expect(stage.troubles).toEqual(['the stand-in does not know POST /v1/coupons']);
  expect((await fetch(`${stage.outside.url}/nowhere`)).status).toBe(404);
});

test.each([
  ['a misspelt name inside', 'payment_intent_data[transferGroup]=j', 'shape_mismatch'],
  ['an abolished name', 'payment_method_types[0]=card', 'shape_mismatch'],
  ['a name of another call', 'destination=acct_1', 'shape_mismatch'],
])('%s is refused by the shapes, and by the stand-in alone', async (_name, wrong, code) => {
  const body = `mode=payment&success_url=http://a.test&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd&line_items[0][price_data][unit_amount]=4500&line_items[0][price_data][product_data][name]=Job`;
  const strict = await openStage();
  expect(await raw(strict, '/v1/checkout/sessions', body)).toMatchObject({ status: 200 });
  expect(await raw(strict, '/v1/checkout/sessions', `${body}&${wrong}`)).toMatchObject({ status: 400, code });
  const alone = await openStage({ mismatch: () => null });
  expect(await raw(alone, '/v1/checkout/sessions', `${body}&${wrong}`)).toMatchObject({
    status: 400,
    code: 'parameter_unknown',
  });
});

test.each([
  ['a fraction of a cent', 'amount=45.5'],
  ['nothing', 'amount=0'],
  ['a reason that does not exist', 'reason=bogus'],
])('a refund of %s is refused by the stand-in alone', async (_name, wrong) => {
  const stage = await openStage({ mismatch: () => null });
  const { intent } = await paidJob(stage);
  expect(await raw(stage, '/v1/refunds', `payment_intent=${intent.id}&${wrong}`)).toMatchObject({
    status: 400,
  });
});

test('an answer of the stand-in that would not fit is an error, not an answer, and leaves nothing behind', async () => {
  const stage = await openStage({
    mismatch: (shape) => (shape === 'AccountAnswer' ? 'must have a moon' : null),
  });
  const asked = { userId: 'u', email: 'u@a.test', country: 'US', key: 'account:u' };
  expect(await refusalOf(stage.processor.createAccount(asked))).toMatchObject({ status: 500 });
  expect(stage.troubles[0]).toContain("the stand-in's own account does not fit: must have a moon");
  expect(await raw(stage, '/v1/accounts/acct_any')).toMatchObject({ status: 404 });
  expect(await (await fetch(stage.outside.url)).text()).not.toContain('u@a.test');
});

test('the bank takes evidence once, until its deadline, and only a file that was uploaded', async () => {
  const stage = await openStage();
  const open = async (evidenceDays: number) => {
    const { chargeId } = await paidJob(stage);
    const { json } = await stage.control(`dispute/${chargeId}`, { outcome: 'opened', evidenceDays });
    return { chargeId, disputeId: String(json.id) };
  };
  const upload = (name: string, pdf = Buffer.from('%PDF')) =>
    stage.processor.uploadEvidence({ pdf, name, key: `evidence:${name}:file` });
  const submit = (disputeId: string, fileId: string, key: string) =>
    stage.processor.submitEvidence({ disputeId, fileId, metadata: {}, key });
  const fileId = await upload('one.pdf');
  expect(await upload('one.pdf')).toBe(fileId);
  expect(await refusalOf(upload('one.pdf', Buffer.from('%PDF other')))).toMatchObject({ status: 400 });
  const late = await open(0);
  expect(await refusalOf(submit(late.disputeId, fileId, 'e:1'))).toMatchObject({ status: 400 });
  const { disputeId, chargeId } = await open(10);
  expect(await refusalOf(submit(disputeId, 'file_none', 'e:2'))).toMatchObject({ code: 'resource_missing' });
  await submit(disputeId, fileId, 'e:3');
  await submit(disputeId, fileId, 'e:3');
  expect(await refusalOf(submit(disputeId, fileId, 'e:4'))).toMatchObject({ status: 400 });
  await stage.control(`dispute/${chargeId}`, { outcome: 'won' });
  expect(await stage.processor.retrieveDispute(disputeId)).toMatchObject({ status: 'won' });
});
