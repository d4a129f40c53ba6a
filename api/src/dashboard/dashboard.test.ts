import { SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, nima, tendai, type Character } from '../../test/cast.ts';
import { advanceTo, come } from '../../test/consultations.ts';
import { enablePayouts } from '../../test/control.ts';
import { complete, hire, type HiredJob } from '../../test/hiring.ts';
import type { Client } from '../../test/client.ts';
import { decideCheckout, pay } from '../../test/pay.ts';
import { offerService, view, pair, respond, send } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { minutesAfter } from '../platform/clock.ts';
import { readDashboard } from './read-dashboard.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const dashboardOf = async (person: Character) => (await world.as(person)).ok('GET /api/dashboard');
async function needsOf(person: Character, about: string) {
  const { needsYou } = await dashboardOf(person);
  return needsYou.filter(({ url }) => url.includes(about));
}
const job = (client: Character = clara, professional: Character = ana): Promise<HiredJob> =>
  hire(world, { client, professional });
const kindsOf = (needs: { kind: string }[]) => needs.map(({ kind }) => kind);

test('who has just signed up as a professional is told what to set up, in order', async () => {
  const { needsYou, upcoming, earningsByMonth, overview, firstSteps } = await dashboardOf(nima);
  const setUp = ['finish_profile', 'set_hours', 'set_up_payouts', 'add_service'];
  expect(firstSteps).toEqual(setUp.map((step) => ({ step, isDone: false })));
  expect(kindsOf(needsYou)).toEqual(setUp);
  expect(needsYou.every(({ dueAt }) => dueAt === null)).toBe(true);
  expect(upcoming).toEqual([]);
  expect(overview).toBeNull();
  expect(earningsByMonth).toHaveLength(12);
  expect(earningsByMonth?.every(({ netCents }) => netCents === 0)).toBe(true);
});

test('a client’s first steps are done one after the other, until the first hire', async () => {
  const stepsOf = async (person: Character) =>
    (await dashboardOf(person)).firstSteps?.map(({ isDone }) => isDone) ?? null;
  expect(await stepsOf(milo)).toEqual([false, false, false]);
  const two = await pair(world, milo, tendai);
  const negotiation = await send(world, two, 'PROPOSAL');
  expect(await stepsOf(milo)).toEqual([true, false, false]);
  await respond(two.client, negotiation, 'accept');
  expect(await stepsOf(milo)).toEqual([true, true, false]);
});

test('a proposal waits for the client until answered, then for the one who has to answer that', async () => {
  const two = await pair(world, milo, tendai);
  const negotiation = await send(world, two, 'PROPOSAL');
  const [need] = await needsOf(milo, negotiation.id);
  expect(need).toMatchObject({
    kind: 'answer_proposal',
    text: 'Tendai Kuhudzai sent you a proposal',
    url: `/job-posting/proposals/${negotiation.postingId}?proposal=${negotiation.id}`,
    dueAt: negotiation.expiresAt,
  });
  expect(need?.detail).toBe('Terms for our API · $1,200');
  expect(need?.talkAt).toBe(negotiation.startsAt);
  expect(need?.acceptable).toBeUndefined();
  await view(two.client, negotiation);
  expect(await needsOf(milo, negotiation.id)).toHaveLength(1);
  expect(await needsOf(tendai, negotiation.id)).toEqual([]);

  await respond(two.client, negotiation, 'reschedule', { startsAt: two.nextTime() });
  expect(await needsOf(milo, negotiation.id)).toEqual([]);
  expect(await needsOf(tendai, negotiation.id)).toMatchObject([
    {
      kind: 'answer_proposal',
      text: 'Milo Reyes suggested another time',
      url: `/job-proposal/${negotiation.id}`,
    },
  ]);
  await respond(two.professional, negotiation, 'reject_reschedule');
  expect(await needsOf(milo, negotiation.id)).toMatchObject([
    { text: 'Tendai Kuhudzai can’t make the time you suggested', action: 'Suggest a time' },
  ]);
  await respond(two.client, negotiation, 'decline', { message: 'No.' });
  expect([...(await needsOf(milo, negotiation.id)), ...(await needsOf(tendai, negotiation.id))]).toEqual([]);
});

test('an invite waits for the professional', async () => {
  const negotiation = await send(world, await pair(world, milo, tendai), 'INVITE');
  expect(await needsOf(tendai, negotiation.id)).toMatchObject([
    { kind: 'answer_invite', text: 'Milo Reyes invited you', url: `/job-proposal/${negotiation.id}` },
  ]);
  expect(await needsOf(milo, negotiation.id)).toEqual([]);
});

