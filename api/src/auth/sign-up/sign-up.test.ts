import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SideRole } from '@parley/contract/sides.ts';
import { createBrowser } from '../../../test/browser.ts';
import { ana } from '../../../test/cast.ts';
import { mailedCode, mailsTo, tokenIn } from '../../../test/mailbox.ts';
import { overtaken } from '../../../test/failures/overtaken.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hashPassword } from '../passwords/hash-password.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const PASSWORD = 'plum-tractor-77';
const person = (name: string, role: SideRole = 'CLIENT') => ({
  email: `${name}@new.test`,
  password: PASSWORD,
  firstName: name,
  lastName: 'Newcomer',
  role,
  timeZone: 'Europe/Berlin',
});
const browser = (ip?: string) => createBrowser(world.app, { ip });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Backdates the last code. */
async function agedCode(email: string, minutes: number): Promise<void> {
  const ago = new Date(Date.now() - minutes * 60_000).toISOString();
  const until = new Date(Date.now() - minutes * 60_000 + 10 * 60_000).toISOString();
  await world.platform.db
    .updateTable('codes')
    .set({ sentAt: ago, expiresAt: until })
    .where('email', '=', email)
    .execute();
}

test('a professional signs up, confirms with the mailed code and is signed in with a profile to fill', async () => {
  const mine = browser();
  const signedUp = await mine.post('/api/auth/signup', person('Vera', 'PROFESSIONAL'));
  expect(signedUp).toMatchObject({ status: 201, data: { email: 'Vera@new.test' } });
  expect(mine.setCookies).toContainEqual(expect.stringMatching(/^parley_signup=.+; HttpOnly; SameSite=Lax$/));
  const code = await mailedCode(world, 'vera@new.test');
  const confirmed = await mine.post('/api/auth/confirm', { email: 'vera@NEW.test', code });
  expect(confirmed).toMatchObject({
    status: 200,
    data: { user: { role: 'PROFESSIONAL', displayName: 'Vera Newcomer' } },
  });
  const profile = await world.app.inject({
    url: '/api/auth/sessions',
    headers: { authorization: `Bearer ${tokenOf(confirmed.data)}` },
  });
  expect(profile.json()).toMatchObject({ status: 200, data: [{ current: true }] });
  const again = await mine.post('/api/auth/confirm', { email: 'vera@new.test', code, password: PASSWORD });
  expect(again.code).toBe('invalid_code');
});

function tokenOf(data: unknown): string {
  return typeof data === 'object' && data && 'accessToken' in data ? String(data.accessToken) : '';
}

test('a taken address gets the same answers, and its owner a mail without a code', async () => {
  const [free, taken] = [browser(), browser()];
  const one = await free.post('/api/auth/signup', person('Free'));
  const other = await taken.post('/api/auth/signup', { ...person('Free'), email: ana.email });
  expect({ ...other, headers: null, data: null }).toEqual({ ...one, headers: null, data: null });
  expect([...taken.cookies.keys()]).toEqual([...free.cookies.keys()]);
  const [mail] = await mailsTo(world, ana.email);
  expect(mail?.subject).toBe('You already have a Parley account');
  expect(mail?.text).toContain('http://parley.test/login');
  expect(mail?.text).not.toMatch(/\d{6}/);
  const code = wrong(await mailedCode(world, 'free@new.test'));
  const refused = await taken.post('/api/auth/confirm', { email: ana.email, code });
  expect(refused.code).toBe('invalid_code');
  expect((await free.post('/api/auth/confirm', { email: 'free@new.test', code })).code).toBe('invalid_code');
});

test('another browser needs the password as well as the code, and cannot spend the tries without it', async () => {
  const [mine, another] = [browser(), browser('10.0.0.2')];
  await mine.post('/api/auth/signup', person('Otto'));
  const code = await mailedCode(world, 'otto@new.test');
  const email = 'otto@new.test';
  expect((await another.post('/api/auth/confirm', { email, code })).code).toBe('password_required');
  for (const password of ['one', 'two', 'three', 'four', 'five', 'six']) {
    expect((await another.post('/api/auth/confirm', { email, code, password })).code).toBe('invalid_code');
  }
  const confirmed = await another.post('/api/auth/confirm', { email, code, password: PASSWORD });
  expect(confirmed.status).toBe(200);
});

