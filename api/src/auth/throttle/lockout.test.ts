import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { ada, ana, clara, milo, nima, PASSWORD, tendai } from '../../../test/cast.ts';
import { mailedCode, mailedToken, mailsTo } from '../../../test/mailbox.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { WRONG_PASSWORDS, WRONG_PASSWORDS_NETWORK } from './limits.ts';
import { takeAttempts } from './throttle.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
afterEach(() => world.platform.db.deleteFrom('throttles').execute());

let networks = 0;
/** A new browser on a new network. */
function stranger(): Browser {
  networks += 1;
  return createBrowser(world.app, { ip: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` });
}
const range = (length: number) => Array.from({ length }, (_, index) => index);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const forgot = (browser: Browser, email: string) => browser.post('/api/auth/forgotPassword', { email });
const reset = (
  browser: Browser,
  given: { email: string; code: string } | { token: string },
  newPassword: string,
) => browser.post('/api/auth/changePassword', { ...given, newPassword });
const login = (browser: Browser, email: string, password: string) =>
  browser.post('/api/auth/login', { email, password });
const signUp = (browser: Browser, email: string, firstName = 'Dana') =>
  browser.post('/api/auth/signup', {
    email,
    firstName,
    lastName: 'Owner',
    password: 'plum-tractor-77',
    role: 'CLIENT',
    timeZone: 'UTC',
  });

/** Shifts codes and throttles, which use real time. */
async function pass(minutes: number): Promise<void> {
  const { db } = world.platform;
  const ago = sql`make_interval(mins => ${minutes})`;
  await sql`update throttles set resets_at = resets_at - ${ago}`.execute(db);
  await sql`update codes set sent_at = sent_at - ${ago}, expires_at = expires_at - ${ago}`.execute(db);
  await world.settle();
}

/** A day of strangers' requests, hour by hour. */
async function allDay(attack: () => Promise<unknown>): Promise<void> {
  for (const hour of range(24)) {
    if (hour > 0) await pass(60);
    await attack();
    await world.settle();
  }
}

const ALL_DAY =
  'a stranger who asks for codes and guesses them all day, from ever new browsers and networks,';
describe(ALL_DAY, { tags: ['extended'] }, () => {
  const email = clara.email;
  const own = () => createBrowser(world.app, { ip: '198.51.100.7' });

  test('keeps an owner neither from signing in nor from a new password', { timeout: 300_000 }, async () => {
    const known = own();
    expect((await login(known, email, PASSWORD)).status).toBe(200);
    await allDay(async () => {
      const browsers = range(3).map(stranger);
      for (const browser of browsers) await forgot(browser, email);
      await world.settle();
      for (const browser of browsers) {
        await reset(browser, { email, code: '000000' }, 'plum-tractor-70');
        await reset(stranger(), { email, code: '000000' }, 'plum-tractor-70');
        await login(stranger(), email, 'a guess');
      }
    });
    expect((await login(known, email, PASSWORD)).status).toBe(200);

    // From an unknown browser: the link of the last mail, whoever requested it.
    const fresh = own();
    await forgot(fresh, email);
    const token = await mailedToken(world, email);
    expect((await reset(fresh, { token }, 'plum-tractor-71')).status).toBe(200);
    expect((await login(fresh, email, 'plum-tractor-71')).status).toBe(200);

    // From a known browser: its own code, which strangers' guesses and requests do not void.
    await forgot(known, email);
    const code = await mailedCode(world, email);
    for (const browser of range(8).map(stranger)) {
      await forgot(browser, email);
      await world.settle();
      await reset(browser, { email, code: wrong(code) }, 'plum-tractor-70');
    }
    expect((await reset(known, { email, code }, 'plum-tractor-72')).status).toBe(200);
    expect((await login(known, email, 'plum-tractor-72')).status).toBe(200);
  });

  test(
    'causes a bounded number of emails, few of them with digits, and one always has a link that works',
    { timeout: 300_000 },
    async () => {
      const address = tendai.email;
      for (const step of range(45)) {
        if (step > 0) await pass(2);
        await forgot(stranger(), address);
        await world.settle();
        const live = await world.platform.db
          .selectFrom('codes')
          .select('id')
          .where('userId', '=', tendai.id)
          .where('expiresAt', '>', new Date(Date.now() + 60_000).toISOString())
          .execute();
        expect(live.length).toBeGreaterThan(0);
      }
      const mails = await mailsTo(world, address);
      // An hour and a half: five at once, then one each eight minutes.
      expect(mails.length).toBeLessThanOrEqual(5 + 90 / 8);
      expect(mails.filter(({ text }) => /\b\d{6}\b/.test(text)).length).toBeLessThanOrEqual(10);
    },
  );

  test('keeps nobody from signing up and confirming', { timeout: 300_000 }, async () => {
    const address = 'dana@new.test';
    await allDay(async () => {
      const [one, other] = [stranger(), stranger()];
      await signUp(one, address, 'Mallory');
      await one.post('/api/auth/confirm', { email: address, code: '000000' });
      await other.post('/api/auth/confirm/resend', { email: address });
      await other.post('/api/auth/confirm', { email: address, code: '000000', password: 'a guess' });
      await login(other, address, 'a guess');
    });
    const mine = own();
    expect((await signUp(mine, address)).status).toBe(201);
    for (const browser of range(3).map(stranger)) {
      await signUp(browser, address, 'Mallory');
      await browser.post('/api/auth/confirm', { email: address, code: '000000' });
    }
    const token = await mailedToken(world, address);
    // Other browsers need the password of the sign-up.
    expect((await own().post('/api/auth/confirm', { token })).code).toBe('password_required');
    expect((await own().post('/api/auth/confirm', { token, password: 'a guess' })).code).toBe(
      'wrong_password',
    );
    const confirmed = await mine.post('/api/auth/confirm', { token });
    expect(confirmed).toMatchObject({ status: 200, data: { user: { firstName: 'Dana' } } });
    expect((await own().post('/api/auth/confirm', { token, password: 'plum-tractor-77' })).code).toBe(
      'invalid_code',
    );
  });

  test('keeps nobody from another address', { timeout: 300_000 }, async () => {
    const newEmail = 'nima@elsewhere.test';
    const [me, ...others] = [await world.as(nima), await world.as(milo), await world.as(tendai)];
    const ask = (by: typeof me) =>
      by.call('POST /api/users/email', { body: { newEmail, password: PASSWORD } });
    for (const step of range(12)) {
      if (step > 0) await pass(10);
      for (const other of others) {
        await ask(other);
        await other.call('POST /api/users/email/confirm', { body: { code: '000000' } });
      }
      await world.settle();
    }
    expect((await ask(me)).status).toBe(200);
    for (const other of others) await ask(other);
    const token = await mailedToken(world, newEmail);
    expect((await me.ok('POST /api/users/email/confirm', { body: { token } })).email).toBe(newEmail);
    expect(await others[0]?.refused('POST /api/users/email/confirm', { body: { token } })).toBe(
      'invalid_code',
    );
  });
});

describe('a mailed code', () => {
  test('is not voided by wrong ones from other browsers, nor by codes that they ask for', async () => {
    const mine = stranger();
    await forgot(mine, ana.email);
    const code = await mailedCode(world, ana.email);
    for (const _ of range(6))
      expect((await reset(stranger(), { email: ana.email, code: wrong(code) }, 'plum-tractor-73')).code).toBe(
        'invalid_code',
      );
    // Strangers have no attempts left, not even with the right code.
    expect((await reset(stranger(), { email: ana.email, code }, 'plum-tractor-73')).code).toBe(
      'invalid_code',
    );
    await pass(2);
    await forgot(stranger(), ana.email);
    expect(await mailsTo(world, ana.email)).toHaveLength(2);
    expect((await reset(mine, { email: ana.email, code }, 'plum-tractor-73')).status).toBe(200);
  });

  test('of a sign-up is not voided by a sign-up or a request from another browser', async () => {
    const [mine, other, email] = [stranger(), stranger(), 'kept@new.test'];
    await signUp(mine, email);
    const code = await mailedCode(world, email);
    await signUp(other, email, 'Mallory');
    await world.settle();
    await pass(2);
    await stranger().post('/api/auth/confirm/resend', { email });
    expect(await mailsTo(world, email)).toHaveLength(3);
    for (const _ of range(6)) await other.post('/api/auth/confirm', { email, code: wrong(code) });
    const confirmed = await mine.post('/api/auth/confirm', { email, code });
    expect(confirmed).toMatchObject({ status: 200, data: { user: { firstName: 'Dana' } } });
  });

  test('comes with a link that works once, ten minutes, in whichever browser, and that looking does not spend', async () => {
    await forgot(stranger(), milo.email);
    const token = await mailedToken(world, milo.email);
    const [mail] = await mailsTo(world, milo.email);
    expect(mail?.text).toContain(`http://parley.test/forgotPassword#token=${token}`);
    expect(mail?.html).toContain(`href="http://parley.test/forgotPassword#token=${token}"`);
    expect(mail?.text).toContain('10 minutes');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect((await reset(stranger(), { token }, 'password123')).errors).toMatchObject([
      { path: 'newPassword' },
    ]);
    expect((await reset(stranger(), { token }, 'plum-tractor-74')).status).toBe(200);
    expect((await reset(stranger(), { token }, 'plum-tractor-75')).code).toBe('invalid_code');
    await pass(2);
    await forgot(stranger(), milo.email);
    const late = await mailedToken(world, milo.email);
    expect(late).not.toBe(token);
    await world.platform.db
      .updateTable('codes')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute();
    expect((await reset(stranger(), { token: late }, 'plum-tractor-75')).code).toBe('invalid_code');
  });
});

