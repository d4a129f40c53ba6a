import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, nima, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { complete, hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
let first: HiredJob;
let second: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  first = await hire(world, { client: clara, professional: ana, amountCents: 50_000 });
  second = await hire(world, { client: milo, professional: tendai, amountCents: 90_000 });
  await pay(world, first.client, first.jobId);
});
afterAll(() => world.close());

const list = async (query: object) =>
  (await admin.ok('GET /api/payment/admin', { query })).items.map(({ jobId }) => jobId);

/** Their ids, as the processor's reports and ours have them. */
async function chargeAndPayment({ jobId }: HiredJob): Promise<[string, string]> {
  const payments = world.platform.db.selectFrom('payments').select(['id', 'chargeId']);
  const { id, chargeId } = await payments.where('jobId', '=', jobId).executeTakeFirstOrThrow();
  return [chargeId ?? '', id];
}

test('an admin finds payments by status, settlement, name, address and id, with their ledger', async () => {
  expect(await list({})).toEqual([second.jobId, first.jobId]);
  expect(await list({ sort: 'oldest', status: 'PAID' })).toEqual([first.jobId]);
  expect(await list({ settlement: 'NONE' })).toEqual([second.jobId]);
  expect(await list({ sort: 'amount' })).toEqual([second.jobId, first.jobId]);
  expect(await list({ q: 'brandt' })).toEqual([first.jobId]);
  expect(await list({ q: tendai.email })).toEqual([second.jobId]);
  const [charge, id] = await chargeAndPayment(first);
  expect(await list({ q: charge })).toEqual([first.jobId]);
  expect(await list({ q: id })).toEqual([first.jobId]);
  const { items, nextCursor } = await admin.ok('GET /api/payment/admin', { query: { limit: 1 } });
  const cursor = nextCursor ?? '';
  const next = await admin.ok('GET /api/payment/admin', { query: { limit: 1, cursor } });
  expect(items[0]?.ledger).toEqual([]);
  expect(next.items[0]?.ledger[0]).toMatchObject({ kind: 'charge' });
});

test('a client has a receipt of what they paid, and of nobody else’s payments', async () => {
  const { items } = await first.client.ok('GET /api/payment/client', { query: {} });
  expect(items).toMatchObject([
    { jobId: first.jobId, status: 'PAID', professional: { id: ana.id }, receiptUrl: expect.any(String) },
  ]);
  expect((await second.client.ok('GET /api/payment/client', { query: {} })).items).toEqual([]);
});

test('the table for spreadsheets holds no formulas, and that it was taken out is written down', async () => {
  const formula = '=HYPERLINK("http://x")';
  const jobs = world.platform.db.updateTable('jobs').set({ title: formula });
  await jobs.where('id', '=', second.jobId).execute();
  const answer = await world.app.inject({
    url: '/api/payment/admin/export.csv',
    headers: { authorization: await bearer() },
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^jobId,title,client,/);
  expect(lines).toHaveLength(3);
  const [charge, id] = await chargeAndPayment(first);
  expect(lines.find((line) => line.includes(first.jobId))).toMatch(new RegExp(`,0,"${id}","${charge}"$`));
  expect(answer.body).toContain(`"'=HYPERLINK(""http://x"")"`);
  const entries = world.platform.db.selectFrom('auditEntries').select('action');
  expect(await entries.where('action', '=', 'payment.export').execute()).toHaveLength(1);
});

/** The admin's header, for an answer that is no JSON. */
async function bearer(): Promise<string> {
  const { accessToken } = await world.nobody.ok('POST /api/auth/login', {
    body: { email: ada.email, password: 'correct-horse-9' },
  });
  return `Bearer ${accessToken}`;
}

test('a transfer that the processor refuses shows with its reason, and is made again on request', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 70_000 });
  await enablePayouts(world, hired.professional);
  await control(world, 'faults', { path: '/v1/transfers', status: 400, times: 1 });
  await complete(world, hired);
  await world.settle();
  const payment = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  expect((await payment()).transfer).toBe('STUCK');
  const stuck = await admin.ok('GET /api/payment/admin/stuck');
  expect(stuck).toMatchObject([
    {
      kind: 'transfer',
      jobId: hired.jobId,
      status: 'STUCK',
      amountCents: 63_000,
      reason: expect.any(String),
    },
  ]);
  const body = { id: stuck[0]?.id ?? '', reason: 'Asked the processor.' };
  await admin.ok('POST /api/payment/admin/retry', { body });
  await world.settle();
  expect((await payment()).transfer).toBe('DONE');
  expect(await admin.ok('GET /api/payment/admin/stuck')).toEqual([]);
  expect(await admin.refused('POST /api/payment/admin/retry', { body })).toBe('invalid_transition');
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
  expect(audit).toMatchObject([{ action: 'payment.retry transfer', reason: 'Asked the processor.' }]);
});

