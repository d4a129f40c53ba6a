import type { SideRole } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { plan } from '../../../test/consultations.ts';
import { enablePayouts } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { bankActs, expectBooksToAgree, openPage, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

/* By hand: 300 + 200 + 500 dollars are 1,000, and 5 + 3 + 60 days are 68. Of a release of 300 dollars the fee is 30. */
const milestones = [
  { title: 'Draft', amountCents: 30_000, estimatedDays: 5 },
  { title: 'Review', amountCents: 20_000, estimatedDays: 3 },
  { title: 'Launch', amountCents: 50_000, estimatedDays: 60 },
];
const DAY_MS = 24 * 3_600_000;
const whole = { amountCents: 100_000, estimatedDays: 68, milestones };

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  const { professional } = await talking();
  await enablePayouts(world, professional);
});
afterAll(() => world.close());

const talking = () => hire(world, { client: clara, professional: ana });
const offer = ({ professional, jobId }: HiredJob, body: object, id = jobId) =>
  professional.call('POST /api/job/:id/offers', { params: { id }, body: { ...whole, ...body } });
const jobOf = ({ client, jobId }: HiredJob, id = jobId) => client.ok('GET /api/job/:id', { params: { id } });
const planOf = async (hired: HiredJob) => (await jobOf(hired)).plan?.milestones ?? [];
const statesOf = async (hired: HiredJob) =>
  (await planOf(hired)).map(({ status, paymentStatus, settlement }) => [status, paymentStatus, settlement]);
const paidFor = ['ACTIVE', 'PAID', 'HELD'];
const open = ['TALKING', 'UNPAID', 'NONE'];

/** Hired on three milestones: the jobs of the second and the third. */
async function hiredOnThree() {
  const hired = await talking();
  expect((await offer(hired, {})).status).toBe(201);
  await pay(world, hired.client, hired.jobId);
  const [, second, third] = await planOf(hired);
  return { ...hired, second: second?.jobId ?? '', third: third?.jobId ?? '' };
}

test('an offer is cut into at most twelve milestones that add up, and only a whole one', async () => {
  const hired = await talking();
  const parts = (count: number) => Array.from({ length: count }, () => ({ ...milestones[0], title: 'Part' }));
  const sums = (count: number) => ({ amountCents: 30_000 * count, estimatedDays: 5 * count });
  for (const [body, path] of [
    [{ milestones: parts(13), ...sums(13) }, 'milestones'],
    [{ milestones: [] }, 'milestones'],
    [{ amountCents: 100_001 }, 'milestones'],
    [{ estimatedDays: 67 }, 'milestones'],
    [{ milestones: [{ ...milestones[0], amountCents: 49 }] }, 'milestones.0.amountCents'],
    [{ milestones: [{ ...milestones[0], estimatedDays: 61 }] }, 'milestones.0.estimatedDays'],
    [{ hours: 10, rateCents: 10_000 }, 'milestones'],
    [{ milestones: undefined }, 'estimatedDays'],
  ] as const)
    expect((await offer(hired, body)).errors?.map((error) => error.path)).toContain(path);
  expect((await offer(hired, { milestones: parts(12), ...sums(12) })).status).toBe(201);
  expect((await offer(hired, {})).data).toMatchObject(whole);
  expect(await jobOf(hired)).toMatchObject({
    plan: null,
    amountCents: 30_000,
    estimatedDays: 5,
    offer: whole,
  });
});

