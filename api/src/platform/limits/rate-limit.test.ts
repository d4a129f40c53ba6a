import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clara, milo } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { sessionOf } from '../../../test/fill.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let client: Client;
let later = 0;
const { now } = Date;
beforeAll(async () => {
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '3', READS_IN_10_SECONDS: '5' } });
  world.app.get('/page', { config: { isPage: true } }, async () => 'A page');
  client = await world.as(clara);
});
// Each test has its own ten-second window.
beforeEach(() => {
  later += 11_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const ticket = { body: { message: 'Help' } };
const tickets = async () => (await world.platform.db.selectFrom('tickets').select('id').execute()).length;

test('whoever writes too fast waits until the ten seconds are over, and nothing is written', async () => {
  for (let count = 0; count < 3; count += 1) await client.ok('POST /api/support', ticket);
  const before = await tickets();
  const answer = await client.call('POST /api/support', ticket);
  expect(answer).toMatchObject({ status: 429, code: 'too_many_requests', data: null });
  expect(Number(answer.response.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.response.headers['retry-after'])).toBeLessThanOrEqual(10);
  expect(await tickets()).toBe(before);
  later += 10_000;
  expect((await client.call('POST /api/support', ticket)).status).toBe(201);
});

test('reads are counted apart from writes, and everybody by themselves, in all their sessions', async () => {
  for (let count = 0; count < 5; count += 1) await client.ok('GET /api/users');
  expect(await (await world.as(clara)).refused('GET /api/users')).toBe('too_many_requests');
  expect((await client.call('POST /api/support', ticket)).status).toBe(201);
  expect((await (await world.as(milo)).call('GET /api/users')).status).toBe(200);
  expect((await world.nobody.call('GET /api/discipline')).status).toBe(200);
});

interface Asked {
  url?: string;
  from: string;
  headers?: Record<string, string>;
}
const ask = ({ url = '/api/discipline', from, headers = {} }: Asked, app: FastifyInstance = world.app) =>
  app.inject({ url, remoteAddress: from, headers });
async function statuses(times: number, asked: Asked): Promise<number[]> {
  const answers: number[] = [];
  for (let count = 0; count < times; count += 1) answers.push((await ask(asked)).statusCode);
  return answers;
}

test('without an account it is the address that counts, whatever token is made up', async () => {
  expect(await statuses(5, { from: '10.0.0.1' })).toEqual([200, 200, 200, 200, 200]);
  const forged = { authorization: 'Bearer forged' };
  expect(await statuses(1, { from: '10.0.0.1', headers: forged })).toEqual([429]);
  expect(await statuses(1, { from: '10.0.0.2' })).toEqual([200]);
});

test('all addresses of one /64 count as one', async () => {
  for (let host = 1; host <= 5; host += 1) await ask({ from: `2001:db8:1:2::${host}` });
  expect(await statuses(1, { from: '2001:db8:1:2:ffff::1' })).toEqual([429]);
  expect(await statuses(1, { from: '2001:db8:1:3::1' })).toEqual([200]);
});

test('pages are reads too, and a refused one is a page with the headers of a page', async () => {
  expect(await statuses(4, { url: '/page', from: '10.0.1.1' })).toEqual([200, 200, 200, 200]);
  expect(await statuses(1, { from: '10.0.1.1' })).toEqual([200]);
  const refused = await ask({ url: '/page', from: '10.0.1.1' });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Too many requests');
  expect(refused.body.length).toBeLessThan(16_000);
});

const cookieOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('a browser that got our cookie with a page is counted apart from its address, but not without end', async () => {
  const from = '10.0.2.1';
  const browsers: string[] = [];
  for (let count = 0; count < 5; count += 1) browsers.push(cookieOf(await ask({ url: '/page', from })));
  expect(await statuses(1, { from })).toEqual([429]);
  // All browsers behind one address get five times the limit of one.
  for (const cookie of browsers)
    expect(await statuses(5, { from, headers: { cookie } })).toEqual([200, 200, 200, 200, 200]);
  const newcomer = cookieOf(await ask({ url: '/page', from: '10.0.2.9' }));
  expect(await statuses(1, { from, headers: { cookie: newcomer } })).toEqual([429]);
  expect(await statuses(1, { from: '10.0.2.9', headers: { cookie: newcomer } })).toEqual([200]);
  // A forged cookie is ignored.
  expect(await statuses(1, { from, headers: { cookie: `${newcomer}x` } })).toEqual([429]);
});

test('another page is no fresh start: a browser that has our cookie keeps it', async () => {
  const from = '10.0.2.20';
  let cookie = cookieOf(await ask({ url: '/page', from }));
  const answers: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const answer = await ask({ url: '/page', from, headers: { cookie } });
    cookie = cookieOf(answer) || cookie;
    answers.push(answer.statusCode);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a page of somebody who has signed in counts for their account, not for their address', async () => {
  const from = '10.0.3.1';
  const token = { authorization: `Bearer ${(await sessionOf(world.platform, clara)).accessToken}` };
  const cookie = cookieOf(await ask({ url: '/api/users', from, headers: token }));
  expect(await statuses(5, { from })).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(1, { from })).toEqual([429]);
  expect(await statuses(4, { url: '/page', from, headers: { cookie } })).toEqual([200, 200, 200, 200]);
  expect(await statuses(1, { url: '/page', from, headers: { cookie } })).toEqual([429]);
  expect(await client.refused('GET /api/users')).toBe('too_many_requests');
});

test('the processor tells as much as it has to', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { status } = await world.nobody.raw({ method: 'POST', url: '/api/payment/webhook', body: {} });
    expect(status).toBe(400);
  }
});