test('what one press agrees to says so: a free invite and another time, but no proposal at first sight', async () => {
  const two = await pair(world, clara, ana);
  await enablePayouts(world, two.professional);
  const invite = await send(world, two, 'INVITE');
  const acceptable = { subject: 'INVITE', id: invite.id, times: [invite.startsAt] };
  expect((await needsOf(ana, invite.id))[0]?.acceptable).toEqual(acceptable);

  const proposal = await send(world, two, 'PROPOSAL');
  expect((await needsOf(clara, proposal.id))[0]).not.toHaveProperty('acceptable');
  const startsAt = two.nextTime();
  await respond(two.professional, proposal, 'reschedule', { startsAt });
  expect((await needsOf(clara, proposal.id))[0]?.acceptable).toEqual({
    subject: 'PROPOSAL',
    id: proposal.id,
    times: [startsAt],
  });
  await respond(two.client, proposal, 'reject_reschedule');
  // Now only another time can be suggested.
  for (const side of [clara, ana])
    for (const need of await needsOf(side, proposal.id)) expect(need).not.toHaveProperty('acceptable');
});

test('a suggested time that somebody else has booked is not offered, but another one asked for', async () => {
  const two = await pair(world, clara, ana);
  const others = await pair(world, milo, ana);
  const startsAt = two.nextTime();
  const invite = await send(world, two, 'INVITE', { startsAt });
  const [later, latest] = [two.nextTime(), two.nextTime()];
  const several = await send(world, two, 'INVITE', { startsAt: later, alternatives: [latest] });
  for (const taken of [startsAt, later]) {
    const faster = await send(world, others, 'INVITE', { startsAt: taken });
    expect((await respond(two.professional, faster, 'accept')).status).toBe(200);
  }
  const [need] = await needsOf(ana, invite.id);
  expect(need).toMatchObject({
    text: 'Clara Brandt invited you',
    detail: 'Contract review · $1,200 · The suggested time is no longer available',
    action: 'Suggest another time',
    asksForTime: invite.id,
    talkAt: null,
  });
  expect(need).not.toHaveProperty('acceptable');
  expect((await needsOf(ana, several.id))[0]).toMatchObject({
    talkAt: latest,
    acceptable: { times: [latest] },
  });
});

test('a new proposal is read first, though its time is gone', async () => {
  const two = await pair(world, clara, tendai);
  const others = await pair(world, milo, tendai);
  await enablePayouts(world, two.professional);
  const startsAt = two.nextTime();
  const proposal = await send(world, two, 'PROPOSAL', { startsAt });
  await respond(two.professional, await send(world, others, 'INVITE', { startsAt }), 'accept');
  const [need] = await needsOf(clara, proposal.id);
  expect(need).toMatchObject({
    action: 'View proposal',
    detail: 'Terms for our API · $1,200 · The suggested time is no longer available',
  });
  expect(need).not.toHaveProperty('asksForTime');
});

test('a job asks for work, acceptance and reviews, each of the one whose move it is', async () => {
  const hired = await job();
  const { jobId } = hired;
  const params = { id: jobId };
  const due = async () => hired.client.ok('GET /api/job/:id', { params });

  await pay(world, hired.client, hired.jobId);
  expect(await needsOf(clara, jobId)).toEqual([]);
  for (const side of [clara, ana, ada]) expect((await dashboardOf(side)).firstSteps).toBeNull();
  expect(await needsOf(ana, jobId)).toMatchObject([{ kind: 'deliver_job', dueAt: (await due()).dueAt }]);

  await hired.professional.ok('POST /api/job/:id/deliver', { params, body: {} });
  expect(await needsOf(ana, jobId)).toEqual([]);
  expect(await needsOf(clara, jobId)).toMatchObject([
    { kind: 'accept_work', dueAt: (await due()).releaseAt },
  ]);

  await hired.client.ok('POST /api/job/completed/:id', { params, body: {} });
  const review = { kind: 'write_review', dueAt: (await due()).reviewBy, url: `/job/${jobId}` };
  expect(await needsOf(clara, jobId)).toMatchObject([{ ...review, detail: 'Terms for our API' }]);
  expect(await needsOf(ana, jobId)).toMatchObject([review]);

  const body = { rating: 5, text: 'Good.' };
  await hired.professional.ok('POST /api/review/job/:jobId', { params: { jobId }, body });
  expect(await needsOf(ana, jobId)).toEqual([]);
  const [mine] = await needsOf(clara, jobId);
  expect(mine?.detail).toBe(
    'Terms for our API · Ana has already reviewed you. You’ll see it once you submit yours',
  );
});