test('each is paid, delivered, accepted and disputed on its own, the next before the last is accepted', async () => {
  const hired = await hiredOnThree();
  const { client, professional, jobId, second, third } = hired;
  const { hiredAt: begunAt, ...begun } = await jobOf(hired);
  expect(begun).toMatchObject({ amountCents: 30_000, money: { amountCents: 30_000 } });
  // Each can be paid until 30 days after the work before it is to be done: 5 days, and 5 + 3.
  const daysLeft = async (id: string) =>
    Math.round((Date.parse((await jobOf(hired, id)).hireBy ?? '') - Date.parse(begunAt ?? '')) / DAY_MS);
  expect([await daysLeft(second), await daysLeft(third)]).toEqual([35, 38]);
  expect(await statesOf(hired)).toEqual([paidFor, open, open]);
  await pay(world, client, second);
  expect(await statesOf(hired)).toEqual([paidFor, paidFor, open]);
  // The client is asked to pay for the third once the second is delivered.
  const isAskedFor = async (id: string) => JSON.stringify(await client.ok('GET /api/dashboard')).includes(id);
  expect(await isAskedFor(third)).toBe(false);
  await professional.ok('POST /api/job/:id/deliver', { params: { id: second }, body: {} });
  expect(await isAskedFor(third)).toBe(true);
  await professional.ok('POST /api/job/:id/deliver', { params: { id: jobId }, body: {} });
  // The three milestones are one hire for the posting.
  const posting = { params: { id: (await jobOf(hired)).postingId ?? '' } };
  const { hires } = await client.ok('GET /api/job/jobPosting/:id', posting);
  expect(hires).toBe(1);
  const params = { id: (await jobOf(hired)).professional.id };
  const jobsDone = async () =>
    (await world.nobody.ok('GET /api/users/professional/:id', { params })).completedJobs;
  const doneBefore = await jobsDone();
  await client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} });
  await client.ok('POST /api/job/:id/dispute', { params: { id: second }, body: { message: 'Half of it.' } });
  await pay(world, client, third);
  expect(await statesOf(hired)).toEqual([
    ['COMPLETED', 'PAID', 'RELEASED'],
    ['DISPUTED', 'PAID', 'HELD'],
    paidFor,
  ]);
  expect((await jobOf(hired)).money).toMatchObject({ feeCents: 3_000, netCents: 27_000 });
  await world.settle();
  await expectBooksToAgree(world);

  const { dueAt, hiredAt, title } = await jobOf(hired, third);
  expect(title).toBe(`${hired.title} · Launch`);
  expect(Date.parse(dueAt ?? '') - Date.parse(hiredAt ?? '')).toBe(60 * DAY_MS);
  // Both review the work once, in the job that it began with, until two weeks after its last milestone.
  const review = { rating: 5, text: 'Good.' };
  const reviewed = (id: string) =>
    client.call('POST /api/review/job/:jobId', { params: { jobId: id }, body: review });
  world.platform.clock.advance(20 * 24 * 3600);
  expect((await reviewed(jobId)).code).toBe('review_closed');
  await client.ok('POST /api/job/completed/:id', { params: { id: third }, body: {} });
  expect((await reviewed(third)).code).toBe('invalid_transition');
  expect(await jobsDone()).toBe(doneBefore + 1);
  // One chat for all of it.
  const clientMessageId = 'once';
  await client.ok('POST /api/chat/message', { body: { jobId, body: 'Thanks!', clientMessageId } });
  const chat = await professional.ok('GET /api/chat/job/:jobId', { params: { jobId: third }, query: {} });
  expect(chat.messages.map(({ body }) => body)).toEqual(['Thanks!']);
  expect((await reviewed(jobId)).status).toBe(201);
});

/** The first is completed today and the client reviews it tomorrow; the third goes on. */
async function reviewedByTheClient() {
  const hired = await hiredOnThree();
  const { client, professional, jobId, third } = hired;
  await pay(world, client, third);
  await professional.ok('POST /api/job/:id/deliver', { params: { id: jobId }, body: {} });
  await client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} });
  await world.advance({ days: 1 });
  await client.ok('POST /api/review/job/:jobId', { params: { jobId }, body: { rating: 2, text: 'Late.' } });
  const completeThird = async () => {
    await professional.ok('POST /api/job/:id/deliver', { params: { id: third }, body: {} });
    await client.ok('POST /api/job/completed/:id', { params: { id: third }, body: {} });
  };
  const read = () => professional.ok('GET /api/review/job/:jobId', { params: { jobId } });
  const answer = () =>
    professional.call('POST /api/review/job/:jobId', {
      params: { jobId },
      body: { rating: 1, text: 'Rude.' },
    });
  return { ...hired, completeThird, read, answer };
}

