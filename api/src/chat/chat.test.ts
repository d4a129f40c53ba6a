import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let asClara: Client;
let asAna: Client;
beforeAll(async () => {
  world = await createWorld();
  [asClara, asAna] = await Promise.all([world.as(clara), world.as(ana)]);
});
afterAll(() => world.close());

const newJob = (): Promise<HiredJob> => hire(world, { client: clara, professional: ana });
const listOf = (client: Client, jobId: string, query = {}) =>
  client.ok('GET /api/chat/job/:jobId', { params: { jobId }, query });

async function say(client: Client, jobId: string, body: string, clientMessageId: string = randomUUID()) {
  return client.ok('POST /api/chat/message', { body: { jobId, body, clientMessageId } });
}

test('the two parties of a job read one another in the order the server gave', async () => {
  const { jobId } = await newJob();
  await say(asClara, jobId, 'Good morning');
  await say(asAna, jobId, 'Buenos días');
  const { messages, nextCursor } = await listOf(asClara, jobId);
  expect(messages.map(({ seq, body, sender }) => [seq, body, sender.displayName])).toEqual([
    [1, 'Good morning', 'Clara Brandt'],
    [2, 'Buenos días', 'Ana Rincón'],
  ]);
  expect(nextCursor).toBeNull();
  expect(await listOf(asAna, jobId)).toEqual({ messages, nextCursor, isOpen: true, isBlocked: false });
});

test('the same message sent again is the same message', async () => {
  const { jobId } = await newJob();
  const body = { jobId, body: 'Once', clientMessageId: 'tab-1' };
  const first = await asClara.call('POST /api/chat/message', { body });
  const again = await asClara.call('POST /api/chat/message', { body });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.data).toEqual(first.data);
  expect((await listOf(asClara, jobId)).messages).toHaveLength(1);
});

test('the same clientMessageId from the other person is another message', async () => {
  const { jobId } = await newJob();
  const mine = await say(asClara, jobId, 'Mine', 'same');
  const theirs = await say(asAna, jobId, 'Theirs', 'same');
  expect(theirs).toMatchObject({ seq: 2, body: 'Theirs' });
  expect(theirs.id).not.toBe(mine.id);
});

test('a hundred messages at once, each sent twice, leave no gap and no double', async () => {
  const { jobId } = await newJob();
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const sends = [...numbers, ...numbers].map((number) =>
    (number % 2 ? asClara : asAna).call('POST /api/chat/message', {
      body: { jobId, body: `Message ${number}`, clientMessageId: `m${number}` },
    }),
  );
  const answers = await Promise.all(sends);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  const { messages } = await listOf(asClara, jobId, { limit: 100 });
  expect(messages.map(({ seq }) => seq)).toEqual(numbers.map((number) => number + 1));
  expect(new Set(messages.map(({ body }) => body)).size).toBe(100);
});

test('pages go back from the latest and forward from a number, and miss nothing', async () => {
  const { jobId } = await newJob();
  for (let number = 1; number <= 7; number += 1) await say(asClara, jobId, `No. ${number}`);
  const seqs = (list: { messages: { seq: number }[] }) => list.messages.map(({ seq }) => seq);

  const latest = await listOf(asAna, jobId, { limit: 3 });
  expect([seqs(latest), latest.nextCursor]).toEqual([[5, 6, 7], '5']);
  const older = await listOf(asAna, jobId, { limit: 3, before: Number(latest.nextCursor) });
  expect([seqs(older), older.nextCursor]).toEqual([[2, 3, 4], '2']);
  const oldest = await listOf(asAna, jobId, { limit: 3, before: Number(older.nextCursor) });
  expect([seqs(oldest), oldest.nextCursor]).toEqual([[1], null]);

  const missed = await listOf(asAna, jobId, { limit: 3, after: 2 });
  expect([seqs(missed), missed.nextCursor]).toEqual([[3, 4, 5], '5']);
  const rest = await listOf(asAna, jobId, { limit: 3, after: Number(missed.nextCursor) });
  expect([seqs(rest), rest.nextCursor]).toEqual([[6, 7], null]);
});

test('a search finds the words as they are typed, wildcards included', async () => {
  const { jobId } = await newJob();
  await say(asClara, jobId, 'The Contract is 100% ready');
  await say(asClara, jobId, '100 pages');
  const bodies = async (q: string) => (await listOf(asAna, jobId, { q })).messages.map(({ body }) => body);
  expect(await bodies('contract')).toEqual(['The Contract is 100% ready']);
  expect(await bodies('100%')).toEqual(['The Contract is 100% ready']);
  expect(await bodies('_')).toEqual([]);
});

