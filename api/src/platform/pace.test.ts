import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clara, milo } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let client: Client;
let now = 1_000_000;
beforeAll(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '3', READS_IN_10_SECONDS: '5' } });
  client = await world.as(clara);
});
beforeEach(() => {
  now += 10_000;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const ticket = { body: { message: 'Help' } };
const tickets = async () => (await world.platform.db.selectFrom('tickets').select('id').execute()).length;

test('whoever writes too fast waits until the ten seconds are over, and nothing is written', async () => {
  for (let count = 0; count < 3; count += 1) await client.ok('POST /api/support', ticket);
  now += 2_500;
  const before = await tickets();
  const answer = await client.call('POST /api/support', ticket);
  expect(answer).toMatchObject({ status: 429, code: 'too_many_requests', data: null });
  expect(answer.response.headers['retry-after']).toBe('8');
  expect(await tickets()).toBe(before);
  now += 7_500;
  expect((await client.call('POST /api/support', ticket)).status).toBe(201);
});

test('reads are counted apart from writes, and everybody by themselves, in all their sessions', async () => {
  for (let count = 0; count < 5; count += 1) await client.ok('GET /api/users');
  expect(await (await world.as(clara)).refused('GET /api/users')).toBe('too_many_requests');
  expect((await client.call('POST /api/support', ticket)).status).toBe(201);
  expect((await (await world.as(milo)).call('GET /api/users')).status).toBe(200);
  expect((await world.nobody.call('GET /api/discipline')).status).toBe(200);
});

test('without an account it is the address that counts, and with a token that is not good, too', async () => {
  const ask = (remoteAddress: string, authorization?: string) =>
    world.app.inject({
      url: '/api/users',
      remoteAddress,
      headers: authorization === undefined ? {} : { authorization },
    });
  for (let count = 0; count < 5; count += 1) await ask('10.0.0.1', count % 2 ? 'Bearer forged' : undefined);
  expect((await ask('10.0.0.1')).statusCode).toBe(429);
  expect((await ask('10.0.0.1', 'Bearer another')).statusCode).toBe(429);
  expect((await ask('10.0.0.2')).statusCode).toBe(401);
});

test('the processor tells as much as it has to', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { status } = await world.nobody.raw({ method: 'POST', url: '/api/payment/webhook', body: {} });
    expect(status).toBe(400);
  }
});
