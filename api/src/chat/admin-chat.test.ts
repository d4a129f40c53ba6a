import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let job: HiredJob;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  job = await hire(world, { client: clara, professional: ana });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const say = (body: string) =>
  job.client.ok('POST /api/chat/message', { body: { jobId: job.jobId, body, clientMessageId: body } });
const readings = async () => {
  const query = world.platform.db.selectFrom('auditEntries').selectAll().where('action', '=', 'chat.read');
  return query.orderBy('id').execute();
};

test('every reading of a private chat by an admin is written down, with its reason', async () => {
  await say('Page three is the hard one.');
  const before = (await readings()).length;
  const params = { jobId: job.jobId };
  const { messages } = await admin.ok('GET /api/chat/job/admin/:jobId', {
    params,
    query: { reason: 'A complaint.' },
  });
  expect(messages.map(({ body }) => body)).toEqual(['Page three is the hard one.']);
  await admin.ok('GET /api/chat/job/admin/:jobId', { params, query: { after: 1 } });
  const read = await readings();
  expect(read.slice(before)).toMatchObject([
    { actorId: ada.id, subjectType: 'job', subjectId: job.jobId, reason: 'A complaint.' },
    { actorId: ada.id, reason: null },
  ]);
});

test('a reading marks nothing as read, and a chat that is not there is not written down', async () => {
  await say('Are you there?');
  await admin.ok('GET /api/chat/job/admin/:jobId', { params: { jobId: job.jobId }, query: {} });
  const { count } = await job.professional.ok('GET /api/chat/unreadCount');
  expect(count).toBeGreaterThan(0);
  const before = (await readings()).length;
  const missing = { params: { jobId: ada.id }, query: {} };
  expect(await admin.refused('GET /api/chat/job/admin/:jobId', missing)).toBe('not_found');
  expect(await readings()).toHaveLength(before);
});

test('an admin’s word reaches both sides, once however often it is sent', async () => {
  const given = {
    params: { jobId: job.jobId },
    body: { body: 'We are looking into it.', clientMessageId: 'a' },
  };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => admin.call('POST /api/chat/job/admin/:jobId', given)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  for (const { calls, id } of [
    { calls: job.client, id: clara.id },
    { calls: job.professional, id: ana.id },
  ]) {
    const { messages } = await calls.ok('GET /api/chat/job/:jobId', {
      params: { jobId: job.jobId },
      query: { q: 'looking into' },
    });
    expect(messages).toMatchObject([{ sender: { id: ada.id } }]);
    const query = world.platform.db.selectFrom('notifications').select('id').where('userId', '=', id);
    expect(await query.where('type', '=', 'MESSAGE').execute()).toHaveLength(1);
  }
});

test('the sides keep their own door', async () => {
  const params = { jobId: job.jobId };
  for (const side of [job.client, job.professional])
    expect(await side.refused('GET /api/chat/job/admin/:jobId', { params, query: {} })).toBe('forbidden');
  expect(await admin.refused('GET /api/chat/job/:jobId', { params, query: {} })).toBe('forbidden');
});