test('the password of a sign-up that is begun anew meanwhile confirms nothing', async () => {
  const email = 'rosa@new.test';
  await browser().post('/api/auth/signup', { ...person('Rosa'), email });
  const code = await mailedCode(world, email);
  const passwordHash = await hashPassword('plum-tractor-78');
  const answer = await overtaken(
    world,
    {
      hold: (trx) => trx.selectFrom('signUps').select('id').where('email', '=', email).forUpdate().execute(),
      change: (trx) => trx.updateTable('signUps').set({ passwordHash }).where('email', '=', email).execute(),
    },
    () => browser('10.0.0.3').post('/api/auth/confirm', { email, code, password: PASSWORD }),
  );
  expect(answer.code).toBe('invalid_code');
});

test('after five wrong codes even the right one is refused, until a new one is sent', async () => {
  const mine = browser();
  const email = 'nora@new.test';
  await mine.post('/api/auth/signup', person('Nora'));
  const code = await mailedCode(world, email);
  const tries = Array.from({ length: 5 }, () => mine.post('/api/auth/confirm', { email, code: wrong(code) }));
  for (const answer of await Promise.all(tries)) expect(answer.code).toBe('invalid_code');
  expect((await mine.post('/api/auth/confirm', { email, code })).code).toBe('invalid_code');
  await agedCode('Nora@new.test', 2);
  await mine.post('/api/auth/confirm/resend', { email });
  const fresh = await mailedCode(world, email);
  expect((await mine.post('/api/auth/confirm', { email, code: fresh })).status).toBe(200);
});

test('after five wrong codes the link of the same email still confirms', async () => {
  const mine = browser('10.0.0.9');
  const email = 'lina@new.test';
  await mine.post('/api/auth/signup', { ...person('Lina'), email });
  const code = await mailedCode(world, email);
  for (let tried = 0; tried < 5; tried += 1)
    await mine.post('/api/auth/confirm', { email, code: wrong(code) });
  expect((await mine.post('/api/auth/confirm', { email, code })).code).toBe('invalid_code');
  const [mail] = await mailsTo(world, email);
  expect((await mine.post('/api/auth/confirm', { token: tokenIn(mail?.text) })).status).toBe(200);
});

test('a code is over after ten minutes', async () => {
  const mine = browser();
  const email = 'late@new.test';
  await mine.post('/api/auth/signup', { ...person('Late'), email });
  const code = await mailedCode(world, email);
  await agedCode(email, 11);
  expect((await mine.post('/api/auth/confirm', { email, code })).code).toBe('invalid_code');
});

test('a new code is sent once a minute at most, and to nobody who did not sign up', async () => {
  const mine = browser();
  const email = 'hasty@new.test';
  await mine.post('/api/auth/signup', { ...person('Hasty'), email });
  expect(await mine.post('/api/auth/confirm/resend', { email })).toMatchObject({ status: 200, data: {} });
  expect(await mailsTo(world, email)).toHaveLength(1);
  expect(await mine.post('/api/auth/confirm/resend', { email: 'nobody@new.test' })).toMatchObject({
    status: 200,
    data: {},
  });
  expect(await mailsTo(world, 'nobody@new.test')).toHaveLength(0);
});

test('an address gets five mails with codes an hour, whether it has an account or not', async () => {
  for (const email of ['flood@new.test', ana.email]) {
    const answers = [];
    for (let mail = 0; mail < 6; mail += 1)
      answers.push(await browser().post('/api/auth/confirm/resend', { email }));
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(400);
  }
});

test('a new sign-up from the same browser replaces the one before and voids its code', async () => {
  const mine = browser();
  const email = 'twice@new.test';
  await mine.post('/api/auth/signup', { ...person('Twice'), email });
  const old = await mailedCode(world, email);
  await mine.post('/api/auth/signup', { ...person('Twice'), email: 'Twice@new.test', firstName: 'Second' });
  const fresh = await mailedCode(world, email);
  if (old !== fresh)
    expect((await mine.post('/api/auth/confirm', { email, code: old })).code).toBe('invalid_code');
  const confirmed = await mine.post('/api/auth/confirm', { email, code: fresh });
  expect(confirmed.data).toMatchObject({ user: { firstName: 'Second' } });
});

