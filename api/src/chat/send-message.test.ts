import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let asClara: Client;
let asAna: Client;
beforeAll(async () => {
  // Few, so that it shows who takes them.
  world = await createWorld({ connections: 4 });
  [asClara, asAna] = await Promise.all([world.as(clara), world.as(ana)]);
});
afterAll(() => world.close());

const newJob = async () => (await hire(world, { client: clara, professional: ana })).jobId;
const send = (by: Client, jobId: string, body: string, clientMessageId: string = randomUUID()) =>
  by.call('POST /api/chat/message', { body: { jobId, body, clientMessageId } });
const messagesOf = async (by: Client, jobId: string) =>
  (await by.ok('GET /api/chat/job/:jobId', { params: { jobId }, query: { limit: 100 } })).messages;
const unread = async (by: Client, jobId: string) =>
  (await by.ok('GET /api/notification/unread')).notifications.filter(
    ({ url }) => url === `/job/${jobId}/chat`,
  );

/** A chat in which both sides have an unread notification, so that nothing but the message is due. */
async function busyChat(): Promise<string> {
  const jobId = await newJob();
  await send(asClara, jobId, 'First');
  await send(asAna, jobId, 'Second');
  return jobId;
}

async function statementsFor(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([asked]: unknown[]) => JSON.stringify(asked));
  } finally {
    spy.mockRestore();
  }
}

test('sixteen who write at once are numbered without gap or double, each in their own order, for both sides', async () => {
  const jobId = await newJob();
  const EACH = 6;
  const caller = async (number: number) => {
    for (let turn = 0; turn < EACH; turn += 1)
      expect((await send(number % 2 ? asClara : asAna, jobId, `${number}: ${turn}`)).status).toBe(201);
  };
  await Promise.all(Array.from({ length: 16 }, (_, number) => caller(number)));
  const seen = await messagesOf(asClara, jobId);
  expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 * EACH }, (_, index) => index + 1));
  for (let number = 0; number < 16; number += 1) {
    const own = seen.map(({ body }) => body.split(': ')).filter(([by]) => by === String(number));
    expect(own.map(([, turn]) => turn)).toEqual(['0', '1', '2', '3', '4', '5']);
  }
  expect(await messagesOf(asAna, jobId)).toEqual(seen);
});