test('a review stays hidden for as long as a later milestone lets the other side write', async () => {
  const { client, jobId, completeThird, read, answer } = await reviewedByTheClient();
  await world.advance({ days: 9 });
  await completeThird();
  await world.advance({ days: 4, minutes: 1 });
  expect(await read()).toMatchObject({ theirs: null, theirsWritten: true, open: true });
  await world.advance({ days: 9 });
  expect(await read()).toMatchObject({ theirs: null, open: true });
  expect((await answer()).status).toBe(201);
  const { mine, theirs } = await client.ok('GET /api/review/job/:jobId', { params: { jobId } });
  expect([mine?.publishedAt, theirs?.text]).toEqual([theirs?.publishedAt, 'Rude.']);
});

test('a review that nobody answers is published once the time that a later milestone gave is up', async () => {
  const { completeThird, read, answer } = await reviewedByTheClient();
  await world.advance({ days: 9 });
  await completeThird();
  const { closesAt } = await read();
  await world.advance({ days: 14, minutes: 1 });
  expect(await read()).toMatchObject({ theirs: { text: 'Late.', publishedAt: closesAt }, open: false });
  expect((await answer()).code).toBe('review_closed');
});

test('a later milestone gives nobody time to answer a review that is published, or due to be', async () => {
  for (const hasSwept of [true, false]) {
    const { professional, jobId, completeThird, read, answer } = await reviewedByTheClient();
    const { closesAt } = await read();
    if (hasSwept) await world.advance({ days: 19 });
    else world.platform.clock.advance(19 * 24 * 3600);
    await completeThird();
    expect(await read()).toMatchObject({ open: false, closesAt });
    expect((await answer()).code).toBe('review_closed');
    const { needsYou } = await professional.ok('GET /api/dashboard');
    expect(needsYou.filter(({ kind, url }) => kind === 'write_review' && url.includes(jobId))).toEqual([]);
    await world.advance({ minutes: 1 });
    expect(await read()).toMatchObject({ theirs: { text: 'Late.', publishedAt: closesAt }, open: false });
  }
});

test('an accepted later one asks for a review only while there is one to write, and leads to where it is written', async () => {
  const hired = await hiredOnThree();
  const { client, professional, jobId, second, third } = hired;
  const accept = (id: string) => client.ok('POST /api/job/completed/:id', { params: { id }, body: {} });
  await pay(world, client, second);
  await pay(world, client, third);
  // The work that they review is not accepted yet.
  await accept(second);
  const plain = expect.stringMatching(/^Clara accepted your work on “.* · Review”\.$/);
  expect(await heard(professional, second)).toContainEqual(plain);
  await accept(jobId);
  await accept(third);
  const asked = expect.stringMatching(
    /^Clara accepted your work on “.* · Launch”\. You can write a review until .*\.$/,
  );
  expect(await heard(professional, jobId)).toContainEqual(asked);
});

test('an accepted later one asks for no review once the time for it is over', async () => {
  const { professional, third, completeThird } = await reviewedByTheClient();
  await world.advance({ days: 19 });
  await completeThird();
  const plain = expect.stringMatching(/^Clara accepted your work on “.* · Launch”\.$/);
  expect(await heard(professional, third)).toContainEqual(plain);
});