test('a payment that failed asks again at once; one the processor works on does not', async () => {
  const { client, jobId } = await job();
  await decideCheckout(world, client, jobId, 'declined');
  await client.ok('POST /api/payment/paid', { body: { jobId } });
  expect(await needsOf(clara, jobId)).toMatchObject([{ kind: 'hire_job', text: 'Problem with payment' }]);
  await decideCheckout(world, client, jobId, 'processing');
  await client.ok('POST /api/payment/paid', { body: { jobId } });
  expect(await needsOf(clara, jobId)).toEqual([]);
});

test('a review that can no longer be written does not wait', async () => {
  const hired = await job(milo, tendai);
  await complete(world, hired);
  expect(kindsOf(await needsOf(milo, hired.jobId))).toEqual(['write_review']);
  await world.advance({ days: 14, minutes: 1 });
  expect(await needsOf(milo, hired.jobId)).toEqual([]);
});

test('a consultation calls both to join from 30 minutes before its start until its room closes', async () => {
  const hired = await job();
  await pay(world, hired.client, hired.jobId);
  const { startsAt, jobId, appointmentId } = hired;
  const url = `/job/${jobId}/consultation/${appointmentId}`;
  const moveTo = (instant: string) =>
    world.platform.clock.advance((Date.parse(instant) - world.platform.clock.now().getTime()) / 1000);
  const calls = async (person: Character) =>
    (await needsOf(person, url)).map(({ action, dueAt }) => [action, dueAt]);

  moveTo(minutesAfter(startsAt, -31));
  expect([await calls(clara), await calls(ana)]).toEqual([[], []]);
  expect((await dashboardOf(ana)).upcoming.map(({ id }) => id)).toContain(appointmentId);
  moveTo(minutesAfter(startsAt, -25));
  const toJoin = [[['Join consultation', startsAt]], [['Join consultation', startsAt]]];
  expect([await calls(clara), await calls(ana)]).toEqual(toJoin);
  moveTo(minutesAfter(startsAt, -9));
  await hired.client.ok('POST /api/job/appointment/checkin/:id', { params: { id: appointmentId }, body: {} });
  expect([await calls(clara), await calls(ana)]).toEqual(toJoin);
  moveTo(minutesAfter(startsAt, 30 + 29));
  expect(await calls(ana)).toHaveLength(1);
  expect((await dashboardOf(ana)).upcoming.map(({ id }) => id)).not.toContain(appointmentId);
  moveTo(minutesAfter(startsAt, 30 + 31));
  expect(await calls(ana)).toEqual([]);
});

test('a consultation that neither came to waits for the two, and for nobody else', async () => {
  const hired = await job(milo, tendai);
  await pay(world, hired.client, hired.jobId);
  const ahead = Date.parse(hired.startsAt) - world.platform.clock.now().getTime() + 20 * 60_000;
  await world.advance({ minutes: Math.ceil(ahead / 60_000) });
  const missed = async (person: Character) => kindsOf(await needsOf(person, hired.jobId));
  for (const side of [milo, tendai]) expect(await missed(side)).toContain('missed_consultation');
  for (const stranger of [clara, ana]) expect(await missed(stranger)).toEqual([]);
});

test('a meeting that has ended and a job that was ended call nobody', async () => {
  const [ended, held] = [await job(milo, tendai), await job(milo, tendai)];
  const params = { id: ended.jobId };
  await ended.client.ok('POST /api/job/:id/end', { params, body: {} });
  const { upcoming, needsYou } = await dashboardOf(milo);
  expect(upcoming.map(({ jobId }) => jobId)).toContain(held.jobId);
  expect(upcoming.map(({ jobId }) => jobId)).not.toContain(ended.jobId);
  expect(needsYou.filter(({ url }) => url.includes(ended.jobId))).toEqual([]);
});

