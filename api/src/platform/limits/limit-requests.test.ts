import { syncBuiltinESMExports } from 'node:module';
import timers, { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clara } from '../../../test/cast.ts';
import { sessionOf } from '../../../test/fill.ts';
import { createWorld, type World } from '../../../test/world.ts';

// Lets a test control when a delayed refusal is sent, whatever the machine's clock says.
let holds = false;
const held: (() => void)[] = [];
const { setTimeout: realPause } = timers;
function holdRefusals<T>(delay?: number, value?: T): Promise<T | undefined> {
  if (!holds || delay !== 1_000) return realPause(delay, value);
  return new Promise((go) => held.push(() => go(value)));
}

let world: World;
let url: string;
let token: { authorization: string };
let open = Promise.withResolvers<void>();
let running = 0;
let most = 0;
beforeAll(async () => {
  Object.assign(timers, { setTimeout: holdRefusals });
  syncBuiltinESMExports();
  // Above any real lag; the tests set the measured lag.
  const settings = { AT_ONCE_PER_NETWORK: '3', AT_ONCE_PER_USER: '2', SHED_ABOVE_MS: '60000' };
  world = await createWorld({ settings });
  world.app.get('/slow', async () => {
    running += 1;
    most = Math.max(most, running);
    await open.promise;
    running -= 1;
    return 'done';
  });
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  token = { authorization: `Bearer ${(await sessionOf(world.platform, clara)).accessToken}` };
});
afterEach(() => {
  vi.restoreAllMocks();
  [open, most] = [Promise.withResolvers<void>(), 0];
});
afterAll(async () => {
  Object.assign(timers, { setTimeout: realPause });
  syncBuiltinESMExports();
  await world.close();
});

const untilRunning = async (count: number) => {
  while (running !== count) await pause(5);
};

test('a network and a user have so many requests worked on at once, and each has its own', async () => {
  const anonymous = Array.from({ length: 10 }, () => fetch(`${url}/slow`));
  await untilRunning(3);
  const hers = Array.from({ length: 10 }, () => fetch(`${url}/slow`, { headers: token }));
  await untilRunning(5);
  await pause(50);
  expect(running).toBe(5);
  open.resolve();
  const answers = await Promise.all([...anonymous, ...hers]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(most).toBe(5);
});

test('who hangs up keeps their turn until the work is done, and then gives it back', async () => {
  const leaving = new AbortController();
  const left = Array.from({ length: 3 }, () =>
    fetch(`${url}/slow`, { signal: leaving.signal }).catch(() => {}),
  );
  await untilRunning(3);
  leaving.abort();
  await Promise.all(left);
  const next = fetch(`${url}/api/discipline`);
  await pause(50);
  expect(running).toBe(3);
  open.resolve();
  expect((await next).status).toBe(200);
});

test('who hangs up while waiting for their turn takes none from the others', async () => {
  const inside = Array.from({ length: 3 }, () => fetch(`${url}/slow`));
  await untilRunning(3);
  const leaving = new AbortController();
  const left = Array.from({ length: 3 }, () =>
    fetch(`${url}/slow`, { signal: leaving.signal }).catch(() => {}),
  );
  await pause(50);
  leaving.abort();
  await Promise.all(left);
  await pause(50);
  open.resolve();
  await Promise.all(inside);
  const next = await Promise.all(Array.from({ length: 3 }, () => fetch(`${url}/slow`)));
  expect(next.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('whoever tries a password too early waits for the refusal with their turn taken; who is signed in does not', async () => {
  const body = JSON.stringify({ email: 'nobody@mail.test', password: 'not-the-password-1' });
  const logIn = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  for (let tries = 0; tries < 10; tries += 1) expect((await logIn()).status).toBe(401);
  holds = true;
  const early = Array.from({ length: 3 }, logIn);
  while (held.length < early.length) await pause(5);
  const next = fetch(`${url}/slow`);
  expect((await fetch(`${url}/api/users`, { headers: token })).status).toBe(200);
  await pause(50);
  expect(running).toBe(0);
  holds = false;
  for (const go of held.splice(0)) go();
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([429, 429, 429]);
  open.resolve();
  expect((await next).status).toBe(200);
});

test('the webhooks of the processor and those who watch over us wait for nobody', async () => {
  const anonymous = Array.from({ length: 3 }, () => fetch(`${url}/slow`));
  await untilRunning(3);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/payment/webhook`, { method: 'POST', body: '{}' })).status).toBe(400);
  open.resolve();
  await Promise.all(anonymous);
});

const lag = (eventLoopDelay: number) =>
  vi.spyOn(world.app, 'memoryUsage').mockReturnValue({
    eventLoopDelay,
    eventLoopUtilized: 0,
    heapUsed: 0,
    rssBytes: 0,
  });
const ask = (path: string, headers = {}) => world.app.inject({ url: path, headers });

test('when the process lags, the anonymous are turned away first and signed-in people last', async () => {
  lag(59_999);
  expect((await ask('/api/discipline')).statusCode).toBe(200);
  lag(60_001);
  const refused = await ask('/api/discipline');
  expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable', data: null });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/api/users', token)).statusCode).toBe(200);
  lag(300_001);
  expect((await ask('/api/users', token)).statusCode).toBe(503);
  expect((await ask('/healthz')).statusCode).toBe(200);
  lag(Infinity);
  expect((await ask('/api/users', token)).statusCode).toBe(200);
  lag(300_001);
  expect((await ask('/readyz')).statusCode).toBe(200);
});

test('a page that cannot be made because the process lags is a page that says so', async () => {
  lag(60_001);
  const refused = await ask('/');
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
  expect(refused.body).toContain('Parley is busy');
  expect(refused.body.match(/Try again in/g)).toHaveLength(1);
});