test('one that is not paid for changes in versions; one that is cancelled gives the unpaid ones up', async () => {
  const hired = await hiredOnThree();
  const { client, professional, jobId, second, third } = hired;
  const other = { amountCents: 25_000, estimatedDays: 4, milestones: undefined };
  expect((await offer(hired, other)).code).toBe('already_paid');
  expect(await offer(hired, {}, second)).toMatchObject({ status: 400, errors: [{ path: 'milestones' }] });
  expect((await offer(hired, other, second)).status).toBe(201);
  // It waits for the work before it, however soon the two meet about it.
  const { hireBy } = await jobOf(hired, third);
  const { data } = await plan(client, third, hired.nextTime());
  await professional.ok('POST /api/job/appointments/reschedule', { body: { id: data.id, action: 'accept' } });
  expect((await jobOf(hired, third)).hireBy).toBe(hireBy);
  // A milestone that is paid twice at once has one page and one payment.
  const pages = await Promise.all([openPage(client, second), openPage(client, second)]);
  expect(new Set(pages).size).toBe(1);
  await pay(world, client, second);
  expect(
    await client.refused('POST /api/payment/checkout/:jobId', { params: { jobId: second }, body: {} }),
  ).toBe('already_paid');
  expect(await jobOf(hired, second)).toMatchObject({ amountCents: 25_000, status: 'ACTIVE' });

  await professional.ok('POST /api/job/:id/cancel', { params: { id: jobId }, body: {} });
  expect(await statesOf(hired)).toEqual([
    ['CANCELLED', 'PAID', 'REFUNDED'],
    paidFor,
    ['ENDED', 'UNPAID', 'NONE'],
  ]);
  expect(
    await client.refused('POST /api/payment/checkout/:jobId', { params: { jobId: third }, body: {} }),
  ).toBe('invalid_transition');
  await world.settle();
  await expectBooksToAgree(world);
});

test('a chargeback of one leaves the others as they are', async () => {
  const hired = await hiredOnThree();
  await pay(world, hired.client, hired.second);
  const bank = async (outcome: 'opened' | 'lost') => {
    await bankActs(world, { jobId: hired.second }, { outcome });
    await world.settle();
  };
  await bank('opened');
  expect(await statesOf(hired)).toEqual([paidFor, ['DISPUTED', 'PAID', 'HELD'], open]);
  await bank('lost');
  expect(await statesOf(hired)).toEqual([
    paidFor,
    ['CANCELLED', 'PAID', 'REFUNDED'],
    ['ENDED', 'UNPAID', 'NONE'],
  ]);
  await expectBooksToAgree(world);
});

async function heard(by: Client, jobId: string): Promise<string[]> {
  const { notifications } = await by.ok('GET /api/notification/unread');
  return notifications.filter(({ url }) => url === `/job/${jobId}`).map(({ message }) => message);
}

test('once one is accepted, the next is asked for as a payment, and the professional hears of it as one', async () => {
  const hired = await hiredOnThree();
  const { client, professional, jobId, second, third } = hired;
  await professional.ok('POST /api/job/:id/deliver', { params: { id: jobId }, body: {} });
  await client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} });
  const { needsYou } = await client.ok('GET /api/dashboard');
  expect(needsYou.find(({ url }) => url === `/job/${second}`)).toMatchObject({
    kind: 'hire_job',
    text: 'Pay for milestone 2',
    detail: `${hired.title} · Review, Ana Rincón · $200`,
    action: 'Pay $200 for milestone 2',
  });
  await pay(world, client, second);
  expect(await heard(professional, second)).toContainEqual(
    expect.stringMatching(/^Clara paid for “.* · Review”\. \$200 is held by Parley, and the work is due on /),
  );
  // It can be paid for 38 days; both are reminded 3 days before.
  await world.advance({ days: 35, minutes: 5 });
  const reminded = expect.stringMatching(/^“.* · Launch” isn’t paid for yet\. It will end automatically on /);
  for (const side of [client, professional]) expect(await heard(side, third)).toContainEqual(reminded);
  await world.advance({ days: 3 });
  const ended = expect.stringMatching(/^“.* · Launch” has ended without a payment\. Nothing is owed\.$/);
  for (const side of [client, professional]) expect(await heard(side, third)).toContainEqual(ended);
});

