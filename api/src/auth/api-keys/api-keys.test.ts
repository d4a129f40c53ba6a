import { SCOPES, type Scope } from '@parley/contract/auth/scopes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, PASSWORD, tendai, type Character } from '../../../test/cast.ts';
import { type Client, createClient } from '../../../test/client.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { openPosting } from '../../../test/negotiations.ts';
import { holdUser, overtaken } from '../../../test/failures/overtaken.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { setPassword } from '../queries.ts';
import { endAccess } from '../sessions/end-access.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.db.deleteFrom('apiKeys').execute();
});

/** A key of somebody who signed in a moment ago. */
async function keyOf(character: Character, scopes: Scope[], days: 7 | 30 | 90 | 365 = 30) {
  const owner = await world.as(character);
  const made = await owner.ok('POST /api/key', { body: { name: 'Export', scopes, days } });
  return { owner, ...made, program: createClient(world.app, { accessToken: made.secret }) };
}
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

test('a key is shown once, and afterwards known by its name and its ending', async () => {
  const { owner, secret, apiKey } = await keyOf(clara, ['jobs:write', 'hiring:read', 'hiring:read']);
  expect(secret).toMatch(/^parley_[0-9a-f]{88}$/);
  const listed = await owner.ok('GET /api/key');
  expect(listed).toEqual([apiKey]);
  expect(apiKey).toMatchObject({
    name: 'Export',
    ending: secret.slice(-4),
    scopes: ['hiring:read', 'jobs:write'],
    lastUsedAt: null,
    isExpired: false,
  });
  expect(Date.parse(apiKey.expiresAt) - Date.parse(apiKey.createdAt)).toBe(30 * 86_400_000);
  const [row] = await world.platform.db.selectFrom('apiKeys').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(secret.slice(7, -4));
});

test('its owner is told by email, and finds it in the security log', async () => {
  const { owner } = await keyOf(ana, ['chat:read']);
  const [mail] = await mailsTo(world, ana.email);
  expect(mail?.subject).toBe('New API key for your Parley account');
  expect(mail?.text).toContain('“Export”');
  const { items } = await owner.ok('GET /api/auth/activity', { query: {} });
  expect(items[0]?.kind).toBe('API_KEY_CREATED');
  const { notifications } = await owner.ok('GET /api/notification/unread');
  expect(notifications[0]?.message).toContain('API key');
});

test('making one takes the password again once the sign-in is a while ago', async () => {
  const owner = await world.as(clara);
  await world.platform.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where('userId', '=', clara.id)
    .execute();
  const body = { name: 'Export', scopes: ['chat:read'], days: 7 } satisfies object;
  const make = (password?: string) =>
    owner.raw({ method: 'POST', url: '/api/key', body: { ...body, password } });
  expect((await make()).code).toBe('password_required');
  expect((await make('not-this-one')).code).toBe('wrong_password');
  expect((await make(PASSWORD)).status).toBe(201);
});

describe('none is made', () => {
  const body = { name: 'Export', scopes: ['chat:read'], days: 7 } satisfies object;
  const make = (owner: Client, password?: string) =>
    owner.raw({ method: 'POST', url: '/api/key', body: { ...body, password } });

  test('with a password that is changed meanwhile', async () => {
    const owner = await world.as(milo);
    const passwordHash = await hashPassword('plum-tractor-79');
    const change = (trx: Trx) => setPassword(trx, milo.id, passwordHash);
    const answer = await overtaken(world, { hold: holdUser(milo.id), change }, () => make(owner, PASSWORD));
    expect(answer.code).toBe('wrong_password');
    expect(await owner.ok('GET /api/key')).toEqual([]);
    expect((await make(owner, 'plum-tractor-79')).status).toBe(201);
  });

  test('in a session that ends meanwhile', async () => {
    const owner = await world.as(tendai);
    const change = (trx: Trx) => endAccess(trx, tendai.id);
    const answer = await overtaken(world, { hold: holdUser(tendai.id), change }, () => make(owner));
    expect(answer.code).toBe('unauthenticated');
    expect(await (await world.as(tendai)).ok('GET /api/key')).toEqual([]);
  });
});