test('a refund that fails later can be made again', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 80_000 });
  await pay(world, hired.client, hired.jobId);
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  await world.settle();
  const call = await world.platform.db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['processorCalls.id', 'resultId'])
    .where('payments.jobId', '=', hired.jobId)
    .executeTakeFirstOrThrow();
  await control(world, `refund/${call.resultId}`, { outcome: 'failed' });
  const payment = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  await expect.poll(async () => (await payment()).refund).toBe('STUCK');
  await admin.ok('POST /api/payment/admin/retry', { body: { id: call.id } });
  await world.settle();
  expect((await payment()).refund).toBe('DONE');
});

test('a refund that the card refuses for good is paid in another way, and the client is told by when and when', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 70_000 });
  await pay(world, hired.client, hired.jobId);
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  await world.settle();
  const { id, resultId } = await world.platform.db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['processorCalls.id', 'resultId'])
    .where('payments.jobId', '=', hired.jobId)
    .executeTakeFirstOrThrow();
  const [on, reason] = [world.platform.clock.instant().slice(0, 10), 'Bank transfer, the card is closed.'];
  const body = { id, on, reason };
  expect(await admin.refused('POST /api/payment/admin/paid-otherwise', { body })).toBe('invalid_transition');
  await control(world, `refund/${resultId}`, { outcome: 'failed' });
  const payment = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  await expect.poll(async () => (await payment()).refund).toBe('STUCK');
  const [stuck] = await admin.ok('GET /api/payment/admin/stuck');
  const promised = Date.parse(stuck?.settleBy ?? '') - world.platform.clock.now().getTime();
  expect(Math.round(promised / 86_400_000)).toBe(14);
  const refusals = async () =>
    (await hired.client.ok('GET /api/notification/unread')).notifications.map(({ message }) => message);
  expect((await refusals()).filter((text) => text.includes('declined the refund of $700'))).toHaveLength(1);
  expect(await hired.client.refused('POST /api/payment/admin/paid-otherwise', { body })).toBe('forbidden');
  const late = { ...body, on: '2999-01-01' };
  expect(await admin.refused('POST /api/payment/admin/paid-otherwise', { body: late })).toBe('invalid_input');
  await admin.ok('POST /api/payment/admin/paid-otherwise', { body });
  expect((await payment()).refund).toBe('DONE');
  expect((await refusals()).join()).toContain('another way on');
  expect(await admin.refused('POST /api/payment/admin/paid-otherwise', { body })).toBe('invalid_transition');
  const { ledger, audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
  expect(ledger.at(-1)?.entries).toEqual([
    { account: 'client', debitCents: 70_000, creditCents: 0 },
    { account: 'bank', debitCents: 0, creditCents: 70_000 },
  ]);
  expect(audit[0]).toMatchObject({ action: 'payment.paid_otherwise $700.00', reason });
});

test('the bank account is shown as the processor has it, and changed on its own page', async () => {
  const professional = await world.as(tendai);
  expect(await professional.ok('GET /api/payment/professional/externalAccount')).toBeNull();
  await enablePayouts(world, professional);
  expect(await professional.ok('GET /api/payment/professional/externalAccount')).toMatchObject({
    last4: expect.stringMatching(/^\d{4}$/),
  });
  const { url } = await professional.ok('POST /api/payment/professional/externalAccount', { body: {} });
  expect(url).toContain('/onboard/');
});

test('a session of more than 15 minutes changes the bank account with the password only', async () => {
  const professional = await world.as(tendai);
  const { db } = world.platform;
  const began = new Date(Date.now() - 16 * 60_000);
  await db.updateTable('sessions').set({ createdAt: began }).where('userId', '=', tendai.id).execute();
  const change = (password?: string) =>
    professional.call('POST /api/payment/professional/externalAccount', {
      body: password ? { password } : {},
    });
  expect((await change()).code).toBe('password_required');
  expect((await change('not-this-one')).code).toBe('wrong_password');
  expect((await change('correct-horse-9')).status).toBe(200);
  const onboard = (body: object) => professional.call('POST /api/payment/onboard', { body });
  expect((await onboard({})).code).toBe('password_required');
  expect((await onboard({ password: 'correct-horse-9' })).status).toBe(200);
});

test('nobody but admins and their owner sees any of it', async () => {
  const newcomer = await world.as(nima);
  for (const call of ['GET /api/payment/admin', 'GET /api/payment/admin/stuck'] as const)
    expect(await newcomer.refused(call, { query: {} })).toBe('forbidden');
  expect(await newcomer.refused('GET /api/payment/client', { query: {} })).toBe('forbidden');
  expect(await newcomer.refused('POST /api/payment/professional/externalAccount', { body: {} })).toBe(
    'payouts_not_enabled',
  );
});
