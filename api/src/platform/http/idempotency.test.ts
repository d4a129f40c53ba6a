import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, PASSWORD, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { sessionOf } from '../../../test/fill.ts';
import { view, pair, send, negotiationIn } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter } from '../clock.ts';

let world: World;
let client: Client;
beforeAll(async () => {
  world = await createWorld();
  client = await world.as(clara);
});
afterAll(() => world.close());

const ask = (key: string, message: string, who = client) =>
  who.raw({ method: 'POST', url: '/api/support', body: { message }, headers: { 'idempotency-key': key } });
const keyed = (by: Client, method: 'POST' | 'PUT' | 'DELETE', url: string, key: string, body?: object) =>
  by.raw({ method, url, body, headers: { 'idempotency-key': key } });
const keysLike = (key: string) =>
  world.platform.db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).execute();
const ticketsSaying = (message: string) =>
  world.platform.db.selectFrom('tickets').select('id').where('message', '=', message).execute();

test('a creating call repeated with its key gets the first answer and creates nothing more', async () => {
  const [first, again] = [await ask('one', 'Where is my receipt?'), await ask('one', 'Where is my receipt?')];
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, data: first.data });
  expect(await ticketsSaying('Where is my receipt?')).toHaveLength(1);
});

test('twenty repeats at once create one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('crowd', 'All at once')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await ticketsSaying('All at once')).toHaveLength(1);
});

test('the same key for another request is refused', async () => {
  await ask('two', 'The first words');
  expect(await ask('two', 'Other words')).toMatchObject({ status: 409, code: 'idempotency_conflict' });
});

test('keys of two people do not meet', async () => {
  await ask('three', 'Mine');
  expect(await ask('three', 'Theirs', await world.as(ana))).toMatchObject({ status: 201 });
});

test('a call that was refused may be made again with its key', async () => {
  expect(await ask('four', ' ')).toMatchObject({ status: 400 });
  expect(await ask('four', 'Now with words')).toMatchObject({ status: 201 });
});

test('a call that was refused leaves no key behind', async () => {
  await ask('refused', ' ');
  const ticket = await client.ok('POST /api/support', { body: { message: 'About the invoice' } });
  const body = { message: 'One more thing' };
  expect((await keyed(client, 'POST', `/api/support/${ana.id}/reply`, 'refused', body)).status).toBe(404);
  expect(await keysLike('refused')).toEqual([]);
  expect((await keyed(client, 'POST', `/api/support/${ticket.id}/reply`, 'refused', body)).status).toBe(200);
});

test('an acceptance repeated with its key gets the first answer and hires once', async () => {
  const two = await pair(world, clara, ana);
  const negotiation = await send(world, two, 'PROPOSAL');
  const accept = () =>
    keyed(two.client, 'POST', '/api/job/jobProposal/response', 'accept', {
      id: negotiation.id,
      action: 'accept',
    });
  const first = await accept();
  expect(first).toMatchObject({ status: 200, data: { status: 'ACCEPTED' } });
  expect(await accept()).toMatchObject({ status: 200, data: first.data });
  const jobs = world.platform.db.selectFrom('jobs').select('id').where('negotiationId', '=', negotiation.id);
  expect(await jobs.execute()).toHaveLength(1);
});