describe('what a key may do', () => {
  test('is what its scopes say, and nothing of another area', async () => {
    const { program } = await keyOf(clara, ['hiring:read', 'hiring:write']);
    const posting = await openPosting(world, clara.id);
    const own = await program.ok('GET /api/job/jobPosting/client/all', { query: {} });
    expect(own.map(({ id }) => id)).toEqual([posting]);
    expect(await program.refused('GET /api/job/inProgress', { query: {} })).toBe('scope_missing');
    const refused = await program.call('GET /api/chat/unreadCount');
    expect(refused).toMatchObject({ status: 403, errors: [{ path: 'authorization', message: 'chat:read' }] });
  });

  test('reading is not writing', async () => {
    const { program } = await keyOf(clara, ['profile:read']);
    const { firstName, lastName, displayName, timeZone } = await program.ok('GET /api/users');
    const body = { firstName, lastName, displayName, timeZone };
    expect(await program.refused('PUT /api/users', { body })).toBe('scope_missing');
  });

  test('never what takes a person, whatever its scopes', async () => {
    const { program } = await keyOf(clara, [...SCOPES]);
    const calls: [method: 'GET' | 'POST' | 'DELETE', url: string][] = [
      ['GET', '/api/key'],
      ['POST', '/api/key'],
      ['GET', '/api/auth/sessions'],
      ['POST', '/api/auth/changePassword'],
      ['POST', '/api/users/export'],
      ['DELETE', '/api/users'],
      ['POST', `/api/job/completed/${clara.id}`],
    ];
    for (const [method, url] of calls)
      expect(await program.raw({ method, url, body: {} }), url).toMatchObject({
        status: 403,
        code: 'key_not_accepted',
      });
    const admin = await program.raw({ method: 'GET', url: '/api/admin/overview' });
    expect(admin).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('without the scope it reads what is public as visitors do', async () => {
    const params = { id: await openPosting(world, clara.id) };
    const { owner, program } = await keyOf(clara, ['chat:read']);
    await owner.ok('POST /api/job/jobPosting/:id/close', { params });
    expect((await owner.call('GET /api/job/jobPosting/:id', { params })).status).toBe(200);
    expect((await program.call('GET /api/job/jobPosting/:id', { params })).status).toBe(404);
    expect((await program.call('GET /api/service/all', { query: {} })).status).toBe(200);
  });
});

describe('a key ends', () => {
  const works = async (secret: string) =>
    (await world.app.inject({ url: '/api/users', headers: bearer(secret) })).statusCode;

  test('when its owner revokes it, and nobody else can', async () => {
    const { owner, secret, apiKey } = await keyOf(clara, ['profile:read']);
    const params = { id: apiKey.id };
    expect(await (await world.as(ana)).refused('DELETE /api/key/:id', { params })).toBe('not_found');
    expect(await works(secret)).toBe(200);
    await owner.ok('DELETE /api/key/:id', { params });
    expect(await works(secret)).toBe(401);
  });

  test('at the end of its days; it stays in the list for a month', async () => {
    const { owner, secret, apiKey } = await keyOf(clara, ['profile:read'], 7);
    await endedFor(apiKey.id, 1);
    expect(await works(secret)).toBe(401);
    await world.settle();
    expect(await owner.ok('GET /api/key')).toMatchObject([{ isExpired: true }]);
    await endedFor(apiKey.id, 31);
    await world.settle();
    expect(await owner.ok('GET /api/key')).toEqual([]);
  });

  test('when the password is changed, and the email about that says so', async () => {
    const { owner, secret } = await keyOf(ana, ['profile:read']);
    const body = { currentPassword: PASSWORD, newPassword: 'plum-tractor-77' };
    await owner.ok('POST /api/auth/changePassword', { body });
    expect(await works(secret)).toBe(401);
    const mails = await mailsTo(world, ana.email);
    const mail = mails.find(({ subject }) => subject === 'Your password was changed');
    expect(mail?.text).toContain('Your API keys were revoked.');
  });

  test('when an admin disables its owner or ends their sessions, and does not come back', async () => {
    const admin = await world.as(ada);
    const [one, other] = [await keyOf(clara, ['profile:read']), await keyOf(clara, ['profile:read'])];
    expect(await works(one.secret)).toBe(200);
    const params = { id: clara.id };
    await admin.ok('POST /api/users/disable/:id', { params, body: { reason: 'Looks stolen.' } });
    expect(await works(one.secret)).toBe(401);
    await admin.ok('POST /api/users/enable/:id', { params, body: { reason: 'It was not.' } });
    expect([await works(one.secret), await works(other.secret)]).toEqual([401, 401]);
    const again = await keyOf(clara, ['profile:read']);
    await admin.ok('POST /api/users/admin/:id/sessions/end', { params, body: { reason: 'To be sure.' } });
    expect(await works(again.secret)).toBe(401);
  });

  test('when its account becomes an admin’s', async () => {
    const { secret } = await keyOf(clara, ['profile:read']);
    const setRole = (role: 'ADMIN' | 'CLIENT') =>
      world.platform.db.updateTable('users').set({ role }).where('id', '=', clara.id).execute();
    await setRole('ADMIN');
    expect(await works(secret)).toBe(401);
    await setRole('CLIENT');
  });

  test('and its owner is told a week before, once', async () => {
    await keyOf(clara, ['profile:read'], 7);
    const { apiKey } = await keyOf(clara, ['profile:read'], 90);
    const before = (await mailsTo(world, clara.email)).length;
    await world.settle();
    expect(await mailsTo(world, clara.email)).toHaveLength(before);
    await endedFor(apiKey.id, -6);
    await world.settle();
    await world.settle();
    const mails = await mailsTo(world, clara.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.map(({ subject }) => subject)).toContain('Your API key “Export” expires soon');
  });

  /** One of 90 days, which ended so many days ago. */
  const endedFor = (id: string, days: number) =>
    world.platform.db
      .updateTable('apiKeys')
      .set({ expiresAt: daysAfter(new Date(), -days), createdAt: daysAfter(new Date(), -days - 90) })
      .where('id', '=', id)
      .execute();
});

test('a key that was altered, cut off or is another’s is none', async () => {
  const { secret } = await keyOf(clara, ['profile:read']);
  const changed = secret.endsWith('0') ? `${secret.slice(0, -1)}1` : `${secret.slice(0, -1)}0`;
  const [prefix, user] = [secret.slice(0, 7), ana.id.replaceAll('-', '')];
  for (const wrong of [
    changed,
    secret.slice(0, -1),
    `${secret}0`,
    prefix + user + secret.slice(39),
    secret.toUpperCase(),
  ])
    expect((await world.app.inject({ url: '/api/users', headers: bearer(wrong) })).statusCode).toBe(401);
});

test('nobody has more than twenty', async () => {
  const { owner, apiKey } = await keyOf(ana, ['chat:read']);
  const body = { name: 'Another', scopes: ['chat:read' as const], days: 7 as const };
  for (let more = 1; more < 20; more += 1) await owner.ok('POST /api/key', { body });
  expect(await owner.refused('POST /api/key', { body })).toBe('too_many_keys');
  await owner.ok('DELETE /api/key/:id', { params: { id: apiKey.id } });
  await owner.ok('POST /api/key', { body });
});

test('its calls count as its owner’s, and leave no cookie', async () => {
  const { secret } = await keyOf(clara, ['profile:read']);
  const answer = await world.app.inject({ url: '/api/users', headers: bearer(secret) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const limited = await createWorld({ settings: { READS_IN_10_SECONDS: '2' } });
  // The same account in a world with a limit: two by the session leave none for the key.
  const owner = await limited.as(clara);
  const made = await owner.ok('POST /api/key', {
    body: { name: 'Export', scopes: ['profile:read'], days: 7 },
  });
  await owner.ok('GET /api/users');
  await owner.ok('GET /api/users');
  const refused = await limited.app.inject({ url: '/api/users', headers: bearer(made.secret) });
  expect(refused.statusCode).toBe(429);
  await limited.close();
});
