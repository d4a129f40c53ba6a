import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { hire } from '../../../test/hiring.ts';
import { expectBooksToAgree, openPage, pay } from '../../../test/pay.ts';
import { waiting } from '../../../test/failures/overtaken.ts';
import { createWorld, type World } from '../../../test/world.ts';

/* By hand: 300 + 200 + 500 dollars are 1,000. Of 300 that are released, the professional has 270. */
const milestones = [
  { title: 'Draft', amountCents: 30_000, estimatedDays: 5 },
  { title: 'Review', amountCents: 20_000, estimatedDays: 3 },
  { title: 'Launch', amountCents: 50_000, estimatedDays: 60 },
];
const PRICES = milestones.map(({ amountCents }) => amountCents);

let world: World;
beforeAll(async () => {
  // Enough for all that waits at once, and for the lock that it waits for.
  world = await createWorld({ outside: true, connections: 8 });
  const { professional } = await hire(world, { client: clara, professional: ana });
  await enablePayouts(world, professional);
  // The calls below are all that tells of a payment.
  await control(world, 'webhooks', { drop: 1 });
});
afterAll(() => world.close());

/** Hired on three milestones, the first of which is paid. */
async function hiredOnThree() {
  const hired = await hire(world, { client: clara, professional: ana });
  const { client, professional, jobId } = hired;
  const body = { amountCents: 100_000, estimatedDays: 68, milestones };
  await professional.ok('POST /api/job/:id/offers', { params: { id: jobId }, body });
  await pay(world, client, jobId);
  const { plan } = await client.ok('GET /api/job/:id', { params: { id: jobId } });
  const [, second, third] = (plan?.milestones ?? []).map((each) => each.jobId);
  return { client, professional, first: jobId, second: second ?? '', third: third ?? '' };
}
type Plan = Awaited<ReturnType<typeof hiredOnThree>>;

/** The money is at the processor; what tells the product comes twice, as the page's return and the event do. */
async function paidAtProcessor({ client }: Plan, jobId: string) {
  await control(world, `checkout/${await openPage(client, jobId)}`, { outcome: 'paid' });
  const told = () => client.call('POST /api/payment/paid', { body: { jobId } });
  return [told, told];
}

type Calls = readonly (() => Promise<{ status: number; code?: string }>)[];

/** Starts all of them while every row of the plan is locked, and lets them go once they all wait: nobody has a head start. */
async function atOnce({ first }: Plan, calls: Calls): Promise<string[]> {
  const { db } = world.platform;
  const started = await db.transaction().execute(async (trx) => {
    await sql`select from jobs where id = ${first} or plan_id = ${first} for update`.execute(trx);
    const going = calls.map((call) => call());
    await expect.poll(() => waiting(world.platform.db), { interval: 5, timeout: 5_000 }).toBe(calls.length);
    return Promise.resolve({ going });
  });
  const answers = await Promise.all(started.going);
  await world.settle();
  return answers.map(({ status, code }) => code ?? String(status));
}

const deliver = ({ professional }: Plan, id: string) =>
  professional.ok('POST /api/job/:id/deliver', { params: { id }, body: {} });
const accept =
  ({ client }: Plan, id: string) =>
  () =>
    client.call('POST /api/job/completed/:id', { params: { id }, body: {} });
const cancel =
  ({ professional }: Plan, id: string) =>
  () =>
    professional.call('POST /api/job/:id/cancel', { params: { id }, body: {} });

const milestonesOf = async ({ client, first }: Plan) =>
  (await client.ok('GET /api/job/:id', { params: { id: first } })).plan?.milestones ?? [];
const statesOf = async (plan: Plan) =>
  (await milestonesOf(plan)).map(({ status, settlement }) => `${status} ${settlement}`);

/** What is held, sent and given back for each milestone, by the ledger and by the processor; nothing twice. */
async function moneyOf(plan: Plan) {
  const { db, processor } = world.platform;
  const money = await Promise.all(
    [plan.first, plan.second, plan.third].map(async (jobId) => {
      const moves = db.selectFrom('ledgerTransactions').select('kind').where('jobId', '=', jobId);
      const kinds = (await moves.execute()).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      const hires = db.selectFrom('jobMoves').select('id').where('jobId', '=', jobId);
      expect((await hires.where('action', '=', 'hire').execute()).length).toBeLessThan(2);
      const held = db.selectFrom('ledgerBalances').select('balanceCents').where('account', '=', 'held');
      const balance = await held.where('ownerId', '=', jobId).executeTakeFirst();
      const sent = await processor.listTransfers({ jobId });
      return { held: 0 - (balance?.balanceCents ?? 0), sent: sent.map(({ amountCents }) => amountCents) };
    }),
  );
  await expectBooksToAgree(world);
  return money;
}
const nothing = { held: 0, sent: [] };

test('two milestones that are paid at the same moment are both held, each once', async () => {
  const plan = await hiredOnThree();
  const paid = [...(await paidAtProcessor(plan, plan.second)), ...(await paidAtProcessor(plan, plan.third))];
  expect(await atOnce(plan, paid)).toEqual(['200', '200', '200', '200']);
  expect(await statesOf(plan)).toEqual(['ACTIVE HELD', 'ACTIVE HELD', 'ACTIVE HELD']);
  expect(await moneyOf(plan)).toEqual(PRICES.map((held) => ({ held, sent: [] })));
});

