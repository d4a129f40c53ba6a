import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ana, clara, milo, nima, tendai } from '../../test/cast.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { expectBooksToAgree } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const control = async (path: string, body: object) => {
  const response = await fetch(`${world.outside?.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
};

/** Payouts set up through the processor's own page, as a professional does. */
async function enablePayouts(professional: HiredJob['professional']): Promise<void> {
  const { url } = await professional.ok('POST /api/payment/onboard', { body: {} });
  const account = /(acct_\w+)/.exec(url)?.[1] ?? '';
  await control(`account/${account}`, { outcome: 'enabled' });
  await professional.ok('POST /api/payment/onboard/confirm', { body: {} });
}

async function openCheckout({ client, jobId }: HiredJob): Promise<string> {
  const { url } = await client.ok('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} });
  return /(cs_\w+)/.exec(url)?.[1] ?? '';
}

/** The client pays on the processor's page and comes back. */
async function pay(hired: HiredJob): Promise<void> {
  await control(`checkout/${await openCheckout(hired)}`, { outcome: 'paid' });
  await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
}

const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const eventually = async (holds: () => Promise<boolean>) => {
  for (let tries = 0; tries < 100; tries += 1) {
    await world.settle();
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came to be');
};

async function ledgerBalance(account: 'platform_fees' | 'client'): Promise<number> {
  const row = await world.platform.db
    .selectFrom('ledgerBalances')
    .select('balanceCents')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.balanceCents ?? 0;
}

test('money is held when paid, and released less the fee when the work is accepted', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 120_000 });
  await enablePayouts(hired.professional);
  expect((await jobOf(hired)).paymentStatus).toBe('UNPAID');
  await pay(hired);
  const paid = await jobOf(hired);
  expect(paid).toMatchObject({ paymentStatus: 'PAID', settlement: 'HELD', hireBy: null });
  expect(paid.money).toMatchObject({ feeCents: 12_000, netCents: 108_000 });
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
  expect(await jobOf(hired)).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED' });
  await world.settle();
  const payment = await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  expect(payment).toMatchObject({ transfer: 'DONE', settlement: 'RELEASED', feeCents: 12_000 });
  expect((await jobOf(hired)).money.moves.map(({ text }) => text)).toEqual([
    'Paid $1,200.00, held by Parley until the work is done',
    '$1,080.00 released to the professional, fee $120.00',
    '$1,080.00 transferred to the professional',
  ]);
  expect(await ledgerBalance('platform_fees')).toBe(-12_000);
  await expectBooksToAgree(world);
  const { earningsByMonth, balance } = await hired.professional.ok('GET /api/payment/professional');
  expect(earningsByMonth).toHaveLength(12);
  expect(earningsByMonth.at(-1)?.netCents).toBe(108_000);
  expect(balance.heldCents).toBe(0);
});

test('a declined card leaves the page open for a second try', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const page = await openCheckout(hired);
  expect((await jobOf(hired)).paymentStatus).toBe('PENDING');
  await control(`checkout/${page}`, { outcome: 'declined' });
  const failed = await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  expect(failed.status).toBe('FAILED');
  expect(await openCheckout(hired)).toBe(page);
  await pay(hired);
  expect((await jobOf(hired)).paymentStatus).toBe('PAID');
  await expectBooksToAgree(world);
});

test('an abandoned page leads back to unpaid, and the next one is new', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const page = await openCheckout(hired);
  await control(`checkout/${page}`, { outcome: 'abandoned' });
  await eventually(async () => (await jobOf(hired)).paymentStatus === 'UNPAID');
  expect(await openCheckout(hired)).not.toBe(page);
});

test('while the processor works on a payment no second page opens and nothing ends the job', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const page = await openCheckout(hired);
  await control(`checkout/${page}`, { outcome: 'processing' });
  await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  expect(await jobOf(hired)).toMatchObject({ paymentStatus: 'PENDING', hireBy: null });
  expect(
    await hired.client.refused('POST /api/payment/checkout/:jobId', {
      params: { jobId: hired.jobId },
      body: {},
    }),
  ).toBe('payment_processing');
  await control(`checkout/${page}`, { outcome: 'paid' });
  await eventually(async () => (await jobOf(hired)).paymentStatus === 'PAID');
});

test('a job is paid once: the second checkout is refused', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(hired);
  expect(
    await hired.client.refused('POST /api/payment/checkout/:jobId', {
      params: { jobId: hired.jobId },
      body: {},
    }),
  ).toBe('already_paid');
});

test('twenty clicks on pay at once open one page', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const pages = await Promise.all(Array.from({ length: 20 }, () => openCheckout(hired)));
  expect(new Set(pages).size).toBe(1);
  const shown = await (await fetch(`${world.outside?.url}/pay/${pages[0]}`)).text();
  expect(shown).toContain('Hire Ana Rincón');
  expect(shown).toContain('Ana is paid after you accept the work. You have 14 days to check it.');
  expect(shown).toContain(`value="${clara.email}"`);
});

test('a second press while the processor still makes the page waits for the same page', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await control('faults', { path: '/v1/checkout/sessions', delayMs: 400, times: 1 });
  const pages = await Promise.all([openCheckout(hired), openCheckout(hired), openCheckout(hired)]);
  expect(pages[0]).toMatch(/^cs_/);
  expect(new Set(pages).size).toBe(1);
});

test('a page that comes to be while its job ends is shown to nobody and closed', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const { processor } = world.platform;
  const createCheckout = processor.createCheckout.bind(processor);
  let page = '';
  vi.spyOn(processor, 'createCheckout').mockImplementationOnce(async (asked) => {
    await hired.client.ok('POST /api/job/:id/end', { params: { id: hired.jobId }, body: {} });
    const made = await createCheckout(asked);
    page = made.id;
    return made;
  });
  const asked = { params: { jobId: hired.jobId }, body: {} };
  expect(await hired.client.refused('POST /api/payment/checkout/:jobId', asked)).toBe('invalid_transition');
  await world.settle();
  expect(await processor.retrieveCheckout(page)).toMatchObject({ status: 'expired' });
});

test('money that arrives for a job that has ended goes back at once', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const page = await openCheckout(hired);
  await control(`checkout/${page}`, { outcome: 'processing' });
  await hired.client.ok('POST /api/job/:id/end', { params: { id: hired.jobId }, body: {} });
  await control(`checkout/${page}`, { outcome: 'paid' });
  await eventually(async () => (await jobOf(hired)).settlement === 'REFUNDED');
  await world.settle();
  expect(await jobOf(hired)).toMatchObject({ status: 'ENDED', settlement: 'REFUNDED' });
  await expectBooksToAgree(world);
});

test('a professional who cancels a paid job gives all of the money back', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(hired);
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  expect(await jobOf(hired)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
  await world.settle();
  expect(await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } })).toMatchObject({
    refund: 'DONE',
  });
  await expectBooksToAgree(world);
});

test('webhooks that arrive five times and out of order have one effect', async () => {
  await control('webhooks', { duplicate: 5, shuffle: true });
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 77_700 });
  await control(`checkout/${await openCheckout(hired)}`, { outcome: 'paid' });
  await eventually(async () => (await jobOf(hired)).paymentStatus === 'PAID');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await control('webhooks', { duplicate: 1, shuffle: false });
  const charges = await world.platform.db
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('jobId', '=', hired.jobId)
    .where('kind', '=', 'charge')
    .execute();
  expect(charges).toHaveLength(1);
  await expectBooksToAgree(world);
});

test('money for a professional whose account cannot take it waits, and is sent once it can', async () => {
  const hired = await hire(world, { client: clara, professional: tendai });
  await pay(hired);
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
  await world.settle();
  const payment = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  expect(await payment()).toMatchObject({ settlement: 'RELEASED', transfer: 'PENDING' });
  await enablePayouts(hired.professional);
  await eventually(async () => (await payment()).transfer === 'DONE');
  await expectBooksToAgree(world);
});

test('thirty looks at one account at once wait for one another, never for a connection that they hold', async () => {
  const professional = await world.as(ana);
  await enablePayouts(professional);
  const responses = Array.from({ length: 30 }, () =>
    professional.call('POST /api/payment/onboard/confirm', { body: {} }),
  );
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('a webhook with another signature is refused and does nothing', async () => {
  const answer = await world.nobody.raw({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
    body: { id: 'evt_forged', type: 'checkout.session.completed' },
  });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  const known = await world.platform.db
    .selectFrom('processorEvents')
    .select('id')
    .where('id', '=', 'evt_forged')
    .execute();
  expect(known).toEqual([]);
});

test('another client cannot pay for, or look at the payment of, a job that is not theirs', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const stranger = await world.as(milo);
  expect(
    await stranger.refused('POST /api/payment/checkout/:jobId', { params: { jobId: hired.jobId }, body: {} }),
  ).toBe('not_found');
  expect(await stranger.refused('POST /api/payment/paid', { body: { jobId: hired.jobId } })).toBe(
    'not_found',
  );
  expect(await hired.professional.refused('POST /api/payment/paid', { body: { jobId: hired.jobId } })).toBe(
    'forbidden',
  );
});

test('a professional without an account has earned nothing and is told so', async () => {
  const newcomer = await world.as(nima);
  const { account, balance } = await newcomer.ok('GET /api/payment/professional');
  expect(account).toEqual({ status: 'NONE', payoutsEnabled: false, requirements: [] });
  expect(balance).toEqual({ heldCents: 0, availableCents: 0, onItsWayCents: 0, owedCents: 0 });
});

test('a country that nobody chose is asked for, and one that is none is refused: nobody is sent to the US', async () => {
  const newcomer = await world.as(nima);
  expect(await newcomer.refused('POST /api/payment/onboard', { body: {} })).toBe('invalid_input');
  for (const country of ['Colmbia', 'Colombia', 'co', 'XX', 'EU', ''])
    expect(
      await newcomer.raw({ method: 'POST', url: '/api/payment/onboard', body: { country } }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'country', message: 'Choose a country from the list.' }],
    });
  expect(
    await newcomer.raw({ method: 'PUT', url: '/api/users/professional', body: { country: 'Colmbia' } }),
  ).toMatchObject({ status: 400, errors: [{ path: 'country', message: 'Choose a country from the list.' }] });
  // The processor pays out to most countries, not to all.
  expect(
    await newcomer.raw({ method: 'POST', url: '/api/payment/onboard', body: { country: 'KP' } }),
  ).toMatchObject({
    status: 400,
    errors: [{ path: 'country', message: 'Our payment processor can’t pay out to this country.' }],
  });
  const { account } = await newcomer.ok('GET /api/payment/professional');
  expect(account.status).toBe('NONE');
});

test('who turns back on the processor’s page is asked for what is missing, not told that it is being checked', async () => {
  const newcomer = await world.as(nima);
  await newcomer.ok('POST /api/payment/onboard', { body: { country: 'NP' } });
  const { account } = await newcomer.ok('GET /api/payment/professional');
  expect(account).toMatchObject({ status: 'PENDING', payoutsEnabled: false });
  expect(account.requirements).toContain('external_account');
});
