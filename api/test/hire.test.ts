import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SideRole } from '@parley/contract/sides.ts';
import { daysAfter, minutesAfter } from '../src/platform/clock.ts';
import { found } from '../src/platform/http/refuse.ts';
import { LAW } from './cast.ts';
import { createClient, type Client } from './client.ts';
import { mailedCode } from './mailbox.ts';
import { pay } from './pay.ts';
import { view, respond, type Negotiation } from './negotiations.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

interface Newcomer {
  id: string;
  calls: Client;
}

/** Signs up and confirms with the mailed code. */
async function newcomer(firstName: string, role: SideRole, timeZone: string): Promise<Newcomer> {
  const email = `${firstName.toLowerCase()}@newcomers.test`;
  const password = 'a-long-way-from-home';
  const names = { firstName, lastName: 'Moyo' };
  await world.nobody.ok('POST /api/auth/signup', { body: { email, password, ...names, role, timeZone } });
  const code = await mailedCode(world, email);
  const { accessToken, user } = await world.nobody.ok('POST /api/auth/confirm', {
    body: { email, code, password },
  });
  return { id: user.id, calls: createClient(world.app, { accessToken }) };
}

/** A professional's setup: profile, hours, payouts and a service. */
async function setUp({ calls }: Newcomer): Promise<void> {
  const words = { headline: 'Reads terms closely', bio: 'Ten years of contracts.', country: 'ZW' as const };
  const profile = { ...words, experience: 60 as const, categoryIds: [LAW.contracts] };
  expect((await calls.ok('PUT /api/users/professional', { body: profile })).initialised).toBe(true);
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 800, to: 2000 }));
  const hours = { timeZone: 'Africa/Harare', minimumNoticeMinutes: 120, rules };
  await calls.ok('POST /api/availability/professional', { body: hours });
  expect((await calls.ok('GET /api/service/professional/canAdd')).reasons).toEqual(['payouts_not_enabled']);
  await enablePayouts(calls);
  await calls.ok('POST /api/service/add', {
    body: {
      title: 'Terms and conditions, read closely',
      description: 'You send them, I say what they mean.',
      disciplineId: LAW.id,
      categoryId: LAW.contracts,
      skills: ['contracts'],
      experience: 60,
      pricing: 'FIXED',
      priceCents: 90_000,
      consultationMinutes: 30,
    },
  });
}

