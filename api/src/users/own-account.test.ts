import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ana, clara, milo, nima, PASSWORD, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { enablePayouts } from '../../test/control.ts';
import { holdUser, overtaken } from '../../test/failures/overtaken.ts';
import { complete, hire } from '../../test/hiring.ts';
import { mailedCode, mailsTo } from '../../test/mailbox.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import type { Trx } from '../platform/database/db.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import { setPassword } from '../auth/queries.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const login = (email: string) =>
  world.nobody.call('POST /api/auth/login', { body: { email, password: PASSWORD } });
const close = (by: Client, password = PASSWORD) => by.call('DELETE /api/users', { body: { password } });

/** What comes of a call with the password that its owner changes at that moment. */
async function whilePasswordChanges(owner: Character, ask: () => Promise<{ code?: string | undefined }>) {
  const [before, after] = await Promise.all([hashPassword(PASSWORD), hashPassword('plum-tractor-86')]);
  const change = { hold: holdUser(owner.id), change: (trx: Trx) => setPassword(trx, owner.id, after) };
  const answer = await overtaken(world, change, ask);
  await setPassword(world.platform.db, owner.id, before);
  return answer.code;
}

describe('changing one’s address', () => {
  const change = (by: Client, newEmail: string, password = PASSWORD) =>
    by.call('POST /api/users/email', { body: { newEmail, password } });

  test('needs the password and the code that was mailed to the new one; the old one is told', async () => {
    const me = await world.as(nima);
    const newEmail = 'nima@new.test';
    expect((await change(me, newEmail, 'not-this-one')).code).toBe('wrong_password');
    expect((await change(me, newEmail)).status).toBe(200);
    const code = await mailedCode(world, newEmail);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await me.refused('POST /api/users/email/confirm', { body: { code: wrong } })).toBe('invalid_code');
    expect((await login(nima.email)).status).toBe(200);
    expect((await me.ok('POST /api/users/email/confirm', { body: { code } })).email).toBe(newEmail);
    expect((await login(newEmail)).status).toBe(200);
    expect((await login(nima.email)).code).toBe('invalid_credentials');
    const subjects = (await mailsTo(world, nima.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'New sign-in to your Parley account',
      'Request to change your email address',
      'Your email address was changed',
    ]);
    expect(await me.refused('POST /api/users/email/confirm', { body: { code } })).toBe('invalid_code');
  });

  test('to the one that it is already is refused, and nobody is told that an account has it', async () => {
    const me = await world.as(tendai);
    const before = await mailsTo(world, tendai.email);
    expect(await change(me, tendai.email.toUpperCase())).toMatchObject({
      status: 400,
      errors: [{ path: 'newEmail', message: 'This is your email already.' }],
    });
    expect(await mailsTo(world, tendai.email)).toHaveLength(before.length);
  });

  test('to one that is taken looks the same, and its owner alone is told', async () => {
    const me = await world.as(milo);
    expect(await change(me, clara.email)).toMatchObject({ status: 200, data: {} });
    expect((await mailsTo(world, clara.email))[0]?.subject).toBe('You already have a Parley account');
    expect(await me.refused('POST /api/users/email/confirm', { body: { code: '123456' } })).toBe(
      'invalid_code',
    );
  });

  test('five wrong codes void the right one', async () => {
    const me = await world.as(milo);
    await change(me, 'milo@new.test');
    const code = await mailedCode(world, 'milo@new.test');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      await me.refused('POST /api/users/email/confirm', { body: { code: wrong } });
    expect(await me.refused('POST /api/users/email/confirm', { body: { code } })).toBe('invalid_code');
  });

  test('is not begun with a password that is changed meanwhile', async () => {
    const me = await world.as(clara);
    const code = await whilePasswordChanges(clara, () => change(me, 'thief@new.test'));
    expect(code).toBe('wrong_password');
    expect(await mailsTo(world, 'thief@new.test')).toEqual([]);
  });

  test('of two who want the same address the first to confirm has it', async () => {
    const [one, other] = [await world.as(milo), await world.as(tendai)];
    await change(one, 'wanted@new.test');
    const first = await mailedCode(world, 'wanted@new.test');
    await change(other, 'wanted@new.test');
    const second = await mailedCode(world, 'wanted@new.test');
    await other.ok('POST /api/users/email/confirm', { body: { code: second } });
    expect(await one.refused('POST /api/users/email/confirm', { body: { code: first } })).toBe(
      'invalid_code',
    );
    expect((await one.ok('GET /api/users')).email).toBe(milo.email);
  });
});

test('what is held on me is mine to take away, and holds no secret', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const body = { jobId: hired.jobId, body: 'Page three.', clientMessageId: 'one' };
  await hired.client.ok('POST /api/chat/message', { body });
  const { id } = await hired.client.ok('POST /api/support', { body: { message: 'Where is my receipt?' } });
  await hired.client.ok('POST /api/support/:id/reply', { params: { id }, body: { message: 'Found it.' } });
  const everything = await hired.client.ok('POST /api/users/export', { body: {} });
  expect(everything).toMatchObject({
    account: [{ email: clara.email, first_name: 'Clara' }],
    jobs: [{ id: hired.jobId }],
    offers: [{ job_id: hired.jobId, version: 1, state: 'STANDING' }],
    jobMoves: [{ job_id: hired.jobId, to_status: 'TALKING' }],
    messages: [{ body: 'Page three.' }],
    ticketReplies: [{ message: 'Found it.' }],
    services: [],
  });
  expect(everything).toHaveProperty('talkMoves.0.to_status', 'SENT');
  const theirs = await hired.professional.ok('POST /api/users/export', { body: {} });
  expect(theirs).toMatchObject({ jobMoves: [{ job_id: hired.jobId }], ticketReplies: [] });
  expect(JSON.stringify(everything)).not.toMatch(/argon2|_hash|storage_key/);
  const other = await (await world.as(milo)).ok('POST /api/users/export', { body: {} });
  expect(other).toMatchObject({
    jobs: [],
    offers: [],
    jobMoves: [],
    talkMoves: [],
    messages: [],
    ticketReplies: [],
  });
});

