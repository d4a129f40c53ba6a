import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../test/browser.ts';
import { ada, ana, clara, milo, nima, PASSWORD, tendai, type Character } from '../../../test/cast.ts';
import { mailedCode, mailsTo } from '../../../test/mailbox.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { recordSecurityEvent } from './security-log.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const NEW_SIGN_IN = 'New sign-in to your Parley account';
const from = (ip = '127.0.0.1') => createBrowser(world.app, { ip });
const login = (browser: ReturnType<typeof from>, { email }: Character, password = PASSWORD) =>
  browser.post('/api/auth/login', { email, password }, FIREFOX);
async function activityOf(character: Character) {
  await world.settle();
  const { items } = await (await world.as(character)).ok('GET /api/auth/activity', { query: { limit: 100 } });
  return items;
}
const kindsOf = async (character: Character) => (await activityOf(character)).map(({ kind }) => kind);

test('sign-ins and refused ones stand in the owner’s log with when, device, network and whether it was known', async () => {
  const browser = from('203.0.113.7');
  await login(browser, clara);
  await login(browser, clara, 'not-this-one');
  await login(browser, clara);
  const [third, second, first] = await activityOf(clara);
  const seen = { device: 'Firefox on Linux', ip: '203.0.113.7' };
  expect(first).toMatchObject({ kind: 'SIGNED_IN', isKnown: false, ...seen });
  expect(second).toMatchObject({ kind: 'SIGN_IN_REFUSED', isKnown: true, ...seen });
  expect(third).toMatchObject({ kind: 'SIGNED_IN', isKnown: true, ...seen });
  for (const { at } of [first, second, third].flatMap((each) => each ?? []))
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
  expect(await activityOf(milo)).toEqual([]);
});

test('a sign-in from a new browser tells its owner by email, one from a known browser does not', async () => {
  const told = async () =>
    (await mailsTo(world, tendai.email)).filter(({ subject }) => subject === NEW_SIGN_IN);
  const browser = from('203.0.113.9');
  await login(browser, tendai);
  const [mail] = await told();
  for (const fact of ['Firefox on Linux', '203.0.113.9', '(Harare)', 'change your password now'])
    expect(mail?.text).toContain(fact);
  expect(mail?.text).toContain('http://parley.test/forgotPassword');
  await login(browser, tendai);
  expect(await told()).toHaveLength(1);
  await login(from(), tendai, 'not-this-one');
  expect(await told()).toHaveLength(1);
  await login(from(), tendai);
  expect(await told()).toHaveLength(2);
  const { notifications } = await (await world.as(tendai)).ok('GET /api/notification/unread');
  expect(notifications.filter(({ notificationType }) => notificationType === 'SECURITY')).toHaveLength(2);
});

test('whoever has just signed up is not told of their own first sign-in', async () => {
  const browser = from();
  const email = 'vera@new.test';
  const person = { firstName: 'Vera', lastName: 'Newcomer', role: 'CLIENT', timeZone: 'Europe/Berlin' };
  await browser.post('/api/auth/signup', { ...person, email, password: 'plum-tractor-77' });
  await browser.post('/api/auth/confirm', { email, code: await mailedCode(world, email) });
  await browser.post('/api/auth/logout', { email });
  expect((await browser.post('/api/auth/login', { email, password: 'plum-tractor-77' })).status).toBe(200);
  expect((await mailsTo(world, email)).map(({ subject }) => subject)).not.toContain(NEW_SIGN_IN);
});

test('an address that nobody has leaves nothing behind', async () => {
  const count = async () =>
    (await sql`select count(*)::int as n from security_events`.execute(world.platform.db)).rows[0];
  await world.settle();
  const before = await count();
  const email = 'nobody@clients.test';
  expect((await from().post('/api/auth/login', { email, password: 'not-this-one' })).status).toBe(401);
  await from().post('/api/auth/forgotPassword', { email });
  await world.settle();
  expect(await count()).toEqual(before);
});

