import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../test/browser.ts';
import { ada, ana, clara, milo, PASSWORD, tendai, type Character } from '../../../test/cast.ts';
import { mailedCode, mailsTo } from '../../../test/mailbox.ts';
import { holdUser, overtaken } from '../../../test/failures/overtaken.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createAdmin } from '../create-admin.ts';
import { setPassword } from '../queries.ts';
import { hashPassword } from './hash-password.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const CHANGE = '/api/auth/changePassword';
const browser = () => createBrowser(world.app);
const forgot = (email: string) => browser().post('/api/auth/forgotPassword', { email });
async function canLogIn({ email }: Character, password: string): Promise<boolean> {
  const { status } = await browser().post('/api/auth/login', { email, password });
  return status === 200;
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('S10 a mailed code sets a new password, ends every session and tells the owner', async () => {
  const before = await world.as(clara);
  expect(await forgot(clara.email.toUpperCase())).toMatchObject({ status: 200, data: {} });
  const code = await mailedCode(world, clara.email);
  const changed = await browser().post(CHANGE, { email: clara.email, code, newPassword: 'plum-tractor-78' });
  expect(changed).toMatchObject({ status: 200, data: {} });
  expect(await canLogIn(clara, PASSWORD)).toBe(false);
  expect(await canLogIn(clara, 'plum-tractor-78')).toBe(true);
  expect(await before.refused('GET /api/auth/sessions')).toBe('unauthenticated');
  const subjects = (await mailsTo(world, clara.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your password was changed');
  const again = await browser().post(CHANGE, { email: clara.email, code, newPassword: 'plum-tractor-79' });
  expect(again.code).toBe('invalid_code');
});

test('a code is asked for with the same answer whether the address has an account or not', async () => {
  const [known, unknown] = [await forgot(ana.email), await forgot('nobody@pros.test')];
  expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  expect(await mailsTo(world, 'nobody@pros.test')).toHaveLength(0);
});

test('a code works once, for five tries, until the next one, and a new one comes a minute later at the earliest', async () => {
  await forgot(tendai.email);
  const first = await mailedCode(world, tendai.email);
  await forgot(tendai.email);
  expect(await mailsTo(world, tendai.email)).toHaveLength(1);
  const given = { email: tendai.email, newPassword: 'plum-tractor-80' };
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await browser().post(CHANGE, { ...given, code: wrong(first) })).code).toBe('invalid_code');
  }
  expect((await browser().post(CHANGE, { ...given, code: first })).code).toBe('invalid_code');

  const ago = new Date(Date.now() - 61_000);
  await world.platform.db.updateTable('codes').set({ sentAt: ago }).where('userId', '=', tendai.id).execute();
  await forgot(tendai.email);
  const second = await mailedCode(world, tendai.email);
  if (second !== first)
    expect((await browser().post(CHANGE, { ...given, code: first })).code).toBe('invalid_code');
  const atOnce = await Promise.all(
    Array.from({ length: 6 }, () => browser().post(CHANGE, { ...given, code: second })),
  );
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(atOnce.every(({ status, code }) => status === 200 || code === 'invalid_code')).toBe(true);
});

test('a code of somebody else, or one that is over, changes nothing', async () => {
  await forgot(milo.email);
  const code = await mailedCode(world, milo.email);
  const newPassword = 'plum-tractor-81';
  expect((await browser().post(CHANGE, { email: ada.email, code, newPassword })).code).toBe('invalid_code');
  await world.platform.db
    .updateTable('codes')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('userId', '=', milo.id)
    .execute();
  expect((await browser().post(CHANGE, { email: milo.email, code, newPassword })).code).toBe('invalid_code');
  expect(await canLogIn(milo, PASSWORD)).toBe(true);
});

test('the current password sets a new one; this session stays, the others end', async () => {
  const [here, there] = [await world.as(ana), await world.as(ana)];
  const body = { currentPassword: PASSWORD, newPassword: 'plum-tractor-82' };
  expect(await world.nobody.refused('POST /api/auth/changePassword', { body })).toBe('unauthenticated');
  expect(
    await here.refused('POST /api/auth/changePassword', { body: { ...body, currentPassword: 'x' } }),
  ).toBe('wrong_password');
  await here.ok('POST /api/auth/changePassword', { body });
  expect(await here.ok('GET /api/auth/sessions')).toHaveLength(1);
  expect(await there.refused('GET /api/auth/sessions')).toBe('unauthenticated');
  expect(await canLogIn(ana, 'plum-tractor-82')).toBe(true);
});

test('whoever knows the old password does not undo a change that is made meanwhile', async () => {
  const here = await world.as(milo);
  const passwordHash = await hashPassword('plum-tractor-84');
  const body = { currentPassword: PASSWORD, newPassword: 'plum-tractor-85' };
  const code = await overtaken(
    world,
    { hold: holdUser(milo.id), change: (trx) => setPassword(trx, milo.id, passwordHash) },
    () => here.refused('POST /api/auth/changePassword', { body }),
  );
  expect(code).toBe('wrong_password');
  expect(await canLogIn(milo, 'plum-tractor-84')).toBe(true);
  await setPassword(world.platform.db, milo.id, await hashPassword(PASSWORD));
});

test('a new password that anybody would guess is refused by name', async () => {
  const here = await world.as(milo);
  for (const newPassword of ['Password123', milo.email, 'short']) {
    const answer = await here.raw({
      method: 'POST',
      url: CHANGE,
      body: { currentPassword: PASSWORD, newPassword },
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'newPassword' }] });
  }
});

test('an admin is made from the command line and signs in like everybody', async () => {
  const admin = { email: 'root@parley.test', firstName: 'Rut', lastName: 'Ode', password: 'plum-tractor-83' };
  const id = await createAdmin(world.platform, admin);
  const answer = await browser().post('/api/auth/login', { email: admin.email, password: admin.password });
  expect(answer.data).toMatchObject({ user: { id, role: 'ADMIN' } });
  await expect(createAdmin(world.platform, { ...admin, password: 'password123' })).rejects.toThrow();
});
