import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let client: Client;
beforeAll(async () => {
  world = await createWorld();
  client = await world.as(clara);
});
afterAll(() => world.close());

const ask = (key: string, message: string, who = client) =>
  who.raw({ method: 'POST', url: '/api/support', body: { message }, headers: { 'idempotency-key': key } });
const ticketsSaying = (message: string) =>
  world.platform.db.selectFrom('tickets').select('id').where('message', '=', message).execute();

test('a creating call repeated with its key gets the first answer and creates nothing more', async () => {
  const [first, again] = [await ask('one', 'Where is my receipt?'), await ask('one', 'Where is my receipt?')];
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, data: first.data });
  expect(await ticketsSaying('Where is my receipt?')).toHaveLength(1);
});

test('twenty repeats at once create one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('crowd', 'All at once')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await ticketsSaying('All at once')).toHaveLength(1);
});

test('the same key for another request is refused', async () => {
  await ask('two', 'The first words');
  expect(await ask('two', 'Other words')).toMatchObject({ status: 409, code: 'idempotency_conflict' });
});

test('keys of two people do not meet', async () => {
  await ask('three', 'Mine');
  expect(await ask('three', 'Theirs', await world.as(ana))).toMatchObject({ status: 201 });
});

test('a call that was refused may be made again with its key', async () => {
  expect(await ask('four', ' ')).toMatchObject({ status: 400 });
  expect(await ask('four', 'Now with words')).toMatchObject({ status: 201 });
});

test('a key whose call ended with its process may be used again after a minute', async () => {
  const abandoned = (secondsAgo: number) => ({
    userId: clara.id,
    key: `abandoned ${secondsAgo}`,
    call: 'POST /api/support',
    requestHash: 'of another request',
    createdAt: new Date(Date.now() - secondsAgo * 1000),
  });
  const rows = [abandoned(90), abandoned(10)];
  await world.platform.db.insertInto('idempotencyKeys').values(rows).execute();
  expect(await ask('abandoned 90', 'Once more')).toMatchObject({ status: 201 });
  expect(await ask('abandoned 90', 'Once more')).toMatchObject({ status: 201 });
  expect(await ticketsSaying('Once more')).toHaveLength(1);
  expect(await ask('abandoned 10', 'Too early')).toMatchObject({ status: 409 });
});