test('codes, passwords, sessions and repeated passwords are noted as they happen', async () => {
  const browser = from();
  const asNima = await world.as(nima);
  await browser.post('/api/auth/forgotPassword', { email: nima.email });
  const code = await mailedCode(world, nima.email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const change = (digits: string) =>
    browser.post('/api/auth/changePassword', {
      email: nima.email,
      code: digits,
      newPassword: 'plum-tractor-78',
    });
  expect((await change(wrong)).code).toBe('invalid_code');
  expect((await change(code)).status).toBe(200);
  expect(await asNima.refused('GET /api/auth/sessions')).toBe('unauthenticated');
  await login(browser, nima, 'plum-tractor-78');
  await browser.post('/api/auth/logout', { email: nima.email });
  expect(await kindsOf(nima)).toEqual([
    'SIGNED_OUT',
    'SIGNED_IN',
    'PASSWORD_CHANGED',
    'CODE_REFUSED',
    'CODE_REQUESTED',
  ]);

  const asMilo = await world.as(milo);
  const newEmail = 'milo.new@clients.test';
  const asked = (password: string) => asMilo.call('POST /api/users/email', { body: { newEmail, password } });
  expect((await asked('not-this-one')).code).toBe('wrong_password');
  expect((await asked(PASSWORD)).status).toBe(200);
  await asMilo.ok('POST /api/users/email/confirm', { body: { code: await mailedCode(world, newEmail) } });
  const other = await world.as(milo);
  const [another] = (await other.ok('GET /api/auth/sessions')).filter(({ current }) => !current);
  await other.ok('DELETE /api/auth/sessions/:id', { params: { id: another?.id ?? '' } });
  await other.ok('DELETE /api/auth/sessions');
  expect(await kindsOf(milo)).toEqual([
    'SESSIONS_ENDED',
    'SESSION_ENDED',
    'EMAIL_CHANGED',
    'CODE_REQUESTED',
    'REAUTHENTICATED',
    'REAUTHENTICATION_REFUSED',
  ]);
});

test('signing out everywhere else ends the others and keeps this one', async () => {
  const [here, there] = [await world.as(ana), await world.as(ana)];
  await here.ok('DELETE /api/auth/sessions');
  expect(await there.refused('GET /api/auth/sessions')).toBe('unauthenticated');
  expect(await here.ok('GET /api/auth/sessions')).toHaveLength(1);
});

test('an admin reads anybody’s log and ends their sessions, which the audit and the log keep', async () => {
  const asAda = await world.as(ada);
  const session = await world.as(clara);
  const params = { id: clara.id };
  const audit = async () => (await asAda.ok('GET /api/admin/audit', { query: {} })).items;
  const before = (await asAda.ok('GET /api/users/admin/:id/activity', { params, query: {} })).items;
  expect(before.map(({ kind }) => kind)).toContain('SIGN_IN_REFUSED');
  expect((await audit())[0]).toMatchObject({
    action: 'user.read_activity',
    subject: { type: 'user', id: clara.id },
  });
  await asAda.ok('POST /api/users/admin/:id/sessions/end', {
    params,
    body: { reason: 'Her laptop was stolen' },
  });
  expect(await session.refused('GET /api/auth/sessions')).toBe('unauthenticated');
  const [latest] = await activityOf(clara);
  expect(latest).toMatchObject({ kind: 'SESSIONS_ENDED_BY_ADMIN', device: '', ip: '' });
  expect((await audit())[0]).toMatchObject({
    action: 'user.end_sessions',
    subject: { type: 'user', id: clara.id },
    reason: 'Her laptop was stolen',
  });
  expect((await login(from(), clara)).status).toBe(200);
  const nobody = { id: '01900000-0000-7000-8000-00000000ffff' };
  expect(await asAda.refused('GET /api/users/admin/:id/activity', { params: nobody, query: {} })).toBe(
    'not_found',
  );
});

test('the log is read in pages by key, also when more is written meanwhile', async () => {
  const { db } = world.platform;
  const origin = { device: 'Safari on iOS', ip: '198.51.100.4', isKnown: true };
  for (let count = 0; count < 7; count += 1) await recordSecurityEvent(db, ana.id, 'SIGNED_IN', origin);
  const asAna = await world.as(ana);
  const all = (await asAna.ok('GET /api/auth/activity', { query: { limit: 100 } })).items.map(({ id }) => id);
  const first = await asAna.ok('GET /api/auth/activity', { query: { limit: 5 } });
  await recordSecurityEvent(db, ana.id, 'SIGNED_OUT', origin);
  const rest = await asAna.ok('GET /api/auth/activity', {
    query: { cursor: first.nextCursor ?? '', limit: 100 },
  });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all);
  expect(rest.nextCursor).toBeNull();
});

test('what is written stays: the database refuses to change it or to delete it', async () => {
  const { db } = world.platform;
  for (const statement of [
    sql`update security_events set kind = 'SIGNED_IN'`,
    sql`delete from security_events`,
    sql`truncate security_events`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('security_events is append-only');
});

test('however often something happens in a day, few rows say so', async () => {
  const { db } = world.platform;
  const origin = { device: 'curl', ip: '198.51.100.5', isKnown: false };
  for (let count = 0; count < 300; count += 1)
    await recordSecurityEvent(db, ada.id, 'SIGN_IN_REFUSED', origin);
  await Promise.all(
    Array.from({ length: 300 }, () => recordSecurityEvent(db, ada.id, 'CODE_REQUESTED', origin)),
  );
  const rows = await activityOf(ada);
  for (const kind of ['SIGN_IN_REFUSED', 'CODE_REQUESTED']) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 64, 128, 256,
    ]);
  }
});

test('what is older than 400 days goes by itself, and with the account everything', async () => {
  const { db } = world.platform;
  const rows = [401, 399].map((days, index) => ({
    id: `01900000-0000-7000-8000-0000000000a${index}`,
    userId: tendai.id,
    at: new Date(Date.now() - days * 86_400_000),
    kind: 'SIGNED_IN' as const,
    device: `of ${days} days ago`,
    ip: '198.51.100.6',
    isKnown: true,
    number: 1,
  }));
  await db.insertInto('securityEvents').values(rows).execute();
  const devices = (await activityOf(tendai)).map(({ device }) => device);
  expect(devices).toContain('of 399 days ago');
  expect(devices).not.toContain('of 401 days ago');
  await (await world.as(tendai)).ok('DELETE /api/users', { body: { password: PASSWORD } });
  const left = await db.selectFrom('securityEvents').selectAll().where('userId', '=', tendai.id).execute();
  expect(left).toEqual([]);
});
