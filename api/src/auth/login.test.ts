import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../test/browser.ts';
import { ada, ana, clara, milo, nima, PASSWORD, tendai } from '../../test/cast.ts';
import { mailedCode, mailsTo } from '../../test/mailbox.ts';
import { holdUser, overtaken } from '../../test/failures/overtaken.ts';
import { createWorld, type World } from '../../test/world.ts';
import type { Db } from '../platform/database/db.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { setPassword } from './queries.ts';
import { deviceName } from './sessions/device.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const browser = (ip?: string) => createBrowser(world.app, { ip });
const login = (email: string, password: string, ip?: string) =>
  browser(ip).post('/api/auth/login', { email, password });
const range = (length: number) => Array.from({ length }, (_, index) => index);

test('the right password signs in, with cookies that hold no secret for scripts', async () => {
  const mine = browser();
  const answer = await mine.post('/api/auth/login', { email: clara.email.toUpperCase(), password: PASSWORD });
  const { id, email, firstName, role } = clara;
  expect(answer).toMatchObject({
    status: 200,
    data: { user: { id, email, firstName, displayName: 'Clara Brandt', role } },
  });
  const [refresh, session] = mine.setCookies;
  expect(refresh).toMatch(
    /^parley_refresh=[^;]{80,}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
  );
  expect(session).toBe('parley_session=CLIENT; Max-Age=2592000; Path=/; SameSite=Lax');
});

test('each sign-in is a session and a refresh token of its own, stored as a hash', async () => {
  const [one, other] = [browser(), browser()];
  for (const each of [one, other])
    await each.post('/api/auth/login', { email: clara.email, password: PASSWORD });
  const tokens = [one, other].map(({ cookies }) => cookies.get('parley_refresh') ?? '');
  expect(tokens[0]).not.toBe(tokens[1]);
  const rows = await world.platform.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', clara.id)
    .execute();
  for (const part of tokens.flatMap((token) => token.split('.').slice(1)))
    expect(JSON.stringify(rows)).not.toContain(part);
});

test('a wrong password and an address nobody has are refused with the same words', async () => {
  const [wrong, unknown] = [
    await login(clara.email, 'not-this-one'),
    await login('nobody@clients.test', 'not-this-one'),
  ];
  expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
});

test('an unconfirmed or disabled account says so to whoever knows its password, and to nobody else', async () => {
  const email = 'waiting@clients.test';
  const person = {
    email,
    password: 'plum-tractor-77',
    firstName: 'W',
    lastName: 'A',
    role: 'CLIENT',
    timeZone: 'UTC',
  };
  await browser().post('/api/auth/signup', person);
  expect(await mailedCode(world, email)).toMatch(/\d{6}/);
  expect((await login(email, 'plum-tractor-78')).code).toBe('invalid_credentials');
  expect((await login(email, 'plum-tractor-77')).code).toBe('email_not_verified');

  await world.platform.db
    .updateTable('users')
    .set({ disabledAt: new Date() })
    .where('id', '=', nima.id)
    .execute();
  expect((await login(nima.email, 'not-this-one')).code).toBe('invalid_credentials');
  expect((await login(nima.email, PASSWORD)).code).toBe('account_disabled');
});

test('whoever logs in with the old password while it is changed does not get in', async () => {
  const passwordHash = await hashPassword('plum-tractor-79');
  const answer = await overtaken(
    world,
    { hold: holdUser(ada.id), change: (trx) => setPassword(trx, ada.id, passwordHash) },
    () => login(ada.email, PASSWORD),
  );
  expect(answer).toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(await sessionsOf(ada.id)).toEqual([]);
  expect((await login(ada.email, 'plum-tractor-79')).status).toBe(200);
});

test('whoever logs in while an admin disables the account does not get in', async () => {
  const setDisabled = (db: Db, disabledAt: Date | null) =>
    db.updateTable('users').set({ disabledAt }).where('id', '=', nima.id).execute();
  await setDisabled(world.platform.db, null);
  const answer = await overtaken(
    world,
    { hold: holdUser(nima.id), change: (trx) => setDisabled(trx, new Date()) },
    () => login(nima.email, PASSWORD),
  );
  expect(answer.code).toBe('account_disabled');
  expect(await sessionsOf(nima.id)).toEqual([]);
});

const sessionsOf = (userId: string) =>
  world.platform.db.selectFrom('sessions').select('id').where('userId', '=', userId).execute();

