import { expect, test } from 'vitest';
import { checkoutOf, customerOf, enabledAccount, openStage, type Stage } from './stage.ts';

async function open(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    headers: answer.headers,
    page: await answer.text(),
  };
}

async function press(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), page: await answer.text() };
}

async function pageOfCheckout(stage: Stage, amountCents?: number) {
  const checkout = await checkoutOf(stage, amountCents);
  const url = checkout.url ?? '';
  expect(url.endsWith(`/pay/${checkout.id}`)).toBe(true);
  return { id: checkout.id, url, look: () => stage.processor.retrieveCheckout(checkout.id) };
}

test('the payment page names the amount, says it is a stand-in, and leads to the success address with the id', async () => {
  const stage = await openStage();
  const { id, url, look } = await pageOfCheckout(stage);
  const { page, headers } = await open(url);
  expect(page).toMatch(/>\s*Pay \$1,200\.00\s*<\/button>/);
  expect(page).toMatch(/class="payee">[\s\S]*Parley[\s\S]*Hire Ana Rincón<[\s\S]*A logo<[\s\S]*\$1,200\.00/);
  expect(page).toMatch(
    /<b>Held by Parley\.<\/b> Ana is paid after you accept the work\.[\s\S]*value="clara@a\.test"/,
  );
  const [buyers = '', levers = ''] = page.split('<summary>Test mode</summary>');
  for (const lever of [
    '4000 0000 0000 0002',
    'Decline the card',
    'Pay with 3-D Secure',
    'Abandon this checkout',
  ]) {
    expect(buyers).not.toContain(lever);
    expect(levers).toContain(lever);
  }
  expect(page).toContain('No real card is charged');
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:1");
  const paid = await press(url, { act: 'pay', card: '4242 4242 4242 4242' });
  expect(paid).toMatchObject({ status: 303, to: `http://127.0.0.1:1/paid?session=${id}` });
  expect(await look()).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
  expect((await open(url)).page).toContain('You paid $1,200.00');
  expect(await press(url, { act: 'decline' })).toMatchObject({ status: 303, to: paid.to });
  expect(await look()).toMatchObject({ paymentStatus: 'paid' });
});

test('a declined card is told on the page, which stays open for another one', async () => {
  const stage = await openStage();
  const { url, look } = await pageOfCheckout(stage);
  const path = new URL(url).pathname;
  expect(await press(url, { act: 'decline' })).toMatchObject({ status: 303, to: path });
  expect((await open(url)).page).toMatch(/role="alert"[^>]*>Your card was declined\./);
  expect(await press(url, { act: 'pay', card: '4000000000000002' })).toMatchObject({ to: path });
  expect(await look()).toMatchObject({ status: 'open', paymentStatus: 'unpaid' });
  await press(url, { act: 'pay', card: '4242424242424242' });
  expect(await look()).toMatchObject({ paymentStatus: 'paid' });
});

test('a card that is not a test card is refused and charges nothing', async () => {
  const stage = await openStage();
  const { url, look } = await pageOfCheckout(stage);
  const { status, page } = await press(url, { act: 'pay', card: '5555 5555 5555 4444' });
  expect(status).toBe(422);
  expect(page).toContain('Only test cards work here');
  expect(page).not.toContain('5555');
  expect(await look()).toMatchObject({ status: 'open', intentId: null });
});

test('3-D Secure waits for the bank, which finishes, fails or takes its time', async () => {
  const stage = await openStage();
  const finished = await pageOfCheckout(stage);
  await press(finished.url, { act: 'authenticate' });
  expect(await finished.look()).toMatchObject({ status: 'open', paymentStatus: 'unpaid' });
  const { intentId } = await finished.look();
  expect(await stage.processor.retrieveIntent(intentId ?? '')).toMatchObject({
    status: 'requires_action',
    failure: null,
  });
  expect((await open(finished.url)).page).toContain('>Finish 3-D Secure</button>');
  await press(finished.url, { act: 'finish' });
  expect(await finished.look()).toMatchObject({ paymentStatus: 'paid' });

  const waiting = await pageOfCheckout(stage);
  await press(waiting.url, { act: 'pay', card: '4000 0025 0000 3155' });
  await press(waiting.url, { act: 'wait' });
  expect(await waiting.look()).toMatchObject({ status: 'complete', paymentStatus: 'unpaid' });
  expect((await open(waiting.url)).page).toContain('>Fail the payment</button>');
  await press(waiting.url, { act: 'fail' });
  expect((await open(waiting.url)).page).toContain('The payment failed');
});

test('an abandoned checkout is closed and leads back', async () => {
  const stage = await openStage();
  const { url, look } = await pageOfCheckout(stage);
  expect((await open(url)).page).toContain('href="http://127.0.0.1:1/back"');
  expect(await press(url, { act: 'abandon' })).toMatchObject({ status: 303, to: 'http://127.0.0.1:1/back' });
  expect(await look()).toMatchObject({ status: 'expired' });
  expect((await open(url)).page).toContain('This checkout has expired');
});