test('of two browsers that sign up with an address each has its own code, and the first to confirm has it', async () => {
  const [first, second] = [browser(), browser()];
  const email = 'both@new.test';
  await first.post('/api/auth/signup', { ...person('First'), email });
  const one = await mailedCode(world, email);
  await second.post('/api/auth/signup', { ...person('Second'), email: 'Both@new.test' });
  const other = await mailedCode(world, email);
  if (one !== other)
    expect((await second.post('/api/auth/confirm', { email, code: one })).code).toBe('invalid_code');
  const confirmed = await first.post('/api/auth/confirm', { email, code: one });
  expect(confirmed.data).toMatchObject({ user: { firstName: 'First' } });
  expect((await second.post('/api/auth/confirm', { email, code: other })).code).toBe('invalid_code');
});

test('confirming twice at once makes one user', async () => {
  const mine = browser();
  const email = 'double@new.test';
  await mine.post('/api/auth/signup', { ...person('Double'), email });
  const code = await mailedCode(world, email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => mine.post('/api/auth/confirm', { email, code })),
  );
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 400),
  ]);
});

test('common passwords, the own address and the own name are refused, long ones are not', async () => {
  const sent = { ...person('Petra'), email: 'petra.newcomer@new.test' };
  const refused = [
    'Password1',
    'qwertyuiop',
    'Liverpool2019',
    'abababab',
    'PETRA.newcomer@new.test',
    'petra newcomer',
    'short',
  ];
  for (const password of refused) {
    const answer = await browser().post('/api/auth/signup', { ...sent, password });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'password' }] });
  }
  const long = `${'a long way to say nothing at all, '.repeat(3)}`;
  expect((await browser().post('/api/auth/signup', { ...sent, password: long })).status).toBe(201);
});

test('an address that is not confirmed is not greeted by a name, which a stranger may have typed', async () => {
  const email = 'victim@new.test';
  await browser().post('/api/auth/signup', { ...person('Winner'), email });
  const [mail] = await mailsTo(world, email);
  expect(mail?.text).toMatch(/^Hello,\n/);
  for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/Winner|Newcomer/);
  const me = await world.as(ana);
  await me.ok('POST /api/users/email', {
    body: { newEmail: 'victim@elsewhere.test', password: 'correct-horse-9' },
  });
  const [other] = await mailsTo(world, 'victim@elsewhere.test');
  for (const part of [other?.subject, other?.text, other?.html]) expect(part).not.toContain(ana.firstName);
});

test('nobody becomes an admin by signing up', async () => {
  const answer = await browser().post('/api/auth/signup', { ...person('Eve'), role: 'ADMIN' });
  expect(answer).toMatchObject({ status: 400, errors: [{ path: 'role' }] });
});

test('passwords and codes are stored as hashes only', async () => {
  await browser().post('/api/auth/signup', person('Hash'));
  const code = await mailedCode(world, 'hash@new.test');
  const row = await world.platform.db
    .selectFrom('signUps')
    .selectAll()
    .where('email', '=', 'Hash@new.test')
    .executeTakeFirstOrThrow();
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const codes = await world.platform.db
    .selectFrom('codes')
    .selectAll()
    .where('email', '=', 'Hash@new.test')
    .execute();
  const [mail] = await mailsTo(world, 'hash@new.test');
  const token = tokenIn(mail?.text);
  for (const secret of [code, token]) expect(JSON.stringify([row, codes])).not.toContain(secret);
});

test('a sign-up that nobody confirmed is gone after a week', async () => {
  await browser().post('/api/auth/signup', person('Idle'));
  const old = new Date(Date.now() - 8 * 86_400_000);
  const mine = () =>
    world.platform.db.selectFrom('signUps').select('id').where('email', '=', 'Idle@new.test').execute();
  await world.platform.db
    .updateTable('signUps')
    .set({ createdAt: old })
    .where('email', '=', 'Idle@new.test')
    .execute();
  expect(await mine()).toHaveLength(1);
  await world.settle();
  expect(await mine()).toHaveLength(0);
});
