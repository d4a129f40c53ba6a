import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, nima, tendai } from '../../test/cast.ts';
import { hire } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';
import { workingDaysAfter } from '../platform/working-days.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('anybody signed in can ask for help and is answered within two working days', async () => {
  for (const person of [clara, nima, ada]) {
    const client = await world.as(person);
    const answer = await client.call('POST /api/support', { body: { message: '  I am stuck.  ' } });
    expect(answer).toMatchObject({ status: 201, message: 'Support Ticket Successfully Sent' });
    expect(answer.data).toMatchObject({ message: 'I am stuck.', jobId: null, status: 'OPEN' });
    const row = await world.platform.db
      .selectFrom('tickets')
      .select(['authorId', 'dueAt'])
      .where('id', '=', answer.data.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ authorId: person.id, dueAt: workingDaysAfter(answer.data.createdAt, 2) });
  }
});

test('a ticket without words is refused with the words of the dialog', async () => {
  const client = await world.as(clara);
  for (const body of [{}, { message: '' }, { message: ' \n ' }]) {
    const answer = await client.raw({ method: 'POST', url: '/api/support', body });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ path: 'message', message: 'Message is required' }],
    });
  }
});

test('a ticket can be about a job of one’s own only', async () => {
  const { jobId } = await hire(world, { client: clara, professional: ana });
  const body = { message: 'About this job', jobId };
  for (const party of [clara, ana]) {
    expect(await (await world.as(party)).ok('POST /api/support', { body })).toMatchObject({ jobId });
  }
  expect(await (await world.as(milo)).refused('POST /api/support', { body })).toBe('not_found');
  expect(await world.nobody.refused('POST /api/support', { body })).toBe('unauthenticated');
});

test('the admins hear of a ticket, with its first words; who sent it does not', async () => {
  const message = `The room does not open. ${'It really does not. '.repeat(40)}`;
  await (await world.as(milo)).ok('POST /api/support', { body: { message } });
  const [first] = (await (await world.as(ada)).ok('GET /api/notification/unread')).notifications;
  expect(first).toMatchObject({ notificationType: 'SUPPORT', url: '/dashboard?tab=support' });
  expect(first?.message).toMatch(/^Milo Reyes needs help: “The room does not open\. .*…”$/);
  expect(first?.message.length).toBeLessThan(200);
  expect((await (await world.as(milo)).ok('GET /api/notification/unread')).notificationCount).toBe(0);
});

test('nobody fills the queue of everybody: thirty tickets and replies of one person in an hour', async () => {
  const client = await world.as(tendai);
  const body = { message: 'Are you there?' };
  const { id } = await client.ok('POST /api/support', { body });
  for (let sent = 1; sent < 29; sent += 1) await client.ok('POST /api/support', { body });
  await client.ok('POST /api/support/:id/reply', { params: { id }, body });
  const [ticket, reply] = [
    await client.call('POST /api/support', { body }),
    await client.call('POST /api/support/:id/reply', { params: { id }, body }),
  ];
  expect([ticket.status, ticket.code, reply.code]).toEqual([429, 'too_many_requests', 'too_many_requests']);
  expect(await client.ok('GET /api/support', { query: {} })).toHaveLength(29);
  await (await world.as(milo)).ok('POST /api/support', { body });
});