test('a card that the payer wants to keep is offered next time, and can be removed', async () => {
  const stage = await openStage();
  const customerId = await customerOf(stage);
  const first = (await checkoutOf(stage, 120_000, customerId)).url ?? '';
  const { page } = await open(first);
  expect(page).toContain('value="clara@a.test"');
  expect(page).toContain('Save this card for my next payments');
  expect(page).not.toContain('Saved cards');
  await press(first, { act: 'pay', card: '4242 4242 4242 4242', save: '1' });
  const [card] = await stage.processor.listCards(customerId);
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12 });

  const second = (await checkoutOf(stage, 120_000, customerId)).url ?? '';
  expect((await open(second)).page).toMatch(/Saved cards[\s\S]*•••• *\s*4242/);
  const paid = await press(second, { act: 'pay', saved: card?.id ?? '', card: '', save: '1' });
  expect(paid.to).toMatch(/^http:\/\/127.0.0.1:1\/paid/);
  expect(await stage.processor.listCards(customerId)).toEqual([card]);

  // Paid without saying so, a card isn't kept.
  const third = (await checkoutOf(stage, 120_000, customerId)).url ?? '';
  await press(third, { act: 'pay', saved: '', card: '4242 4242 4242 4242' });
  expect(await stage.processor.listCards(customerId)).toHaveLength(1);
  await stage.processor.detachCard(card?.id ?? '');
  expect(await stage.processor.listCards(customerId)).toEqual([]);
  await stage.processor.detachCard(card?.id ?? '');
});

test('a card is saved without paying, unless it is declined', async () => {
  const stage = await openStage();
  const customerId = await customerOf(stage);
  const back = 'http://127.0.0.1:1/settings';
  const { id, url } = await stage.processor.createCardPage({ customerId, successUrl: back, cancelUrl: back });
  expect((await open(url ?? '')).page).toContain('Nothing is charged now');
  const declined = await press(url ?? '', { act: 'pay', card: '4000 0000 0000 0002' });
  expect(declined.page).toContain('Your card was declined.');
  expect(await stage.processor.listCards(customerId)).toEqual([]);
  expect(await press(url ?? '', { act: 'pay', card: '4242 4242 4242 4242' })).toMatchObject({
    status: 303,
    to: back,
  });
  expect(await stage.processor.retrieveCheckout(id)).toMatchObject({ status: 'complete', intentId: null });
  expect(await stage.processor.listCards(customerId)).toMatchObject([{ last4: '4242' }]);
  await stage.processor.deleteCustomer(customerId);
  await stage.processor.deleteCustomer(customerId);
  expect(stage.troubles).toEqual([]);
});

test('what a title says is text, not part of the page', async () => {
  const stage = await openStage();
  const { url } = await stage.processor.createCheckout({
    jobId: 'j',
    paymentId: 'p',
    amountCents: 5_000,
    title: '<script>alert(1)</script>',
    about: '<script>alert(2)</script>',
    note: '<script>alert(3)</script>',
    customerId: await customerOf(stage),
    successUrl: 'http://a.test/"><script>',
    cancelUrl: 'http://a.test/"><script>',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    key: 'checkout:p:1',
  });
  expect((await open(url ?? '')).page).not.toContain('<script');
});

test('an account link opens once and later leads to where a new one is made', async () => {
  const stage = await openStage();
  const account = await stage.processor.createAccount({
    userId: 'u',
    email: 'u@a.test',
    country: 'US',
    key: 'account:u',
  });
  const urls = { refreshUrl: 'http://127.0.0.1:1/again', returnUrl: 'http://127.0.0.1:1/done' };
  const { url } = await stage.processor.accountLink({ accountId: account.id, ...urls });
  expect(url.endsWith(`/onboard/${account.id}`)).toBe(true);
  expect(await open(url)).toMatchObject({ status: 303, to: `/onboard/${account.id}` });
  expect(await open(url)).toMatchObject({ status: 303, to: urls.refreshUrl });

  const page = `${stage.outside.url}/onboard/${account.id}`;
  expect((await open(page)).page).toContain('>Complete onboarding</button>');
  expect((await open(page)).page).toContain(`href="${urls.returnUrl}"`);
  expect(await press(page, { act: 'more', bank: '1' })).toMatchObject({ status: 303, to: urls.returnUrl });
  expect((await open(page)).page).toMatch(/role="alert"/);
  expect(await press(page, { act: 'complete', bank: '000-111-2222' })).toMatchObject({ to: urls.returnUrl });
  expect(await stage.processor.retrieveAccount(account.id)).toMatchObject({
    arePayoutsEnabled: true,
    isSubmitted: true,
  });
});

test('an account link that is too old leads to where a new one is made', async () => {
  let clock = Date.now();
  const stage = await openStage({ clock: () => clock });
  const accountId = await enabledAccount(stage);
  const urls = { refreshUrl: 'http://127.0.0.1:1/again', returnUrl: 'http://127.0.0.1:1/done' };
  const { url } = await stage.processor.accountLink({ accountId, ...urls });
  clock += 6 * 60 * 1000;
  expect(await open(url)).toMatchObject({ to: urls.refreshUrl });
});

test('a login link leads to the page where the bank account is changed', async () => {
  const stage = await openStage();
  const id = await enabledAccount(stage);
  const { url } = await stage.processor.loginLink(id);
  const { to } = await open(url);
  expect((await open(`${stage.outside.url}${to}`)).page).toContain('>Change bank account</button>');
  await press(`${stage.outside.url}${to}`, { act: 'bank', bank: '99 4321' });
  expect((await stage.processor.retrieveAccount(id)).bank).toMatchObject({ last4: '4321' });
});

test('the first page, the health check and the receipt are there', async () => {
  const stage = await openStage();
  const { id, url } = await pageOfCheckout(stage);
  await press(url, { act: 'pay', card: '4242424242424242' });
  const { page } = await open(stage.outside.url);
  expect(page).toContain('href="/mailbox"');
  expect(page).toContain(`href="/pay/${id}"`);
  const health = await open(`${stage.outside.url}/healthz`);
  expect(health.headers.get('content-type')).toContain('application/health+json');
  expect(JSON.parse(health.page)).toEqual({ status: 'pass' });
  const { intentId } = await stage.processor.retrieveCheckout(id);
  const { charge } = await stage.processor.retrieveIntent(intentId ?? '');
  expect((await open(charge?.receiptUrl ?? '')).page).toContain('<h1>Receipt</h1>');
});
