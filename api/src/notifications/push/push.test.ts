import { createECDH, randomUUID } from 'node:crypto';
import { codeOf } from '@parley/contract/availability/slot-codes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ana, clara, milo, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { hire } from '../../../test/hiring.ts';
import { createWorld, type World } from '../../../test/world.ts';

const pair = createECDH('prime256v1');
const VAPID_PUBLIC_KEY = pair.generateKeys().toString('base64url');
const VAPID_PRIVATE_KEY = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);

const Browser = z.object({
  id: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
type Browser = z.infer<typeof Browser>;
const Received = z.object({ topic: z.string(), ttl: z.number(), urgency: z.string(), text: z.string() });
const Inbox = z.object({ waiting: z.array(Received), tries: z.number() });

let world: World;
let job: Awaited<ReturnType<typeof hire>>;
beforeAll(async () => {
  const settings = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: VAPID_PRIVATE_KEY.toString('base64url') };
  world = await createWorld({ outside: true, settings });
  job = await hire(world, { client: clara, professional: ana });
});
afterAll(() => world.close());

let browser: Browser;
let asAna: Client;
beforeEach(async () => {
  await world.platform.db.deleteFrom('pushSubscriptions').execute();
  await (await world.as(ana)).ok('POST /api/notification/clear-all');
  [browser, asAna] = await signedInBrowser(ana);
});

const control = (path: string, method: string, body?: object) =>
  fetch(`${world.outside?.url}/pushes${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).then((answer) => answer.json());

/** Somebody's browser with a session and a subscription of its own. */
async function signedInBrowser(who: Character): Promise<[Browser, Client]> {
  const made = Browser.parse(await control('', 'POST', { publicKey: VAPID_PUBLIC_KEY }));
  const client = await world.as(who);
  const { endpoint, keys } = made;
  await client.ok('POST /api/notification/push', { body: { endpoint, keys } });
  return [made, client];
}
const at = async ({ id } = browser) => Inbox.parse(await control(`/${id}`, 'GET'));
const answerWith = (answer: object) => control(`/${browser.id}/answer`, 'PUT', answer);
async function say(text = 'Hello'): Promise<void> {
  const body = { jobId: job.jobId, body: text, clientMessageId: randomUUID() };
  await job.client.ok('POST /api/chat/message', { body });
}
const soon = () => world.advance({ minutes: 1 });
/** Quiet hours; `codeOf`, as midnight is not 0. */
const nineHoursFrom = (hour: number) => ({ from: codeOf(hour * 60), to: codeOf(((hour + 9) % 24) * 60) });

test('what is unread after a moment reaches the browser, encrypted for it alone', async () => {
  await say();
  expect((await at()).tries).toBe(0);
  await soon();
  const { waiting } = await at();
  expect(waiting).toHaveLength(1);
  expect(JSON.parse(waiting[0]?.text ?? '')).toEqual({
    title: 'Messages',
    body: 'Clara sent you a message about “Terms for our API”.',
    url: `/job/${job.jobId}/chat`,
    tag: waiting[0]?.topic,
  });
  expect(waiting[0]).toMatchObject({ urgency: 'normal', ttl: 86_400 });
  // Delivered once.
  await soon();
  expect((await at()).tries).toBe(1);
});

test('what was read before is not pushed', async () => {
  await say();
  await asAna.ok('POST /api/notification/clear-all');
  await soon();
  expect((await at()).tries).toBe(0);
});

test('what is off for its type is not pushed, and the setting of the type stays out of the other channels', async () => {
  const settings = { MESSAGE: { inApp: true, email: false, push: false } };
  await asAna.ok('PUT /api/notification/settings', { body: settings });
  await say();
  await soon();
  expect((await at()).tries).toBe(0);
  // A caller that knows nothing of pushes leaves them as they are.
  const before = { MESSAGE: { inApp: true, email: true } };
  const saved = await asAna.ok('PUT /api/notification/settings', { body: before });
  expect(saved.MESSAGE).toEqual({ inApp: true, email: true, push: false });
  const locked = { PAYMENT: { inApp: true, email: true, push: false } };
  expect(await asAna.refused('PUT /api/notification/settings', { body: locked })).toBe('invalid_input');
  await asAna.ok('PUT /api/notification/settings', {
    body: { MESSAGE: { inApp: true, email: true, push: true } },
  });
});

test('a person who looks at a tab of ours is shown it there, and gets no push', async () => {
  const { live } = world.platform;
  const counter = live.counter;
  live.counter = async (room) => (room === `view:${ana.id}` ? 1 : 0);
  await say();
  await soon();
  expect((await at()).tries).toBe(0);
  live.counter = counter;
});

test('each browser of a person gets its own; several news at once are one push that leads to all', async () => {
  const [second] = await signedInBrowser(ana);
  await say();
  await world.platform.db
    .insertInto('notifications')
    .values({
      id: randomUUID(),
      userId: ana.id,
      type: 'JOB',
      message: 'Another.',
      url: '/dashboard',
      createdAt: world.platform.clock.instant(),
      pushAt: world.platform.clock.instant(),
    })
    .execute();
  await soon();
  for (const each of [browser, second]) {
    const [push] = (await at(each)).waiting;
    expect(JSON.parse(push?.text ?? '')).toMatchObject({
      title: '2 new notifications',
      url: '/notifications?unread=true',
    });
  }
});

test('a newer one of the same page replaces the one that could not be delivered yet', async () => {
  await answerWith({ status: 503 });
  await say();
  await soon();
  await asAna.ok('POST /api/notification/clear-all');
  await say();
  await answerWith({ status: 201 });
  await soon();
  await world.advance({ minutes: 10 });
  expect((await at()).waiting).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

test('a push service that asks for more time than there is holds up nobody else', async () => {
  const [others] = await signedInBrowser(clara);
  // Milliseconds since 1970, instead of seconds from now.
  await answerWith({ status: 429, retryAfter: 1_800_000_000_000 });
  await say();
  await soon();
  await job.professional.ok('POST /api/chat/message', {
    body: { jobId: job.jobId, body: 'Hello to you', clientMessageId: randomUUID() },
  });
  await soon();
  expect([(await at()).tries, (await at(others)).waiting.length]).toEqual([1, 1]);
  const failed = await sql`select last_error from graphile_worker.jobs
    where task_identifier = 'send_pushes' and last_error is not null`.execute(world.platform.db);
  expect(failed.rows).toEqual([]);
});

test('a service that is busy is asked again when it says, not before', async () => {
  await answerWith({ status: 429, retryAfter: 1800 });
  await say();
  await soon();
  const { tries } = await at();
  expect(tries).toBe(1);
  await answerWith({ status: 201 });
  await world.advance({ minutes: 28 });
  expect(await at()).toMatchObject({ tries: 1, waiting: [] });
  await world.advance({ minutes: 3 });
  expect(await at()).toMatchObject({ tries: 2, waiting: [{}] });
});

test('a push that was read meanwhile is not tried again', async () => {
  await answerWith({ status: 500 });
  await say();
  await soon();
  await asAna.ok('POST /api/notification/clear-all');
  await answerWith({ status: 201 });
  await world.advance({ minutes: 5 });
  expect((await at()).tries).toBe(1);
  expect(await rows()).toEqual([]);
});

test.each([404, 410])(
  'an answer of %i ends the subscription, until the browser subscribes again',
  async (status) => {
    const [other, elsewhere] = await signedInBrowser(ana);
    await answerWith({ status });
    await say();
    await soon();
    const { endpoint } = browser;
    expect(await asAna.ok('GET /api/notification/push')).toMatchObject({ here: false, endpoint, others: 1 });
    expect(await elsewhere.ok('GET /api/notification/push')).toMatchObject({ here: true, others: 0 });
    await asAna.ok('POST /api/notification/clear-all');
    await say();
    await soon();
    expect((await at()).tries).toBe(1);
    expect((await at(other)).tries).toBe(2);

    const again = Browser.parse(await control('', 'POST', { publicKey: VAPID_PUBLIC_KEY }));
    await asAna.ok('POST /api/notification/push', { body: { endpoint: again.endpoint, keys: again.keys } });
    await asAna.ok('POST /api/notification/clear-all');
    await say();
    await soon();
    expect((await at(again)).tries).toBe(1);
  },
);

test('a push that could not be delivered before quiet hours began waits until they end', async () => {
  await answerWith({ status: 503 });
  await say();
  await soon();
  expect((await at()).tries).toBe(1);
  const { hour } = Temporal.Instant.from(world.platform.clock.instant()).toZonedDateTimeISO(ana.timeZone);
  await asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours: nineHoursFrom(hour) } });
  await answerWith({ status: 201 });
  await world.advance({ minutes: 60 });
  expect(await at()).toMatchObject({ tries: 1, waiting: [] });
  await world.advance({ hours: 8 });
  expect(await at()).toMatchObject({ tries: 2, waiting: [{}] });
  await asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours: null } });
});

test.each(['another end', 'none', 'another zone'] as const)(
  'a push that waits for the end of quiet hours waits no longer with %s',
  async (change) => {
    await answerWith({ status: 503 });
    await say();
    await soon();
    const { hour } = Temporal.Instant.from(world.platform.clock.instant()).toZonedDateTimeISO(ana.timeZone);
    const quiet = nineHoursFrom(hour);
    const set = (quietHours: typeof quiet | null) =>
      asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours } });
    const { firstName, lastName } = ana;
    const moveTo = (timeZone: string) =>
      asAna.ok('PUT /api/users', { body: { firstName, lastName, displayName: firstName, timeZone } });
    await set(quiet);
    await answerWith({ status: 201 });
    await world.advance({ minutes: 60 });
    expect(await at()).toMatchObject({ tries: 1, waiting: [] });
    if (change === 'another end') await set({ from: quiet.from, to: codeOf(((hour + 3) % 24) * 60) });
    if (change === 'none') await set(null);
    // Twelve hours ahead, where it is day.
    if (change === 'another zone') await moveTo('Asia/Bangkok');
    await world.advance({ minutes: 2 });
    expect(await at()).toMatchObject(
      change === 'another end' ? { tries: 1, waiting: [] } : { tries: 2, waiting: [{}] },
    );
    await world.advance({ hours: 3 });
    expect(await at()).toMatchObject({ tries: 2, waiting: [{}] });
    await set(null);
    await moveTo(ana.timeZone);
  },
);

test('quiet hours that end let what failed keep its next attempt', async () => {
  await answerWith({ status: 503, retryAfter: 7_200 });
  await say();
  await soon();
  expect((await at()).tries).toBe(1);
  const { hour } = Temporal.Instant.from(world.platform.clock.instant()).toZonedDateTimeISO(ana.timeZone);
  await asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours: nineHoursFrom(hour) } });
  await asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours: null } });
  await answerWith({ status: 201 });
  await world.advance({ minutes: 10 });
  expect(await at()).toMatchObject({ tries: 1, waiting: [] });
});

test('what can’t wait is tried again in quiet hours, too', async () => {
  await answerWith({ status: 503 });
  await say();
  await soon();
  const { db, clock } = world.platform;
  await db
    .updateTable('notifications')
    .set({ mattersUntil: new Date(Date.parse(clock.instant()) + 9 * 3_600_000) })
    .where('userId', '=', ana.id)
    .where('readAt', 'is', null)
    .execute();
  const { hour } = Temporal.Instant.from(clock.instant()).toZonedDateTimeISO(ana.timeZone);
  await asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours: nineHoursFrom(hour) } });
  await answerWith({ status: 201 });
  await world.advance({ minutes: 10 });
  expect(await at()).toMatchObject({ tries: 2, waiting: [{}] });
  await asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours: null } });
});

test('a subscription belongs to its session: signing out ends it, and so does turning it off', async () => {
  const [, other] = await signedInBrowser(ana);
  expect(await asAna.ok('GET /api/notification/push')).toEqual({
    publicKey: VAPID_PUBLIC_KEY,
    here: true,
    endpoint: browser.endpoint,
    others: 1,
  });
  await other.ok('DELETE /api/notification/push');
  expect(await asAna.ok('GET /api/notification/push')).toMatchObject({ here: true, others: 0 });
  await world.platform.db
    .updateTable('sessions')
    .set({ endedAt: new Date() })
    .where('userId', '=', ana.id)
    .execute();
  expect(await world.platform.db.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([]);
});

test('an address moves to whoever is signed in at that browser', async () => {
  const asMilo = await world.as(milo);
  const { endpoint, keys } = browser;
  await asMilo.ok('POST /api/notification/push', { body: { endpoint, keys } });
  expect(await asAna.ok('GET /api/notification/push')).toMatchObject({ here: false, others: 0 });
  expect(await asMilo.ok('GET /api/notification/push')).toMatchObject({ here: true, others: 0 });
});

test('only public https addresses and real keys are taken', async () => {
  const { endpoint, keys } = browser;
  for (const wrong of [
    'http://push.parley.test/push/1',
    'https://127.0.0.1/push/1',
    'https://[::1]/push/1',
    'https://localhost/push',
    'https://push.parley.test:8443/push/1',
    'https://me:secret@push.parley.test/push/1',
  ])
    expect(await asAna.refused('POST /api/notification/push', { body: { endpoint: wrong, keys } })).toBe(
      'invalid_input',
    );
  const body = { endpoint, keys: { ...keys, p256dh: keys.auth } };
  expect(await asAna.refused('POST /api/notification/push', { body })).toBe('invalid_input');
});

test('an address whose name leads into the own network is never connected to', async () => {
  const { endpoint, keys } = browser;
  const { platform } = world;
  const find = platform.findHost;
  platform.findHost = async (host, signal) => ({
    ...(await find(host, signal)),
    addresses: ['10.0.0.7'],
    isAllowed: () => false,
  });
  await asAna.ok('POST /api/notification/push', { body: { endpoint, keys } });
  await say();
  await soon();
  platform.findHost = find;
  expect((await at()).tries).toBe(0);
  expect(await asAna.ok('GET /api/notification/push')).toMatchObject({ here: false });
});

const rows = () => world.platform.db.selectFrom('pushes').select('id').execute();