async function enablePayouts(calls: Client): Promise<void> {
  const { url } = await calls.ok('POST /api/payment/onboard', { body: {} });
  const account = found(/acct_\w+/.exec(url))[0];
  await fetch(`${world.outside?.url}/control/account/${account}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'enabled' }),
  });
  const { account: confirmed } = await calls.ok('POST /api/payment/onboard/confirm', { body: {} });
  expect(confirmed.payoutsEnabled).toBe(true);
}

async function post({ calls }: Newcomer): Promise<string> {
  const posting = await calls.ok('POST /api/job/jobPosting', {
    body: {
      title: 'Terms for a small shop',
      description: 'Twelve pages that should be four.',
      disciplineId: LAW.id,
      categoryId: LAW.contracts,
      skills: ['contracts'],
      experience: 36,
      pricing: 'FIXED',
      budgetMinCents: 80_000,
      budgetMaxCents: 130_000,
    },
  });
  return posting.id;
}

/** Proposes, is asked for another time, and agrees. */
async function agree(client: Newcomer, professional: Newcomer): Promise<Negotiation> {
  const postingId = await post(client);
  const listed = await world.nobody.ok('GET /api/job/jobPosting/all', { query: { q: 'small shop' } });
  expect(listed.items.map(({ id }) => id)).toEqual([postingId]);
  const [first, second] = await freeTimes(professional);
  const offer = {
    postingId,
    message: 'I have done this often.',
    amountCents: 120_000,
    estimatedDays: 10,
    minutes: 30,
  };
  const sent = await professional.calls.ok('POST /api/job/jobProposal', {
    body: { ...offer, startsAt: found(first) },
  });
  expect((await view(client.calls, sent)).data.status).toBe('READ');
  await respond(client.calls, sent, 'reschedule', { startsAt: found(second), message: 'A little later?' });
  expect((await respond(client.calls, sent, 'accept')).code).toBe('invalid_transition');
  const { data } = await respond(professional.calls, sent, 'accept');
  expect(data).toMatchObject({ status: 'ACCEPTED', turn: null, startsAt: second });
  expect(data.history.map(({ action }) => action)).toEqual(['send', 'open', 'reschedule', 'accept']);
  return data;
}

async function freeTimes({ id }: Newcomer): Promise<string[]> {
  const now = world.platform.clock.instant();
  const query = { userId: id, from: daysAfter(now, 1), to: daysAfter(now, 3), minutes: 30 };
  return (await world.nobody.ok('GET /api/availability/slots', { query })).slots.filter(
    (_, index) => index % 4 === 0,
  );
}

/** Both attend the consultation. */
async function meet(client: Newcomer, professional: Newcomer, jobId: string): Promise<void> {
  const [next] = await client.calls.ok('GET /api/job/appointments', { query: {} });
  const { id, startsAt } = found(next);
  expect(next).toMatchObject({ jobId, status: 'ACCEPTED' });
  const ahead = Date.parse(minutesAfter(startsAt, -5)) - world.platform.clock.now().getTime();
  await world.advance({ minutes: ahead / 60_000 });
  for (const { calls } of [client, professional]) {
    await calls.ok('POST /api/job/appointment/checkin/:id', { params: { id }, body: {} });
  }
  const started = await professional.calls.ok('POST /api/job/meeting/start/:id', {
    params: { id },
    body: {},
  });
  expect(started.state).toBe('LIVE');
  const end = { params: { id }, body: {} };
  expect((await client.calls.ok('POST /api/job/meeting/end/:id', end)).state).toBe('LIVE');
  expect((await professional.calls.ok('POST /api/job/meeting/end/:id', end)).state).toBe('ENDED');
}

/** A message, a delivery, requested changes, and a second delivery. */
async function work(client: Newcomer, professional: Newcomer, jobId: string): Promise<void> {
  const body = { jobId, body: 'Page three is the hard one.', clientMessageId: 'one' };
  await client.calls.ok('POST /api/chat/message', { body });
  expect((await readJob(professional, jobId)).unreadCount).toBe(1);
  const params = { id: jobId };
  await professional.calls.ok('POST /api/job/:id/deliver', { params, body: { message: 'Here it is.' } });
  await client.calls.ok('POST /api/job/:id/request-changes', {
    params,
    body: { message: 'Shorter, please.' },
  });
  await professional.calls.ok('POST /api/job/:id/deliver', { params, body: {} });
  await client.calls.ok('POST /api/job/completed/:id', { params, body: {} });
}

const readJob = ({ calls }: Newcomer, id: string) => calls.ok('GET /api/job/:id', { params: { id } });

test('two strangers sign up, agree, talk, hire, work, finish and review', { timeout: 60_000 }, async () => {
  const client = await newcomer('Rudo', 'CLIENT', 'Europe/Berlin');
  const professional = await newcomer('Tariro', 'PROFESSIONAL', 'Africa/Harare');
  await setUp(professional);
  const negotiation = await agree(client, professional);
  const jobId = found(negotiation.jobId);

  const posting = await client.calls.ok('GET /api/job/jobPosting/:id', {
    params: { id: found(negotiation.postingId) },
  });
  expect(posting).toMatchObject({ status: 'OPEN', openings: 1, hires: 0 });
  expect(await freeTimes(professional)).not.toContain(negotiation.startsAt);
  expect(await readJob(client, jobId)).toMatchObject({
    status: 'TALKING',
    paymentStatus: 'UNPAID',
    settlement: 'NONE',
    hiring: { openings: 1, hires: 0, others: 0 },
  });

  await meet(client, professional, jobId);
  await professional.calls.ok('POST /api/job/:id/offers', {
    params: { id: jobId },
    body: { amountCents: 120_000, estimatedDays: 8, scope: 'Four pages, in English.' },
  });
  await pay(world, client.calls, jobId);
  expect(await readJob(professional, jobId)).toMatchObject({
    status: 'ACTIVE',
    paymentStatus: 'PAID',
    settlement: 'HELD',
    hireBy: null,
    offer: { version: 2, state: 'TAKEN', scope: 'Four pages, in English.' },
    hiring: null,
  });
  expect(
    await client.calls.ok('GET /api/job/jobPosting/:id', { params: { id: found(negotiation.postingId) } }),
  ).toMatchObject({ status: 'FILLED', hires: 1 });
  await work(client, professional, jobId);

  const done = await readJob(client, jobId);
  expect(done).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED' });
  expect(done.money).toMatchObject({ amountCents: 120_000, feeCents: 12_000, netCents: 108_000, next: null });
  expect(done.history.map(({ action }) => action)).toEqual([
    'agree',
    'hire',
    'deliver',
    'request_changes',
    'deliver',
    'complete',
  ]);
  await world.settle();
  const payment = await client.calls.ok('POST /api/payment/paid', { body: { jobId } });
  expect(payment.transfer).toBe('DONE');

  const praise = { params: { jobId }, body: { rating: 5, text: 'Clear and quick.' } };
  await client.calls.ok('POST /api/review/job/:jobId', praise);
  expect((await professional.calls.ok('GET /api/review/job/:jobId', praise)).theirs).toBeNull();
  await professional.calls.ok('POST /api/review/job/:jobId', {
    params: { jobId },
    body: { rating: 4, text: 'Good brief.' },
  });
  const profile = await world.nobody.ok('GET /api/users/professional/:id', {
    params: { id: professional.id },
  });
  expect(profile).toMatchObject({ rating: { average: 5, count: 1 }, completedJobs: 1 });

  for (const { calls } of [client, professional]) {
    expect((await calls.ok('GET /api/job/history', { query: {} })).items.map(({ id }) => id)).toEqual([
      jobId,
    ]);
    expect((await calls.ok('GET /api/notification/unread')).notificationCount).toBeGreaterThan(4);
  }
});