test('one is accepted at the moment when the next is paid', async () => {
  const plan = await hiredOnThree();
  await deliver(plan, plan.first);
  const paid = await paidAtProcessor(plan, plan.second);
  const accepted = accept(plan, plan.first);
  const answers = await atOnce(plan, [accepted, accepted, ...paid]);
  expect(answers.slice(0, 2).toSorted()).toEqual(['200', 'invalid_transition']);
  expect(answers.slice(2)).toEqual(['200', '200']);
  expect(await statesOf(plan)).toEqual(['COMPLETED RELEASED', 'ACTIVE HELD', 'TALKING NONE']);
  expect(await moneyOf(plan)).toEqual([{ held: 0, sent: [27_000] }, { held: 20_000, sent: [] }, nothing]);
});

test('one is disputed at the moment when another is accepted', async () => {
  const plan = await hiredOnThree();
  await pay(world, plan.client, plan.second);
  await deliver(plan, plan.second);
  const dispute = (by: Client) => () =>
    by.call('POST /api/job/:id/dispute', { params: { id: plan.first }, body: { message: 'Half of it.' } });
  const disputes = [dispute(plan.client), dispute(plan.professional)];
  const [accepted, ...disputed] = await atOnce(plan, [accept(plan, plan.second), ...disputes]);
  expect([accepted, ...disputed.toSorted()]).toEqual(['200', '200', 'invalid_transition']);
  expect(await statesOf(plan)).toEqual(['DISPUTED HELD', 'COMPLETED RELEASED', 'TALKING NONE']);
  expect(await moneyOf(plan)).toEqual([{ held: 30_000, sent: [] }, { held: 0, sent: [18_000] }, nothing]);
});

const offerAnew = (plan: Plan) => () =>
  plan.professional.call('POST /api/job/:id/offers', {
    params: { id: plan.second },
    body: { amountCents: 25_000, estimatedDays: 4 },
  });

test('a new price comes too late for one that has been paid meanwhile', async () => {
  const plan = await hiredOnThree();
  const paid = await paidAtProcessor(plan, plan.second);
  // Before it locks anything it closes the page, finds it paid, and applies that.
  const [answer] = await Promise.all([offerAnew(plan)(), ...paid.map((call) => call())]);
  await world.settle();
  expect(answer.code).toBe('already_paid');
  expect(await statesOf(plan)).toEqual(['ACTIVE HELD', 'ACTIVE HELD', 'TALKING NONE']);
  expect(await moneyOf(plan)).toEqual([{ held: 30_000, sent: [] }, { held: 20_000, sent: [] }, nothing]);
});

test('a page that is asked for at the moment of a new price is not paid at the old one', async () => {
  const plan = await hiredOnThree();
  const checkout = () =>
    plan.client.call('POST /api/payment/checkout/:jobId', { params: { jobId: plan.second }, body: {} });
  const [offered, opened] = await atOnce(plan, [offerAnew(plan), checkout]);
  expect(offered).toBe('201');
  expect(['200', 'offer_changed']).toContain(opened);
  await pay(world, plan.client, plan.second);
  expect(await moneyOf(plan)).toEqual([{ held: 30_000, sent: [] }, { held: 25_000, sent: [] }, nothing]);
});

test('the money of one that is paid at the moment when the plan is canceled is held or goes back, never both', async () => {
  const plan = await hiredOnThree();
  const paid = await paidAtProcessor(plan, plan.second);
  expect(await atOnce(plan, [cancel(plan, plan.first), ...paid])).toEqual(['200', '200', '200']);
  const [first, second, third] = await statesOf(plan);
  expect([first, third]).toEqual(['CANCELLED REFUNDED', 'ENDED NONE']);
  const held = second === 'ACTIVE HELD' ? 20_000 : 0;
  expect(['ACTIVE HELD', 'ENDED REFUNDED']).toContain(second);
  expect(await moneyOf(plan)).toEqual([nothing, { held, sent: [] }, nothing]);
});

test('further ones that both suggest at once have numbers of their own', async () => {
  const plan = await hiredOnThree();
  const extra = { title: 'Spanish version', amountCents: 12_000, estimatedDays: 4 };
  const add = (by: Client) => () =>
    by.call('POST /api/job/:id/milestones', { params: { id: plan.first }, body: extra });
  const both = [plan.client, plan.professional].map(add);
  expect(await atOnce(plan, [...both, ...both])).toEqual(['201', '201', '201', '201']);
  expect((await milestonesOf(plan)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await expectBooksToAgree(world);
});

test('of two who suggest the twelfth at once one is told that there are twelve already', async () => {
  const plan = await hiredOnThree();
  const extra = { title: 'Extra', amountCents: 12_000, estimatedDays: 4 };
  const add = (by: Client) => () =>
    by.call('POST /api/job/:id/milestones', { params: { id: plan.first }, body: extra });
  for (let count = 3; count < 11; count += 1) expect((await add(plan.client)()).status).toBe(201);
  const answers = await atOnce(plan, [add(plan.client), add(plan.professional)]);
  expect(answers.toSorted()).toEqual(['201', 'too_many_milestones']);
  expect(await milestonesOf(plan)).toHaveLength(12);
});