test('a message that needs no notification of its own is one statement, after who is asking', async () => {
  const jobId = await busyChat();
  const asked = await statementsFor(() => send(asClara, jobId, 'Third'));
  expect(asked).toHaveLength(2);
  expect(await unread(asAna, jobId)).toHaveLength(1);
  expect((await messagesOf(asAna, jobId)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('once the chat was read, the next message brings a notification again', async () => {
  const jobId = await busyChat();
  const upTo = (await messagesOf(asAna, jobId)).at(-1)?.id ?? '';
  await asAna.ok('POST /api/chat/read/:jobId', { params: { jobId }, body: { upTo } });
  expect(await unread(asAna, jobId)).toHaveLength(0);
  await send(asClara, jobId, 'Third');
  expect(await unread(asAna, jobId)).toHaveLength(1);
});

test('two tries of one message at the same moment are one message, and the numbers stay without a gap', async () => {
  const jobId = await busyChat();
  const tries = Array.from({ length: 10 }, (_, number) => [`m${number}`, `m${number}`]).flat();
  const answers = await Promise.all(tries.map((id) => send(asClara, jobId, `Message ${id}`, id)));
  for (const status of [200, 201]) expect(answers.filter((each) => each.status === status)).toHaveLength(10);
  await send(asAna, jobId, 'Last');
  expect((await messagesOf(asAna, jobId)).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
});

test('a try that waits while the same message is stored finds it', async () => {
  const jobId = await busyChat();
  const { db } = world.platform;
  const waiting = await db.transaction().execute(async (trx) => {
    await sql`update chats set last_seq = last_seq + 1 where job_id = ${jobId}`.execute(trx);
    await sql`insert into messages (id, job_id, seq, sender_id, body, client_message_id, created_at)
      values (${randomUUID()}, ${jobId}, 3, ${clara.id}, 'Once', 'same', '2026-01-01')`.execute(trx);
    const trying = send(asClara, jobId, 'Once', 'same');
    await somebodyWaits();
    return { trying };
  });
  expect(await waiting.trying).toMatchObject({ status: 200, data: { seq: 3, body: 'Once' } });
  expect(await send(asAna, jobId, 'Next')).toMatchObject({ status: 201, data: { seq: 4 } });
});

test('a message that waits while a block is made is refused, and takes no number', async () => {
  const jobId = await busyChat();
  const { db } = world.platform;
  const blocked = { blockerId: ana.id, blockedId: clara.id };
  const waiting = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(pair_lock(${clara.id}, ${ana.id}))`.execute(trx);
    const trying = send(asClara, jobId, 'Still there?');
    await somebodyWaits();
    await trx
      .insertInto('userBlocks')
      .values({ ...blocked, createdAt: '2026-01-01T00:00:00Z' })
      .execute();
    return { trying };
  });
  expect(await waiting.trying).toMatchObject({ status: 409, code: 'blocked' });
  expect(await send(asAna, jobId, 'I am')).toMatchObject({ status: 409, code: 'blocked' });
  await asAna.ok('DELETE /api/users/block/:id', { params: { id: clara.id } });
  expect(await send(asClara, jobId, 'Again')).toMatchObject({ status: 201, data: { seq: 3 } });
});

test('a chat in which many write at once leaves the connections to others', async () => {
  const jobId = await busyChat();
  const sending = await world.platform.db.transaction().execute(async (trx) => {
    await sql`select from chats where job_id = ${jobId} for update`.execute(trx);
    const messages = Array.from({ length: 20 }, (_, number) => send(asClara, jobId, `Message ${number}`));
    await somebodyWaits();
    await asAna.ok('GET /api/notification/unread');
    return { messages };
  });
  const answers = await Promise.all(sending.messages);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
});

test('a message that waits while the chat is read brings a notification again', async () => {
  const jobId = await busyChat();
  const { db } = world.platform;
  const waiting = await db.transaction().execute(async (trx) => {
    await sql`select from chats where job_id = ${jobId} for update`.execute(trx);
    const trying = send(asClara, jobId, 'Third');
    await somebodyWaits();
    await sql`update notifications set read_at = now() where user_id = ${ana.id} and url = ${`/job/${jobId}/chat`}`.execute(
      trx,
    );
    return { trying };
  });
  expect(await waiting.trying).toMatchObject({ status: 201, data: { seq: 3 } });
  expect(await unread(asAna, jobId)).toHaveLength(1);
});

test('open tabs of both sides are told, after the message can be read', async () => {
  const jobId = await busyChat();
  const told: unknown[] = [];
  const { live, db } = world.platform;
  const before = live.sender;
  const counted: Promise<number>[] = [];
  live.sender = (rooms, name, message) => {
    told.push([[...rooms].toSorted(), name, message]);
    counted.push(
      db
        .selectFrom('messages')
        .select('id')
        .where('jobId', '=', jobId)
        .execute()
        .then((rows) => rows.length),
    );
  };
  await send(asClara, jobId, 'Third').finally(() => (live.sender = before));
  const rooms = [`user:${clara.id}`, `user:${ana.id}`].toSorted();
  expect(told).toEqual([[rooms, 'newer', { jobId, seq: 3 }]]);
  expect(await Promise.all(counted)).toEqual([3]);
});

test('the key of a request holds for this message, and for no other', async () => {
  const jobId = await busyChat();
  const keyed = (body: string) =>
    asClara.raw({
      method: 'POST',
      url: '/api/chat/message',
      body: { jobId, body, clientMessageId: 'tab-1' },
      headers: { 'idempotency-key': `chat ${jobId}` },
    });
  const [first, again, other] = [await keyed('Once'), await keyed('Once'), await keyed('Other words')];
  expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
  expect(again.data).toEqual(first.data);
  expect(other.code).toBe('idempotency_conflict');
});

test('ten tries with one key at the same moment are answered alike', async () => {
  const jobId = await busyChat();
  const body = { jobId, body: 'Once', clientMessageId: 'tab-3' };
  const headers = { 'idempotency-key': `at once ${jobId}` };
  const tries = Array.from({ length: 10 }, () =>
    asClara.raw({ method: 'POST', url: '/api/chat/message', body, headers }),
  );
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
});

test('one sent before without that key is answered alike at every repeat of the key', async () => {
  const jobId = await busyChat();
  const body = { jobId, body: 'Once', clientMessageId: 'tab-2' };
  const headers = { 'idempotency-key': `later ${jobId}` };
  const keyed = () => asClara.raw({ method: 'POST', url: '/api/chat/message', body, headers });
  expect((await send(asClara, jobId, 'Once', 'tab-2')).status).toBe(201);
  expect([(await keyed()).status, (await keyed()).status]).toEqual([200, 200]);
});

async function somebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`.execute(world.platform.db);
      return rows[0]?.count;
    })
    .toBeGreaterThan(0);
}
