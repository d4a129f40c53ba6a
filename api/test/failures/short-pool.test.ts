import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/database/id.ts';
import { ada, ana, clara, LAW, PASSWORD } from '../cast.ts';
import { complete, deliver, hire } from '../hiring.ts';
import { pay } from '../pay.ts';
import { view, pair, respond, send } from '../negotiations.ts';
import { createWorld, type World } from '../world.ts';

/** With one connection, a request that takes a second one while holding it would deadlock and answer 503. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true, connections: 1 });
});
afterAll(() => world.close());

test('with one connection, a job goes from its posting to its reviews', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await view(hired.client, await send(world, hired, 'INVITE'));
  await complete(world, hired);
  const review = { params: { jobId: hired.jobId }, body: { rating: 5, text: 'Well done.' } } as const;
  await hired.client.ok('POST /api/review/job/:jobId', review);
  await hired.professional.ok('POST /api/review/job/:jobId', review);
});

test('with one connection, a consultation is moved and both meet in it', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  const params = { id: hired.appointmentId };
  const request = { ...params, action: 'request' as const, startsAt: hired.nextTime() };
  await hired.client.ok('POST /api/job/appointments/reschedule', { body: request });
  await hired.professional.ok('POST /api/job/appointments/reschedule', {
    body: { ...params, action: 'accept' },
  });
  const planned = await hired.client.ok('POST /api/job/appointments', {
    body: { jobId: hired.jobId, startsAt: hired.nextTime(), minutes: 30 },
  });
  await hired.professional.ok('GET /api/job/meeting/:id', { params: { id: planned.id } });
});

test('with one connection, an admin decides and people write, report and change what is theirs', async () => {
  const admin = await world.as(ada);
  const hired = await hire(world, { client: clara, professional: ana });
  await deliver(world, hired);
  const params = { id: hired.jobId };
  await hired.client.ok('POST /api/job/:id/dispute', { params, body: { message: 'Not what we agreed.' } });
  await hired.client.ok('POST /api/chat/message', {
    body: { jobId: hired.jobId, body: 'A word.', clientMessageId: newId() },
  });
  await admin.ok('POST /api/job/admin/:id/resolve', {
    params,
    body: { outcome: 'refund', reason: 'The work is not there.' },
  });
  const ticket = await hired.client.ok('POST /api/support', { body: { message: 'Where is my money?' } });
  await admin.ok('POST /api/support/admin', { body: { id: ticket.id, message: 'On its way.' } });
  await hired.client.ok('PUT /api/users', {
    body: { firstName: 'Clara', lastName: 'Weber', displayName: 'Clara', timeZone: 'Europe/Berlin' },
  });
  await hired.professional.ok('POST /api/availability/add', { body: { weekday: 6, from: 2200, to: 2300 } });
  await hired.client.ok('POST /api/job/jobPosting', {
    body: {
      title: 'Terms for our API',
      description: 'Our terms need a careful reader.',
      disciplineId: LAW.id,
      categoryId: LAW.contracts,
      skills: ['contracts'],
      pricing: 'FIXED',
      budgetMinCents: 50_000,
      budgetMaxCents: 150_000,
      experience: 36,
    },
  });
});

test('with one connection, fifty acceptances at once hire once and the others are told so', async () => {
  const two = await pair(world, clara, ana);
  const negotiation = await send(world, two, 'PROPOSAL');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => respond(two.client, negotiation, 'accept')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'invalid_transition')).toHaveLength(49);
});

test('an acceptance that is committed answers, though nobody gets a connection any more', async () => {
  const { platform } = world;
  const { db, events } = platform;
  const two = await pair(world, clara, ana);
  const negotiation = await send(world, two, 'PROPOSAL');
  let busy: Promise<unknown> = Promise.resolve();
  platform.events = {
    emit: async (from, trx, name, event) => {
      // Next in line for the connection, and busy longer than anybody waits for one.
      if (name === 'negotiation.accepted') busy = sql`select pg_sleep(7)`.execute(db);
      await events.emit(from, trx, name, event);
    },
  };
  const answer = await respond(two.client, negotiation, 'accept');
  expect(answer).toMatchObject({ status: 200, data: { status: 'ACCEPTED' } });
  platform.events = events;
  await busy;
}, 30_000);

test('with one connection, a password and an address are changed', async () => {
  const owner = await world.as(ana);
  await owner.ok('POST /api/users/email', { body: { newEmail: 'ana@elsewhere.test', password: PASSWORD } });
  await owner.ok('POST /api/auth/changePassword', {
    body: { currentPassword: PASSWORD, newPassword: 'moved-into-a-new-house' },
  });
});
