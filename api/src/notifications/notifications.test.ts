import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, nima, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { complete, hire } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let asClara: Client;
let asAna: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  [asClara, asAna] = await Promise.all([world.as(clara), world.as(ana)]);
});
afterAll(() => world.close());

const unread = (client: Client) => client.ok('GET /api/notification/unread');
const say = (client: Client, jobId: string) =>
  client.ok('POST /api/chat/message', { body: { jobId, body: 'Hello', clientMessageId: randomUUID() } });
const job = (client: Character = clara, professional: Character = ana) =>
  hire(world, { client, professional });
async function chatNewsOf(client: Client, jobId: string) {
  const { notifications } = await unread(client);
  return notifications.filter(({ url }) => url === `/job/${jobId}/chat`);
}

test('a burst of messages is one notification, and a new one only once that has been read', async () => {
  const { jobId } = await job();
  await Promise.all([1, 2, 3, 4, 5].map(() => say(asAna, jobId)));
  const [first, ...more] = await chatNewsOf(asClara, jobId);
  expect(first).toMatchObject({
    message: 'Ana sent you a message about “Terms for our API”.',
    notificationType: 'MESSAGE',
  });
  expect(more).toEqual([]);
  expect(await chatNewsOf(asAna, jobId)).toEqual([]);

  await asClara.ok('POST /api/notification/mark-read/:id', { params: { id: first?.id ?? '' } });
  expect(await chatNewsOf(asClara, jobId)).toEqual([]);
  await say(asAna, jobId);
  expect(await chatNewsOf(asClara, jobId)).toHaveLength(1);
});

test('who reads the chat to its end has read the notification of it', async () => {
  const { jobId } = await job();
  const first = await say(asAna, jobId);
  const last = await say(asAna, jobId);
  const params = { jobId };
  await asClara.ok('POST /api/chat/read/:jobId', { params, body: { upTo: first.id } });
  expect(await chatNewsOf(asClara, jobId)).toHaveLength(1);
  await asClara.ok('POST /api/chat/read/:jobId', { params, body: { upTo: last.id } });
  expect(await chatNewsOf(asClara, jobId)).toEqual([]);
});

test('what is unread comes the latest first, at most a hundred of it, with the number of all', async () => {
  const asMilo = await world.as(milo);
  const { id: userId } = milo;
  const rows = Array.from({ length: 103 }, (_, minute) => ({
    id: randomUUID(),
    userId,
    type: 'JOB' as const,
    message: `No. ${minute}`,
    url: '/dashboard',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  }));
  await world.platform.db.insertInto('notifications').values(rows).execute();
  const { notifications, notificationCount } = await unread(asMilo);
  expect(notificationCount).toBe(103);
  expect(notifications).toHaveLength(100);
  expect(notifications[0]).toEqual({
    id: rows[102]?.id,
    message: 'No. 102',
    notificationType: 'JOB',
    url: '/dashboard',
    dateCreated: '2026-01-01T01:42:00.000Z',
  });

  const since = Date.UTC(2026, 0, 1, 1, 40) / 1000;
  const later = await asMilo.ok('GET /api/notification/unread/new', { query: { since } });
  expect(later.notifications.map(({ message }) => message)).toEqual(['No. 102', 'No. 101']);
  expect(later.notificationCount).toBe(2);

  await asMilo.ok('POST /api/notification/clear-all');
  expect(await unread(asMilo)).toEqual({ notifications: [], notificationCount: 0 });
});

test('only one’s own can be marked as read, and again without effect', async () => {
  await job(clara, tendai);
  const [mine] = (await unread(asClara)).notifications;
  const params = { id: mine?.id ?? '' };
  expect(await asAna.refused('POST /api/notification/mark-read/:id', { params })).toBe('not_found');
  expect((await unread(asClara)).notifications[0]?.id).toBe(params.id);
  expect(await asClara.ok('POST /api/notification/mark-read/:id', { params })).toEqual({});
  expect(await asClara.ok('POST /api/notification/mark-read/:id', { params })).toEqual({});
  expect((await unread(asClara)).notifications.map(({ id }) => id)).not.toContain(params.id);
  expect(
    await asClara.refused('POST /api/notification/mark-read/:id', { params: { id: randomUUID() } }),
  ).toBe('not_found');
});

test('clearing mine leaves everybody else’s', async () => {
  const { jobId } = await job();
  await say(asClara, jobId);
  await say(asAna, jobId);
  await asClara.ok('POST /api/notification/clear-all');
  expect((await unread(asClara)).notificationCount).toBe(0);
  expect(await chatNewsOf(asAna, jobId)).toHaveLength(1);
});

test('without signing in there are none, and a time that is none is refused', async () => {
  expect(await world.nobody.refused('GET /api/notification/unread')).toBe('unauthenticated');
  const url = '/api/notification/unread/new';
  for (const query of ['', '?since=yesterday', '?since=-1', '?since=1e99']) {
    expect((await asClara.raw({ method: 'GET', url: url + query })).status).toBe(400);
  }
  for (const person of [nima, ada]) {
    expect(await unread(await world.as(person))).toEqual({ notifications: [], notificationCount: 0 });
  }
});

test('in a hire from the proposal to the reviews each hears every step of the other, and none of their own', async () => {
  const [asMilo, asTendai] = await Promise.all([world.as(milo), world.as(tendai)]);
  await Promise.all([
    asMilo.ok('POST /api/notification/clear-all'),
    asTendai.ok('POST /api/notification/clear-all'),
  ]);
  const hired = await job(milo, tendai);
  await complete(world, hired);
  const params = { jobId: hired.jobId };
  for (const client of [asMilo, asTendai]) {
    await client.ok('POST /api/review/job/:jobId', { params, body: { rating: 4, text: 'Good.' } });
  }
  const heard = async (client: Client) =>
    (await unread(client)).notifications.toReversed().map(({ notificationType, message }) => {
      return `${notificationType}: ${message.replace(/\w{3} \d+ \w{3} \d\d:\d\d \([\w ]+\)/, 'then')}`;
    });
  expect(await heard(asMilo)).toEqual([
    'PROPOSAL: Tendai Kuhudzai sent you a proposal for “Terms for our API” for $1,200, with a consultation on then.',
    'PAYMENT: We received your $1,200 for “Terms for our API”. It’s held by Parley until you accept the work.',
    'JOB: Tendai delivered “Terms for our API”. Accept the work or ask for changes by then.',
    'REVIEW: Tendai gave you 4 out of 5 stars for “Terms for our API”.',
  ]);
  expect(await heard(asTendai)).toEqual([
    'JOB: Milo accepted: your consultation about “Terms for our API” is on then.',
    'PAYMENT: Milo hired you for “Terms for our API”. $1,200 is held by Parley, and the work is due on then.',
    'PAYMENT: $1,080 for “Terms for our API” has been released and is on its way to you.',
    'JOB: Milo accepted your work on “Terms for our API”. You can write a review until then.',
    'REVIEW: Milo reviewed “Terms for our API”. You’ll see it once you submit yours, or on then at the latest.',
  ]);
});
