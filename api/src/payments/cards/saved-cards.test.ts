import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, PASSWORD } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire } from '../../../test/hiring.ts';
import { openPage, pageOf, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let client: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  client = await world.as(clara);
});
afterAll(() => world.close());

/** Fills in the processor's page like a person; returns where it leads. */
async function fillIn(url: string, fields: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams({ act: 'pay', card: '4242 4242 4242 4242', ...fields });
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location');
}
const cards = async (of: Client) => (await of.ok('GET /api/payment/card')).cards;
const newPage = async (of: Client, jobId: string) =>
  (await of.ok('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} })).url;
const customers = () => world.platform.db.selectFrom('processorCustomers').selectAll().execute();

const two = { client: clara, professional: ana };

test('a card saved while paying is listed, offered next time, and gone once it is removed', async () => {
  expect(await cards(client)).toEqual([]);
  const { jobId } = await hire(world, { client: clara, professional: ana, amountCents: 50_000 });
  const { url } = await client.ok('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} });
  await fillIn(url, { save: '1' });
  expect((await client.ok('POST /api/payment/paid', { body: { jobId } })).status).toBe('PAID');
  const [card, ...more] = await cards(client);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12 });

  const next = await hire(world, { client: clara, professional: ana, amountCents: 60_000 });
  const page = await client.ok('POST /api/payment/checkout/:jobId', {
    params: { jobId: next.jobId },
    body: {},
  });
  expect(await (await fetch(page.url)).text()).toContain(`value="${card?.id}"`);
  await fillIn(page.url, { saved: card?.id ?? '' });
  expect((await client.ok('POST /api/payment/paid', { body: { jobId: next.jobId } })).status).toBe('PAID');
  expect(await customers()).toHaveLength(1);

  const params = { id: card?.id ?? '' };
  expect(await (await world.as(milo)).refused('DELETE /api/payment/card/:id', { params })).toBe('not_found');
  expect(await cards(client)).toEqual([card]);
  await client.ok('DELETE /api/payment/card/:id', { params });
  expect(await cards(client)).toEqual([]);
  expect(await client.refused('DELETE /api/payment/card/:id', { params })).toBe('not_found');
});

test('a card can be added without paying; its page says nothing about a payment', async () => {
  const other = await world.as(milo);
  const pages = await Promise.all([1, 2, 3].map(() => other.ok('POST /api/payment/card')));
  expect(await customers()).toHaveLength(2);
  const back = await fillIn(pages[0]?.url ?? '', {});
  expect(back).toBe(`${world.platform.settings.PUBLIC_URL}/settings#cards`);
  await world.settle();
  expect(await cards(other)).toMatchObject([{ last4: '4242' }]);
  const charges = world.platform.db.selectFrom('unmatchedCharges').selectAll();
  expect(await charges.execute()).toEqual([]);
});

test('a client whose customer was deleted at the processor pays as another one, and reads that the cards are gone', async () => {
  const { db, processor } = world.platform;
  const row = db.selectFrom('processorCustomers').selectAll().where('userId', '=', clara.id);
  const audited = db.selectFrom('auditEntries').selectAll().where('action', '=', 'payment.replace_customer');
  const deleted = async () => processor.deleteCustomer((await row.executeTakeFirstOrThrow()).processorId);
  await fillIn((await client.ok('POST /api/payment/card')).url, {});
  expect(await cards(client)).toHaveLength(1);
  const [open, next] = [await hire(world, two), await hire(world, two)];
  const opened = await openPage(client, open.jobId);

  // Nobody hears of it: the next page finds out, however many are asked for at once.
  await control(world, 'webhooks', { drop: 1 });
  await deleted();
  const pages = await Promise.all([1, 2, 3].map(() => newPage(client, next.jobId)));
  const [page = '', ...others] = new Set(pages);
  expect(others).toEqual([]);
  expect(await client.ok('GET /api/payment/card')).toEqual({
    cards: [],
    lostAt: expect.stringMatching(/Z$/),
  });
  expect(await audited.execute()).toMatchObject([{ actorId: clara.id, subjectId: clara.id }]);
  // Nobody can tell whether the page that was open for the deleted one still works.
  await world.settle();
  expect(await processor.retrieveCheckout(opened)).toMatchObject({ status: 'expired' });
  await fillIn(page, { save: '1' });
  expect((await client.ok('POST /api/payment/paid', { body: { jobId: next.jobId } })).status).toBe('PAID');
  expect(await client.ok('GET /api/payment/card')).toMatchObject({
    cards: [{ last4: '4242' }],
    lostAt: null,
  });

  // The processor says so, and the page that is open is closed at once.
  await control(world, 'webhooks', {});
  const again = pageOf(await newPage(client, open.jobId));
  await deleted();
  const hasHeard = async () => {
    const { processorId, goneId } = await row.executeTakeFirstOrThrow();
    return processorId === goneId;
  };
  await expect.poll(hasHeard, { timeout: 10_000 }).toBe(true);
  await world.settle();
  expect(await processor.retrieveCheckout(again)).toMatchObject({ status: 'expired' });
  expect(await client.ok('GET /api/payment/card')).toEqual({
    cards: [],
    lostAt: expect.stringMatching(/Z$/),
  });
  await pay(world, client, open.jobId);

  // Together with a new address, and before a card is saved without paying.
  await control(world, 'webhooks', { drop: 1 });
  await deleted();
  await db.updateTable('users').set({ email: 'clara@new.test' }).where('id', '=', clara.id).execute();
  await fillIn((await client.ok('POST /api/payment/card')).url, {});
  const [card] = await cards(client);
  await client.ok('DELETE /api/payment/card/:id', { params: { id: card?.id ?? '' } });
  expect(await client.ok('GET /api/payment/card')).toEqual({ cards: [], lostAt: null });
  expect(await audited.execute()).toHaveLength(3);
  expect(await row.execute()).toMatchObject([{ email: 'clara@new.test' }]);
  await control(world, 'webhooks', {});
});

test('while the processor is away, nothing is told of cards', async () => {
  const other = await world.as(milo);
  await control(world, 'faults', { path: '/v1/customers', status: 500, times: 1 });
  expect(await other.refused('GET /api/payment/card')).toBe('processor_unavailable');
  // What it refuses is our fault, whatever status it refuses with.
  await control(world, 'faults', { path: '/v1/customers', status: 400, times: 1 });
  expect(await other.refused('GET /api/payment/card')).toBe('internal');
});

test('the processor learns a new address, and forgets the cards with the account', async () => {
  const { db, processor } = world.platform;
  await db.updateTable('users').set({ email: 'milo@new.test' }).where('id', '=', milo.id).execute();
  const other = await world.as(milo);
  const { url } = await other.ok('POST /api/payment/card');
  const mine = db.selectFrom('processorCustomers').selectAll().where('userId', '=', milo.id);
  const { processorId } = await mine.executeTakeFirstOrThrow();
  await fillIn(url, { card: '4000 0000 0000 0002' });
  expect(await (await fetch(url)).text()).toContain('value="milo@new.test"');
  await other.ok('DELETE /api/users', { body: { password: PASSWORD } });
  await world.settle();
  expect(await mine.execute()).toEqual([]);
  await expect(processor.listCards(processorId)).rejects.toMatchObject({ code: 'resource_missing' });
});