test('the receipt of the client’s card is in the client’s data alone, the processor’s numbers in nobody’s', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 90_000 });
  await complete(world, hired);
  const paymentIn = async (by: Client) => {
    const { payments } = await by.ok('POST /api/users/export', { body: {} });
    const rows = z.array(z.record(z.string(), z.unknown())).parse(payments);
    return rows.find((row) => row.job_id === hired.jobId);
  };
  const [clients, professionals] = [await paymentIn(hired.client), await paymentIn(hired.professional)];
  expect(clients).toMatchObject({ amount_cents: 90_000, receipt_url: expect.stringContaining('http') });
  expect(professionals).toMatchObject({ amount_cents: 90_000 });
  expect(professionals).not.toHaveProperty('receipt_url');
  for (const payment of [clients, professionals])
    for (const name of ['intent_id', 'charge_id']) expect(payment).not.toHaveProperty(name);
});

describe('closing one’s account', () => {
  test('does not happen with a password that is changed meanwhile', async () => {
    const me = await world.as(clara);
    expect(await whilePasswordChanges(clara, () => close(me))).toBe('wrong_password');
    expect((await login(clara.email)).status).toBe(200);
  });

  test('is not held up by strangers who guess the password', async () => {
    const me = await world.as(tendai);
    for (let tries = 0; tries < 12; tries += 1)
      await world.nobody.call('POST /api/auth/login', { body: { email: tendai.email, password: 'a guess' } });
    expect((await login(tendai.email)).code).toBe('too_many_requests');
    expect((await close(me, 'not-this-one')).code).toBe('wrong_password');
  });

  test('is refused without the password, while paid work runs and while released money is on its way', async () => {
    const hired = await hire(world, { client: clara, professional: ana });
    expect((await close(hired.client, 'not-this-one')).code).toBe('wrong_password');
    await pay(world, hired.client, hired.jobId);
    expect((await close(hired.client)).code).toBe('jobs_running');
    expect((await close(hired.professional)).code).toBe('jobs_running');
    await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
    await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
    await world.settle();
    expect((await close(hired.professional)).code).toBe('jobs_running');
    await enablePayouts(world, hired.professional);
    await world.settle();
  });

  test('leaves no personal data, keeps jobs and money without a name, and frees the address', async () => {
    const hired = await hire(world, { client: clara, professional: ana, amountCents: 90_000 });
    await complete(world, hired);
    await world.settle();
    expect((await close(hired.professional)).status).toBe(200);

    expect((await hired.professional.call('GET /api/users')).status).toBe(401);
    expect((await login(ana.email)).code).toBe('invalid_credentials');
    expect((await mailsTo(world, ana.email))[0]?.subject).toBe('Your account is closed');
    const job = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
    expect(job).toMatchObject({ settlement: 'RELEASED', professional: { displayName: 'Former member' } });
    expect(await traces(ana)).toEqual([]);
    const params = { id: ana.id };
    expect(await world.nobody.refused('GET /api/users/professional/:id', { params })).toBe('not_found');

    const names = { firstName: 'Ana', lastName: 'Again', role: 'CLIENT', timeZone: 'UTC' } as const;
    const password = 'a-new-beginning-1';
    await world.nobody.ok('POST /api/auth/signup', { body: { email: ana.email, password, ...names } });
    const code = await mailedCode(world, ana.email);
    const body = { email: ana.email, code, password };
    expect((await world.nobody.ok('POST /api/auth/confirm', { body })).user.id).not.toBe(ana.id);
  });

  test('ends what was not paid yet', async () => {
    const hired = await hire(world, { client: milo, professional: tendai });
    expect((await close(hired.client)).status).toBe(200);
    const job = await hired.professional.ok('GET /api/job/:id', { params: { id: hired.jobId } });
    expect(job).toMatchObject({ status: 'ENDED', client: { displayName: 'Former member' } });
  });
});

/** The columns that still contain the user's name or email. */
async function traces({ id, lastName, email }: Character): Promise<string[]> {
  const { db } = world.platform;
  const rows = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    db.selectFrom('profiles').selectAll().where('userId', '=', id).execute(),
    db.selectFrom('sessions').selectAll().where('userId', '=', id).execute(),
    db.selectFrom('notifications').selectAll().where('userId', '=', id).execute(),
    db.selectFrom('favoriteServices').selectAll().where('userId', '=', id).execute(),
    db.selectFrom('hourRules').selectAll().where('professionalId', '=', id).execute(),
  ]);
  const text = JSON.stringify(rows);
  return [lastName, email, 'Knows the work', 'Has done it'].filter((word) => text.includes(word));
}