describe('one network', () => {
  const at = (ip: string) => createBrowser(world.app, { ip });
  const refused = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length;

  test('asks for forty codes an hour, for whomever, and an IPv6 network is a /64', async () => {
    const ask = (each: number) =>
      forgot(at(`2001:db8:1:2::${each.toString(16)}`), `person${each}@clients.test`);
    const first = [];
    for (const each of range(40)) first.push(await ask(each));
    expect(refused(first)).toBe(0);
    // Concurrently, because each refusal is delayed by a second.
    expect(refused(await Promise.all(range(250).map((each) => ask(40 + each))))).toBe(250);
    expect((await forgot(at('2001:db8:1:3::1'), 'person1@clients.test')).status).toBe(200);
  });

  test('guesses forty wrong codes an hour; the right ones do not count', async () => {
    const ip = '203.0.113.9';
    const known = at(ip);
    await login(known, tendai.email, PASSWORD);
    await forgot(known, tendai.email);
    const code = await mailedCode(world, tendai.email);
    const guess = (each: number) =>
      reset(at(ip), { email: `person${each}@clients.test`, code: '000000' }, 'plum-tractor-76');
    const first = [];
    for (const each of range(40)) first.push(await guess(each));
    expect(refused(first)).toBe(0);
    const rest = await Promise.all(range(250).map((each) => guess(40 + each)));
    expect(refused(rest)).toBe(250);
    expect(rest.at(-1)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await reset(known, { email: tendai.email, code }, 'plum-tractor-76')).status).toBe(200);
  });

  test('does not use up its tries while a single account has to wait', async () => {
    const tried = (email: string) =>
      takeAttempts(world.platform, [
        [WRONG_PASSWORDS_NETWORK, '203.0.113.30'],
        [WRONG_PASSWORDS, email],
      ]).then(
        () => 'counted',
        () => 'refused',
      );
    const answers = [];
    for (const _try of range(70)) answers.push(await tried('one@clients.test'));
    expect(answers.indexOf('refused')).toBe(10);
    expect(await tried('another@clients.test')).toBe('counted');
  });

  test('signs in as often as it has people: right passwords use up none of its tries', async () => {
    const ip = '203.0.113.40';
    for (const _colleague of range(60)) expect((await login(at(ip), ada.email, PASSWORD)).status).toBe(200);
  });

  test('holds an office of 200: a morning’s sign-ins, typos, lost passwords and newcomers', async () => {
    const ip = '203.0.113.20';
    const answers = [];
    for (const each of range(200)) {
      const colleague = at(ip);
      const email = `colleague${each}@office.test`;
      if (each % 10 === 0) answers.push(await forgot(colleague, email));
      if (each % 10 === 1) answers.push(await reset(colleague, { email, code: '123456' }, 'plum-tractor-76'));
      if (each % 5 === 2) answers.push(await login(colleague, email, 'a typo'));
      if (each % 10 === 3) answers.push(await signUp(colleague, email));
    }
    expect(answers.length).toBeGreaterThan(90);
    expect(refused(answers)).toBe(0);
  });
});

test('who is turned away because too much is being hashed has used up no sign-up and no mail', async () => {
  const answers = await Promise.all(
    range(120).map((each) => signUp(stranger(), `busy${each % 30}@new.test`)),
  );
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(answers.filter(({ status }) => status === 503).length).toBe(120 - kept);
  expect(kept).toBeLessThan(120);
  const counts = await world.platform.db.selectFrom('throttles').select(['key', 'count']).execute();
  const sum = (name: string) =>
    counts.filter(({ key }) => key.startsWith(`${name}:`)).reduce((total, { count }) => total + count, 0);
  expect([sum('sign-ups'), sum('code-asks')]).toEqual([kept, kept]);
});
