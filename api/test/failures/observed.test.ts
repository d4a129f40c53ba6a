import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeInvitation } from '../../src/auth/sign-up/invitation.ts';
import { tokenOf } from '../../src/notifications/mail/unsubscribe-token.ts';
import { createLog } from '../../src/platform/observe/log.ts';
import { createBrowser } from '../browser.ts';
import { clara, PASSWORD } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { mailedCode } from '../mailbox.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let logged = '';
beforeAll(async () => {
  const to = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  world = await createWorld({ outside: true, log: createLog('debug', to) });
});
afterAll(() => world.close());

interface Line {
  reqId?: string;
  msg: string;
  req?: { url: string };
  err?: { message: string };
}
const lines = (): Line[] =>
  logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const person = {
  email: 'zoe@clients.test',
  firstName: 'Zoe',
  lastName: 'Klein',
  role: 'CLIENT',
  timeZone: 'Europe/Berlin',
};

test('the log tells of every call and holds no password, code, token, cookie or signature', async () => {
  const browser = createBrowser(world.app);
  const [first, second] = ['planted-password-1', 'planted-password-2'];
  await browser.post('/api/auth/signup', { ...person, password: first });
  const code = await mailedCode(world, person.email);
  const confirmed = await browser.post('/api/auth/confirm', { email: person.email, code });
  const login = await browser.post('/api/auth/login', { email: person.email, password: first });
  await browser.post('/api/auth/login', { email: person.email, password: `wrong-${first}` });
  const { accessToken } = JSON.parse(JSON.stringify(login.data));
  const own = { authorization: `Bearer ${accessToken}` };
  await browser.post('/api/auth/changePassword', { currentPassword: first, newPassword: second }, own);
  const cookies = [...browser.cookies.values()];
  const refreshed = await browser.post('/api/auth/refresh', {});
  const signature = 't=1,v1=planted-signature';
  await browser.post('/api/payment/webhook', { planted: 'webhook-body' }, { 'stripe-signature': signature });
  expect([confirmed.status, login.status, refreshed.status]).toEqual([200, 200, 200]);

  const urls = lines().flatMap(({ req }) => req?.url ?? []);
  for (const call of ['signup', 'confirm', 'login', 'changePassword', 'refresh'])
    expect(urls).toContain(`/api/auth/${call}`);
  const tokens = [accessToken, JSON.parse(JSON.stringify(refreshed.data)).accessToken];
  const kept = [...cookies, ...browser.cookies.values()].filter((value) => value.length > 20);
  const secrets = [first, second, `"${code}"`, ...tokens, ...kept, 'planted-', 'webhook-body', '$argon2'];
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});

test('S35 addresses that are a secret are told without it', async () => {
  const asClara = await world.as(clara);
  const { url } = await asClara.ok('GET /api/calendar');
  const secret = /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
  const token = tokenOf(world.platform.keys, { userId: clara.id, types: ['MESSAGE'] });
  for (const place of [new URL(url).pathname, `/API/Calendar/${secret}.ics?x=1`])
    await world.app.inject({ url: place });
  for (const place of ['', '/api/notification']) {
    await world.app.inject({ url: `${place}/unsubscribe/${token}` });
    await world.app.inject({ method: 'POST', url: `${place}/unsubscribe/${token}`, payload: {} });
  }
  const invited = new URL(writeInvitation(world.platform, 'CLIENT').url);
  await world.app.inject({ url: `${invited.pathname}${invited.search}&x=1` });
  const invitation = invited.searchParams.get('invitation') ?? '';
  expect([secret, invitation]).not.toContain('');
  const secrets = [secret, token, token.split('.')[2] ?? '', invitation];
  expect(secrets.filter((each) => logged.includes(each))).toEqual([]);
  expect(lines().flatMap(({ req }) => req?.url ?? [])).toEqual(
    expect.arrayContaining([
      '/api/calendar/[cut]',
      '/api/notification/unsubscribe/[cut]',
      '/signup?role=CLIENT&invitation=[cut]&x=1',
    ]),
  );
});

test('what nobody expected is a 500 that tells its request id and nothing else, also not to the log what it must not', async () => {
  const refuse = sql`alter table users add constraint nobody_is_called_boom check (first_name <> 'Boom')`;
  await refuse.execute(world.platform.db);
  const browser = createBrowser(world.app);
  const email = 'boom@clients.test';
  await browser.post('/api/auth/signup', {
    ...person,
    email,
    firstName: 'Boom',
    password: 'planted-password-3',
  });
  const answer = await browser.post('/api/auth/confirm', { email, code: await mailedCode(world, email) });
  const requestId = answer.headers['x-request-id'];
  const { headers: _, ...body } = answer;
  const message = 'Something went wrong on our side.';
  expect(body).toEqual({ status: 500, code: 'internal', message, data: null, requestId });

  const [failed] = lines().filter(({ reqId, msg }) => reqId === requestId && msg === 'a call failed');
  expect(failed?.err?.message).toContain('nobody_is_called_boom');
  expect(['$argon2', 'planted-', 'Failing row'].filter((secret) => logged.includes(secret))).toEqual([]);
});

test('every answer has a request id of its own and the present of the product', async () => {
  const { accessToken } = await sessionOf(world.platform, clara);
  const json = { 'content-type': 'application/json' };
  const asked = [
    { url: '/healthz' },
    { url: '/readyz' },
    { url: '/api/discipline' },
    { url: '/api/openapi.json' },
    { url: '/api/users' },
    { url: '/api/users', headers: { authorization: `Bearer ${accessToken}` } },
    { url: '/api/service/no-id' },
    { url: '/api/none' },
    { url: '/none' },
    {
      url: '/api/auth/login',
      method: 'POST',
      headers: json,
      payload: { email: clara.email, password: PASSWORD },
    },
    { url: '/api/auth/login', method: 'POST', headers: json, payload: '{' },
    { url: '/api/auth/login', method: 'POST', payload: 'x' },
  ] as const;
  const answers = await Promise.all(asked.map((request) => world.app.inject(request)));
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(asked.length);
  for (const { headers } of answers) {
    const ahead = Date.parse(String(headers['x-parley-now'])) - world.platform.clock.now().getTime();
    expect(Math.abs(ahead)).toBeLessThan(10_000);
  }
});

test('a request id that a caller sends is not taken for ours', async () => {
  const { headers } = await world.app.inject({ url: '/healthz', headers: { 'x-request-id': 'planted-id' } });
  expect(headers['x-request-id']).not.toBe('planted-id');
});