test('an unconfirmed account gets a new code by logging in, once the last is a minute old', async () => {
  const email = 'again@clients.test';
  const person = {
    email,
    password: 'plum-tractor-77',
    firstName: 'W',
    lastName: 'A',
    role: 'CLIENT',
    timeZone: 'UTC',
  };
  await browser().post('/api/auth/signup', person);
  expect(await mailsTo(world, email)).toHaveLength(1);
  const ago = new Date(Date.now() - 61_000);
  await world.platform.db.updateTable('codes').set({ sentAt: ago }).where('email', '=', email).execute();
  await login(email, 'plum-tractor-77');
  expect(await mailsTo(world, email)).toHaveLength(2);
});

test('S3 wrong passwords for one account from many addresses are slowed, even all at once', async () => {
  const answers = await Promise.all(
    range(20).map((last) => login(milo.email, 'not-this-one', `10.1.0.${last}`)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed).toHaveLength(10);
  expect(Number(slowed[0]?.headers['retry-after'])).toBeGreaterThan(20);
});

test('each further wrong password waits twice as long', async () => {
  const email = tendai.email;
  for (const last of range(10)) await login(email, 'not-this-one', `10.2.0.${last}`);
  const waits: number[] = [];
  for (const _ of range(3)) {
    const refused = await login(email, 'not-this-one', '10.2.1.1');
    waits.push(Number(refused.headers['retry-after']));
    await moveThrottles(waits.at(-1) ?? 0);
    expect((await login(email, 'not-this-one', '10.2.1.1')).status).toBe(401);
  }
  expect(waits.map((wait) => Math.round(wait / 10) * 10)).toEqual([30, 60, 120]);
});

/** Shifts all throttles, as if this much time had passed. */
async function moveThrottles(seconds: number): Promise<void> {
  const rows = await world.platform.db.selectFrom('throttles').selectAll().execute();
  for (const { key, resetsAt } of rows) {
    const earlier = new Date(new Date(resetsAt).getTime() - seconds * 1000);
    await world.platform.db
      .updateTable('throttles')
      .set({ resetsAt: earlier })
      .where('key', '=', key)
      .execute();
  }
}

test('S3 wrong passwords for many accounts from one address are slowed', async () => {
  const answers = await Promise.all(
    range(60).map((each) => login(`person${each}@clients.test`, 'not-this-one', '10.3.0.1')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
  expect((await login(ana.email, PASSWORD, '10.3.0.1')).status).toBe(429);
  expect((await login(ana.email, PASSWORD, '10.3.0.2')).status).toBe(200);
});

test('S3 strangers cannot lock the owner out of a browser that has signed in before', async () => {
  const own = browser();
  await own.post('/api/auth/login', { email: ana.email, password: PASSWORD });
  for (const last of range(12)) await login(ana.email, 'not-this-one', `10.4.0.${last}`);
  expect((await login(ana.email, PASSWORD)).status).toBe(429);
  expect((await own.post('/api/auth/login', { email: ana.email, password: PASSWORD })).status).toBe(200);
  const forged = browser();
  forged.cookies.set('parley_known', `${'x'.repeat(43)}.${'y'.repeat(43)}`);
  expect((await forged.post('/api/auth/login', { email: ana.email, password: PASSWORD })).status).toBe(429);
});

test('a right password forgives the wrong ones before it', async () => {
  const email = clara.email;
  for (const round of range(3)) {
    for (const each of range(8)) await login(email, 'not-this-one', `10.5.${round}.${each}`);
    expect((await login(email, PASSWORD, '10.5.9.9')).status).toBe(200);
  }
});

test('S1 more logins at once than can be hashed are refused instead of piling up', async () => {
  const answers = await Promise.all(
    range(120).map((each) => login(`crowd${each}@clients.test`, 'not-this-one', `10.6.0.${each}`)),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort((one, other) => one - other)).toEqual([401, 503]);
  expect(answers.find(({ status }) => status === 503)).toMatchObject({
    code: 'unavailable',
    headers: { 'retry-after': '1' },
  });
}, 120_000);

test('a device is called what its owner would call it', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1';
  expect([firefox, phone, 'curl/8'].map(deviceName)).toEqual([
    'Firefox on Linux',
    'Safari on iOS',
    'Unknown device',
  ]);
});