test('what is due the soonest comes first, and what has no date last', async () => {
  const two = await pair(world, milo, tendai);
  const later = await send(world, two, 'INVITE');
  await world.advance({ hours: 1 });
  await send(world, two, 'INVITE');
  const { db } = world.platform;
  await db.updateTable('profiles').set({ payoutsEnabled: false }).where('userId', '=', tendai.id).execute();
  const { needsYou } = await dashboardOf(tendai);
  await db.updateTable('profiles').set({ payoutsEnabled: true }).where('userId', '=', tendai.id).execute();
  expect(needsYou.at(-1)).toMatchObject({ kind: 'set_up_payouts', dueAt: null });
  const dates = needsYou.slice(0, -1).map(({ dueAt }) => dueAt ?? 'never');
  expect(dates).toContain(later.expiresAt);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted((one, other) => one.localeCompare(other)));
});

/** The time of a job's consultation has passed, and its room has closed. */
async function talked(hired: HiredJob): Promise<void> {
  await advanceTo(world, hired.startsAt, -5);
  for (const side of SIDES) await come(world, hired, side);
  await advanceTo(world, hired.startsAt, 61);
}

const termsOf = (by: Client, id: string, amountCents: number) =>
  by.ok('POST /api/job/:id/offers', { params: { id }, body: { amountCents, estimatedDays: 5 } });

test('once the two have talked, hiring waits for the client, and other terms for the professional', async () => {
  const hired = await job();
  const { jobId } = hired;
  expect([await needsOf(clara, jobId), await needsOf(ana, jobId)]).toEqual([[], []]);
  await talked(hired);
  const { hireBy } = await hired.client.ok('GET /api/job/:id', { params: { id: jobId } });
  expect(await needsOf(clara, jobId)).toMatchObject([
    {
      kind: 'hire_job',
      text: 'Make payment to secure',
      detail: 'Terms for our API, Ana Rincón · $1,200',
      action: 'Hire Ana for $1,200',
      url: `/job/${jobId}`,
      dueAt: hireBy,
    },
  ]);
  expect(await needsOf(ana, jobId)).toEqual([]);
  await termsOf(hired.client, jobId, 90_000);
  expect(await needsOf(clara, jobId)).toEqual([]);
  expect(await needsOf(ana, jobId)).toMatchObject([
    {
      kind: 'answer_offer',
      text: 'Clara Brandt asked for different terms',
      action: 'View terms',
      dueAt: hireBy,
    },
  ]);
  await termsOf(hired.professional, jobId, 100_000);
  expect(kindsOf(await needsOf(clara, jobId))).toEqual(['hire_job']);
  expect(await needsOf(ana, jobId)).toEqual([]);
});

test('without an offer the professional is asked for one once the two have talked', async () => {
  const two = await pair(world, milo, tendai, 0);
  // A budget asks for nothing.
  const asked = { message: 'Can you help?', minutes: 30, amountCents: 80_000 };
  const body = { serviceId: await offerService(world, tendai.id), ...asked };
  let startsAt = two.nextTime();
  while (startsAt < minutesAfter(world.platform.clock.instant(), 180)) startsAt = two.nextTime();
  const invite = await two.client.ok('POST /api/job/jobPosting/invite', { body: { ...body, startsAt } });
  expect((await needsOf(tendai, invite.id))[0]?.detail).toBe('Contract review · $800');
  const jobId = (await respond(two.professional, invite, 'accept')).data.jobId ?? '';
  expect(await needsOf(tendai, jobId)).toEqual([]);
  const ahead = Date.parse(minutesAfter(startsAt, 61)) - world.platform.clock.now().getTime();
  await world.advance({ minutes: ahead / 60_000 });
  expect(kindsOf(await needsOf(tendai, jobId))).toContain('make_offer');
  expect(kindsOf(await needsOf(milo, jobId))).not.toContain('hire_job');
});

test('however much waits, it takes a handful of queries', async () => {
  const two = await pair(world, clara, ana);
  for (let number = 0; number < 6; number += 1) await send(world, two, number % 2 ? 'PROPOSAL' : 'INVITE');
  for (const person of [clara, ana, ada]) {
    const { db } = world.platform;
    let queries = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const actor = { ...person, displayName: person.firstName, sessionId: '', scopes: null };
    await readDashboard({ ...world.platform, db: counted }, actor);
    expect(queries).toBeGreaterThan(1);
    expect(queries).toBeLessThanOrEqual(9);
  }
});