test('what an admin does about a later one is told as of its payment, not of a hire', async () => {
  const { client, professional, third } = await hiredOnThree();
  const admin = await world.as(ada);
  const act = (as: SideRole, action: 'extend_hire_by' | 'end') =>
    admin.ok('POST /api/job/admin/:id/act', {
      params: { id: third },
      body: { as, action, reason: 'Asked for by mail.' },
    });
  await act('PROFESSIONAL', 'extend_hire_by');
  const extended = expect.stringMatching(/^Parley extended the time to pay for “.* · Launch”\./);
  for (const side of [client, professional]) expect(await heard(side, third)).toContainEqual(extended);
  await act('CLIENT', 'end');
  const ended = expect.stringMatching(
    /^Parley ended “.* · Launch”\. It wasn’t paid for, and nothing is owed\./,
  );
  for (const side of [client, professional]) expect(await heard(side, third)).toContainEqual(ended);
});

test('a side suggests twelve in a day, however many of them are given up', async () => {
  const { client, professional, jobId } = await talking();
  await pay(world, client, jobId);
  const extra = { title: 'One more', amountCents: 12_000, estimatedDays: 4 };
  const add = (by: typeof client) =>
    by.call('POST /api/job/:id/milestones', { params: { id: jobId }, body: extra });
  for (let count = 0; count < 12; count += 1) {
    const { data } = await add(professional);
    await client.ok('POST /api/job/:id/end', { params: { id: data.id }, body: {} });
  }
  expect((await add(professional)).code).toBe('too_many_today');
  expect((await add(client)).status).toBe(201);
  await world.advance({ days: 1 });
  expect((await add(professional)).status).toBe(201);
});

test('either side suggests further ones while paid work goes on, also where there were none', async () => {
  const hired = await talking();
  const { client, professional, jobId } = hired;
  const extra = { title: 'Spanish version', amountCents: 12_000, estimatedDays: 4 };
  const add = (by: typeof client, id = jobId) =>
    by.call('POST /api/job/:id/milestones', { params: { id }, body: extra });
  expect((await add(professional)).code).toBe('not_paid');
  await pay(world, client, jobId);
  const offered = (await add(professional)).data;
  expect(offered).toMatchObject({ status: 'TALKING', offer: { amountCents: 12_000, state: 'STANDING' } });
  expect((await add(client, offered.id)).code).toBe('not_paid');
  const asked = (await add(client)).data;
  expect(asked).toMatchObject({ offer: null, amountCents: null, plan: { id: jobId, number: 3 } });
  const [ask] = await client.ok('GET /api/job/:id/offers', { params: { id: asked.id } });
  const answer = { offerId: ask?.id ?? '', action: 'accept' as const };
  await professional.ok('POST /api/job/:id/offers/response', { params: { id: asked.id }, body: answer });
  await pay(world, client, asked.id);
  expect(await statesOf(hired)).toEqual([paidFor, open, paidFor]);
  // One that is suggested from a later one belongs to the same plan.
  const fourth = (await add(professional, asked.id)).data;
  expect(fourth).toMatchObject({ title: `${hired.title} · Spanish version`, plan: { id: jobId, number: 4 } });

  for (let count = 4; count < 12; count += 1) expect((await add(client)).status).toBe(201);
  expect((await add(professional)).code).toBe('too_many_milestones');
  // One that is given up makes room for another.
  await client.ok('POST /api/job/:id/end', { params: { id: offered.id }, body: {} });
  expect((await add(professional)).data.plan?.number).toBe(13);
  await client.ok('POST /api/users/block/:id', { params: { id: offered.professional.id } });
  expect((await add(client)).code).toBe('blocked');
});