test('ten acceptances at once with one key all get the first answer', async () => {
  const two = await pair(world, clara, ana);
  const negotiation = await send(world, two, 'PROPOSAL');
  const body = { id: negotiation.id, action: 'accept' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      keyed(two.client, 'POST', '/api/job/jobProposal/response', 'accept all', body),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
});

test('a change and a removal repeated with their keys get the first answers', async () => {
  const professional = await world.as(tendai);
  const day = daysAfter(world.platform.clock.instant(), 40).slice(0, 10);
  await professional.ok('POST /api/availability/date', { body: { date: day, slots: [] } });
  const remove = () => keyed(professional, 'DELETE', `/api/availability/date?date=${day}`, 'remove');
  const removed = await remove();
  expect(removed.status).toBe(200);
  expect(await remove()).toMatchObject({ status: 200, data: removed.data });
  const rename = (firstName: string) => {
    const names = { firstName, lastName: 'Weber', displayName: firstName, timeZone: 'Europe/Berlin' };
    return keyed(client, 'PUT', '/api/users', 'rename', names);
  };
  const renamed = await rename('Klara');
  expect(renamed.status).toBe(200);
  await client.ok('PUT /api/users', {
    body: { firstName: 'Clara', lastName: 'Weber', displayName: 'Clara', timeZone: 'Europe/Berlin' },
  });
  expect(await rename('Klara')).toMatchObject({ status: 200, data: renamed.data });
  expect((await client.ok('GET /api/users')).firstName).toBe('Clara');
  expect(await rename('Kiara')).toMatchObject({ status: 409, code: 'idempotency_conflict' });
});

test('a password changed twice with one key is changed once, and its request cannot be guessed from the key', async () => {
  const owner = await world.as(ana);
  const body = { currentPassword: PASSWORD, newPassword: 'moved-into-a-new-house' };
  const change = () => keyed(owner, 'POST', '/api/auth/changePassword', 'password', body);
  expect(await change()).toMatchObject({ status: 200, data: {} });
  expect(await change()).toMatchObject({ status: 200, data: {} });
  const [row] = await keysLike('password');
  const plain = JSON.stringify({ params: {}, query: {}, body });
  expect(row?.requestHash).not.toBe(createHash('sha256').update(plain).digest('base64url'));
});

test('an answer that holds a secret is not kept: a repeat makes a new one, another request is refused', async () => {
  const renew = (body: object = {}) => keyed(client, 'POST', '/api/calendar', 'calendar', body);
  const [first, again] = [await renew(), await renew()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.data).not.toEqual(first.data);
  expect(await keysLike('calendar')).toMatchObject([{ status: 200, reply: null }]);
  expect(await ask('calendar', 'Not the calendar')).toMatchObject({ code: 'idempotency_conflict' });
});

test('a refusal that tells somebody something still tells them, and leaves no key', async () => {
  const two = await pair(world, clara, tendai);
  const negotiation = await negotiationIn(world, two, 'PROPOSAL', 'READ');
  const { db } = world.platform;
  await db.updateTable('profiles').set({ payoutsEnabled: false }).where('userId', '=', tendai.id).execute();
  const told = () => db.selectFrom('notifications').select('id').where('userId', '=', tendai.id).execute();
  const before = (await told()).length;
  const body = { id: negotiation.id, action: 'accept' };
  const answer = await keyed(two.client, 'POST', '/api/job/jobProposal/response', 'payouts', body);
  expect(answer).toMatchObject({ status: 409, code: 'payouts_not_enabled' });
  expect((await told()).length).toBe(before + 1);
  expect(await keysLike('payouts')).toEqual([]);
  await db.updateTable('profiles').set({ payoutsEnabled: true }).where('userId', '=', tendai.id).execute();
  const later = await keyed(two.client, 'POST', '/api/job/jobProposal/response', 'payouts', body);
  expect(later.status).toBe(200);
});

test('an acceptance whose answer is lost on the line is done, and its repeat gets the answer', async () => {
  const two = await pair(world, clara, ana);
  const negotiation = await send(world, two, 'PROPOSAL');
  const line = await lineThatLosesAnswers(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const headers = {
    authorization: `Bearer ${(await sessionOf(world.platform, clara)).accessToken}`,
    'content-type': 'application/json',
    'idempotency-key': 'lost',
  };
  const body = JSON.stringify({ id: negotiation.id, action: 'accept' });
  const url = '/api/job/jobProposal/response';
  await expect(fetch(line.url + url, { method: 'POST', headers, body })).rejects.toThrow('fetch failed');
  line.close();
  expect((await view(two.client, negotiation)).data.status).toBe('ACCEPTED');
  const again = await keyed(two.client, 'POST', url, 'lost', JSON.parse(body));
  expect(again).toMatchObject({ status: 200, data: { id: negotiation.id, status: 'ACCEPTED' } });
});

/** A proxy that passes requests on and drops the responses. */
async function lineThatLosesAnswers(server: string) {
  const { hostname, port } = new URL(server);
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('error', () => {}).pipe(far);
    far
      .on('error', () => {})
      .once('data', () => {
        near.destroy();
        far.destroy();
      });
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const address = line.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => line.close(),
  };
}