test('an admin sees the open tickets and reports, and unchecked certificates, the most urgent first, and the numbers of the platform', async () => {
  for (const message of ['First', 'Second'])
    await (await world.as(milo)).ok('POST /api/support', { body: { message } });
  const report = { type: 'person', id: ana.id, reason: 'Not who she says she is.' } as const;
  await (await world.as(milo)).ok('POST /api/report', { body: report });
  const certificate = { name: 'Admission to the bar', issuer: 'Consejo Superior', issuedOn: '2015-05-23' };
  await (await world.as(ana)).ok('POST /api/certification', { body: certificate });
  const paid = await job();
  await pay(world, paid.client, paid.jobId);
  const done = await job();
  await complete(world, done);
  const { needsYou, upcoming, overview, earningsByMonth } = await dashboardOf(ada);
  expect(needsYou).toMatchObject([
    {
      kind: 'support_ticket',
      text: 'Milo Reyes needs help',
      detail: 'First',
      url: '/dashboard?tab=support',
    },
    { kind: 'support_ticket', detail: 'Second' },
    {
      kind: 'decide_report',
      text: 'Milo Reyes reported “Ana Rincón”',
      detail: 'Not who she says she is.',
      url: '/dashboard?tab=reports',
    },
    {
      kind: 'check_certificate',
      text: 'Verify Ana Rincón’s certificate',
      detail: 'Admission to the bar',
      url: '/dashboard?tab=certificates&status=PENDING',
      dueAt: expect.any(String),
    },
  ]);
  expect([upcoming, earningsByMonth]).toEqual([[], null]);
  expect(overview).toMatchObject({ clients: 2, professionals: 3, ledgerDifferenceCents: 0 });
  expect(overview?.heldCents).toBeGreaterThanOrEqual(120_000);
  expect(overview?.feesCents).toBeGreaterThanOrEqual(12_000);
  expect(overview?.jobsCompleted).toBeGreaterThanOrEqual(2);

  const [newest] = (await dashboardOf(ana)).earningsByMonth?.toReversed() ?? [];
  expect(newest).toMatchObject({ month: world.platform.clock.instant().slice(0, 7) });
  expect(newest?.netCents).toBeGreaterThanOrEqual(108_000);
});

test('nobody has a dashboard without signing in', async () => {
  expect(await world.nobody.refused('GET /api/dashboard')).toBe('unauthenticated');
});

test('what needs attention can be put off until tomorrow and brought back; its deadline stays', async () => {
  const { jobId, client, professional } = await job();
  await pay(world, client, jobId);
  const needOf = async () => (await needsOf(ana, jobId))[0];
  const before = await needOf();
  const { key = '', until = '' } = before?.snooze ?? {};
  expect(before).toMatchObject({ kind: 'deliver_job', snooze: { isOn: false } });
  const put = (by: Client, isOn: boolean) => by.call('PUT /api/dashboard/snooze', { body: { key, isOn } });
  expect((await put(client, true)).code).toBe('not_found');
  for (const _twice of [1, 2])
    expect((await put(professional, true)).data).toEqual({ key, until, isOn: true });
  expect(await needOf()).toEqual({ ...before, snooze: { key, until, isOn: true } });
  await put(professional, false);
  expect(await needOf()).toEqual(before);
  await put(professional, true);
  await advanceTo(world, until, 1);
  expect((await needOf())?.snooze?.isOn).toBe(false);
});

test('what is held is named without what was refunded before', async () => {
  const hired = await job();
  const params = { id: hired.jobId };
  await pay(world, hired.client, hired.jobId);
  const body = { jobId: hired.jobId, amountCents: 30_000, reason: 'Agreed with both by mail.' };
  await (await world.as(ada)).ok('POST /api/payment/admin/refund', { body });
  await world.settle();
  const detailOf = async (person: Character, kind: string) =>
    (await needsOf(person, hired.jobId)).find((need) => need.kind === kind)?.detail;
  expect(await detailOf(ana, 'deliver_job')).toBe('Terms for our API · $900 held by Parley');
  const { refundableAt } = await hired.client.ok('GET /api/job/:id', { params });
  await advanceTo(world, refundableAt ?? '', 1);
  expect(await detailOf(clara, 'overdue_job')).toBe('Terms for our API · you can take a full refund of $900');
  await hired.client.ok('POST /api/job/:id/take-refund', { params, body: {} });
  expect(await detailOf(ana, 'object_refund')).toBe('Terms for our API · $900 goes back unless you object');
  const message = 'It was delivered by mail.';
  await hired.professional.ok('POST /api/job/:id/dispute', { params, body: { message } });
  expect(await detailOf(ada, 'decide_dispute')).toBe('Terms for our API · $900 held');
});