test('a search finds words whatever their accents, and whatever apostrophe a keyboard has', async () => {
  const { jobId } = await newJob();
  await say(asClara, jobId, 'Let’s meet at the café');
  await say(asAna, jobId, "I can't before noon");
  const bodies = async (q: string) => (await listOf(asAna, jobId, { q })).messages.map(({ body }) => body);
  expect(await bodies("let's")).toEqual(['Let’s meet at the café']);
  expect(await bodies('CAFE')).toEqual(['Let’s meet at the café']);
  expect(await bodies('can’t')).toEqual(["I can't before noon"]);
});

test('reading is said, not guessed: only what the other side wrote, only up to that message', async () => {
  const { jobId } = await newJob();
  const one = await say(asClara, jobId, 'One');
  const two = await say(asClara, jobId, 'Two');
  await say(asAna, jobId, 'Three');
  const params = { jobId };
  await listOf(asAna, jobId);
  expect(await asAna.ok('GET /api/chat/unreadCount/:jobId', { params })).toEqual({ count: 2 });
  const unread = await asAna.ok('GET /api/chat/unread/:jobId', { params });
  expect(unread.messages.map(({ id }) => id)).toEqual([one.id, two.id]);
  expect((await asAna.ok('GET /api/chat/unreadCount')).byJob[jobId]).toBe(2);

  await asAna.ok('POST /api/chat/read/:jobId', { params, body: { upTo: one.id } });
  await asAna.ok('POST /api/chat/read/:jobId', { params, body: { upTo: one.id } });
  const { messages } = await listOf(asClara, jobId);
  expect(messages.map(({ readAt }) => readAt !== null)).toEqual([true, false, false]);
  expect(await asAna.ok('GET /api/chat/unreadCount/:jobId', { params })).toEqual({ count: 1 });

  await asAna.ok('POST /api/chat/read/:jobId', { params, body: { upTo: two.id } });
  expect((await asAna.ok('GET /api/chat/unreadCount')).byJob[jobId]).toBeUndefined();
  expect(await asClara.ok('GET /api/chat/unreadCount/:jobId', { params })).toEqual({ count: 1 });
});

test('a message of another chat cannot be the mark of how far one has read', async () => {
  const [{ jobId }, other] = [await newJob(), await newJob()];
  const { id } = await say(asClara, other.jobId, 'Elsewhere');
  expect(await asAna.refused('POST /api/chat/read/:jobId', { params: { jobId }, body: { upTo: id } })).toBe(
    'not_found',
  );
});

test('to everybody else the chat is not there', async () => {
  const { jobId } = await newJob();
  const { id } = await say(asClara, jobId, 'Between us');
  for (const stranger of [milo, tendai]) {
    const client = await world.as(stranger);
    const params = { jobId };
    expect(await client.refused('GET /api/chat/job/:jobId', { params, query: {} })).toBe('not_found');
    expect(await client.refused('GET /api/chat/unread/:jobId', { params })).toBe('not_found');
    expect(await client.refused('GET /api/chat/unreadCount/:jobId', { params })).toBe('not_found');
    expect(await client.refused('POST /api/chat/read/:jobId', { params, body: { upTo: id } })).toBe(
      'not_found',
    );
    const body = { jobId, body: 'Hello', clientMessageId: 'x' };
    expect(await client.refused('POST /api/chat/message', { body })).toBe('not_found');
  }
  const asAda = await world.as(ada);
  expect(await asAda.refused('GET /api/chat/job/:jobId', { params: { jobId }, query: {} })).toBe('forbidden');
  expect(await asAda.ok('GET /api/chat/unreadCount')).toEqual({ count: 0, byJob: {} });
  expect(await world.nobody.refused('GET /api/chat/job/:jobId', { params: { jobId }, query: {} })).toBe(
    'unauthenticated',
  );
});

test('white space only, and more than 8,000 characters, is not a message', async () => {
  const { jobId } = await newJob();
  for (const body of ['  \n ', 'a'.repeat(8001)]) {
    const answer = await asClara.call('POST /api/chat/message', {
      body: { jobId, body, clientMessageId: 'x' },
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'body' }] });
  }
});

test('a chat ends with its job: nothing more is said, and what was said stays', async () => {
  const { jobId } = await newJob();
  await say(asClara, jobId, 'Before the end', 'before');
  await asClara.ok('POST /api/job/:id/end', { params: { id: jobId }, body: {} });

  const late = await asAna.call('POST /api/chat/message', {
    body: { jobId, body: 'Too late', clientMessageId: 'late' },
  });
  expect([late.status, late.code]).toEqual([409, 'chat_closed']);
  const again = await asClara.call('POST /api/chat/message', {
    body: { jobId, body: 'Before the end', clientMessageId: 'before' },
  });
  expect(again.status).toBe(200);
  const { messages, isOpen } = await listOf(asAna, jobId);
  expect([messages.map(({ body }) => body), isOpen]).toEqual([['Before the end'], false]);
});
