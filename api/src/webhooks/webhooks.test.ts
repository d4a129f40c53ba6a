import { randomUUID } from 'node:crypto';
import type { EventName } from '@parley/contract/webhooks/event-names.ts';
import { WEBHOOK_EVENTS } from '@parley/contract/webhooks/events.ts';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ana, clara, milo, PASSWORD, type Character } from '../../test/cast.ts';
import { holdUser, overtaken } from '../../test/failures/overtaken.ts';
import { complete, hire } from '../../test/hiring.ts';
import { pair, send } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import { setPassword } from '../auth/queries.ts';
import type { Trx } from '../platform/database/db.ts';
import { deriveKeys } from '../platform/security/keys.ts';
import { background } from './background.ts';
import { openAddress, openSecret } from './sealing.ts';

const Received = z.object({
  path: z.string(),
  headers: z.object({ id: z.string(), timestamp: z.string(), signature: z.string() }),
  body: z.string(),
});
const Payload = z.strictObject({ type: z.string(), timestamp: z.iso.datetime(), data: z.unknown() });

let world: World;
let job: Awaited<ReturnType<typeof hire>>;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.db.deleteFrom('webhooks').execute();
  // The tests move the clock on.
  job = await hire(world, { client: clara, professional: ana });
});

/** A webhook of somebody's with an address of its own. */
async function webhookOf(character: Character, events: EventName[] = ['message.sent']) {
  const owner = await world.as(character);
  const path = `/${randomUUID()}`;
  const body = { name: 'Export', address: `https://hooks.parley.test${path}`, events };
  const { webhook, secret } = await owner.ok('POST /api/webhook', { body });
  const params = { id: webhook.id };
  return {
    owner,
    params,
    secret,
    arrived: async () => {
      const answer = await fetch(`${world.outside?.url}/hooks.json`);
      const all = z.array(Received).parse(await answer.json());
      return all.filter((each) => each.path === path).toReversed();
    },
    answerWith: (status: number, retryAfter?: number) =>
      fetch(`${world.outside?.url}/hooks/answer`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path, status, retryAfter }),
      }),
    log: async () => (await owner.ok('GET /api/webhook/:id/delivery', { params, query: {} })).items,
    state: async () => (await owner.ok('GET /api/webhook')).find(({ id }) => id === params.id),
  };
}
type Hook = Awaited<ReturnType<typeof webhookOf>>;

const headersOf = ({ headers: { id, timestamp, signature } }: z.infer<typeof Received>) => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
});

async function say(text = 'Hello') {
  const body = { jobId: job.jobId, body: text, clientMessageId: randomUUID() };
  const { id } = await job.client.ok('POST /api/chat/message', { body });
  await sendAll();
  return id;
}

/** Settling ends after ten seconds, which is little after a long time on a busy machine. */
async function sendAll() {
  const untried = world.platform.db.selectFrom('webhookDeliveries').select('id').where('tries', '=', 0);
  for (let turns = 0; turns < 5; turns += 1) {
    await world.settle();
    if ((await untried.where('state', '=', 'WAITING').execute()).length === 0) return;
  }
}

test('what happened arrives, signed as Standard Webhooks has it', async () => {
  const hook = await webhookOf(ana);
  const message = await say();
  const [one, ...more] = await hook.arrived();
  if (!one) expect.unreachable();
  expect(more).toEqual([]);
  new Verifier(hook.secret).verify(one.body, headersOf(one));
  expect(() => new Verifier(hook.secret).verify(`${one.body} `, headersOf(one))).toThrow();
  const { type, data } = Payload.parse(JSON.parse(one.body));
  expect(type).toBe('message.sent');
  expect(data).toEqual({ id: message, jobId: job.jobId, seq: expect.any(Number), senderId: clara.id });
  expect(await hook.log()).toMatchObject([
    { id: one.headers.id, event: 'message.sent', state: 'DELIVERED', tries: 1, status: 204, nextTryAt: null },
  ]);
});

test('only whom it concerns is told, and only of what they chose', async () => {
  const [mine, others, chosen] = [
    await webhookOf(clara),
    await webhookOf(milo),
    await webhookOf(ana, ['job.moved']),
  ];
  await say();
  expect(await mine.arrived()).toHaveLength(1);
  expect(await others.arrived()).toEqual([]);
  expect(await chosen.arrived()).toEqual([]);
});

test('each message is told, also while the notification of the one before is unread', async () => {
  const hook = await webhookOf(ana);
  const said = [await say('One'), await say('Two'), await say('Three')];
  const ids = (await hook.arrived()).map(({ body }) => Payload.parse(JSON.parse(body)).data);
  expect(ids).toMatchObject(said.map((id) => ({ id })));
});

test('nobody waits for all that somebody else is told or has sent again, however much that is', async () => {
  const busy = await webhookOf(ana, ['message.sent']);
  const queueOf = ({ params: { id } }: Hook) => Number.parseInt(id.slice(-1), 16) % 2;
  // Both in one queue.
  let other = await webhookOf(milo, ['proposal.sent']);
  while (queueOf(other) !== queueOf(busy)) {
    await other.owner.ok('DELETE /api/webhook/:id', { params: other.params });
    other = await webhookOf(milo, ['proposal.sent']);
  }
  await say();
  const [earlier] = await busy.log();
  for (let number = 0; number < 20; number += 1) {
    const body = { jobId: job.jobId, body: `Message ${number}`, clientMessageId: randomUUID() };
    await job.client.ok('POST /api/chat/message', { body });
  }
  const again = { ...busy.params, deliveryId: earlier?.id ?? '' };
  await busy.owner.ok('POST /api/webhook/:id/delivery/:deliveryId/redeliver', { params: again });
  await send(world, await pair(world, milo, ana), 'PROPOSAL');
  await sendAll();
  const answer = await fetch(`${world.outside?.url}/hooks.json`);
  const paths = z
    .array(Received)
    .parse(await answer.json())
    .map(({ path }) => path);
  const [theirs] = await other.arrived();
  const own = new Set((await busy.arrived()).map(({ path }) => path));
  const order = paths.toReversed().filter((path) => own.has(path) || path === theirs?.path);
  // The message before, whatever is under way, and then theirs.
  expect(order).toHaveLength(23);
  expect(order.indexOf(theirs?.path ?? '')).toBeLessThan(5);
});

test('every event has the shape that the contract names', async () => {
  const hook = await webhookOf(clara, Object.keys(WEBHOOK_EVENTS).filter(isEvent));
  const again = await hire(world, { client: clara, professional: ana });
  await send(world, again, 'PROPOSAL');
  await complete(world, again);
  await world.settle();
  const arrived = await hook.arrived();
  const types = arrived.map(({ body }) => {
    const { type, data } = Payload.parse(JSON.parse(body));
    WEBHOOK_EVENTS[isEvent(type) ? type : expect.unreachable()].parse(data);
    return type;
  });
  expect(types).toEqual(
    expect.arrayContaining(['proposal.sent', 'proposal.accepted', 'payment.changed', 'job.moved']),
  );
  // What the professional gets after the fee is theirs to know.
  expect(types).not.toContain('payment.released');
});
const isEvent = (name: string): name is EventName => name in WEBHOOK_EVENTS;

describe('when it fails', () => {
  test('it is tried again, later each time, with the same id', async () => {
    const hook = await webhookOf(ana);
    await hook.answerWith(500);
    await say();
    expect(await hook.log()).toMatchObject([{ state: 'WAITING', tries: 1, status: 500 }]);
    await world.settle();
    expect(await hook.arrived()).toHaveLength(1);
    await world.advance({ minutes: 2 });
    await hook.answerWith(204);
    await world.advance({ minutes: 4 });
    expect(await hook.arrived()).toHaveLength(2);
    await world.advance({ minutes: 2 });
    const arrived = await hook.arrived();
    expect(arrived).toHaveLength(3);
    expect(new Set(arrived.map(({ headers }) => headers.id)).size).toBe(1);
    expect(await hook.log()).toMatchObject([{ state: 'DELIVERED', tries: 3 }]);
    expect(await hook.state()).toMatchObject({ failingSince: null });
  });

  test('a redirect is a failure, and a server that asks for time gets it', async () => {
    const hook = await webhookOf(ana);
    await hook.answerWith(302);
    await say();
    expect(await hook.log()).toMatchObject([{ state: 'WAITING', status: 302 }]);
    await hook.answerWith(503, 7200);
    await world.advance({ minutes: 2 });
    await world.advance({ minutes: 100 });
    expect(await hook.arrived()).toHaveLength(2);
    await world.advance({ minutes: 25 });
    expect(await hook.arrived()).toHaveLength(3);
  });

  test('a server that asks for more than a day, however much more, is tried again after a day', async () => {
    const hook = await webhookOf(ana);
    // Microseconds since 1970, instead of seconds from now.
    await hook.answerWith(503, 1_800_000_000_000_000);
    await say();
    expect(await hook.log()).toMatchObject([{ state: 'WAITING', tries: 1, status: 503 }]);
    expect(await hook.arrived()).toHaveLength(1);
    await hook.answerWith(204);
    await world.advance({ hours: 23 });
    expect(await hook.arrived()).toHaveLength(1);
    await world.advance({ hours: 2 });
    expect(await hook.log()).toMatchObject([{ state: 'DELIVERED', tries: 2 }]);
  });

  test('an address that is gone turns it off at once, and its owner is told', async () => {
    const hook = await webhookOf(ana);
    await hook.answerWith(410);
    await say();
    expect(await hook.state()).toMatchObject({ off: 'GONE' });
    expect(await hook.log()).toMatchObject([{ state: 'FAILED', status: 410, nextTryAt: null }]);
    const { notifications } = await hook.owner.ok('GET /api/notification/unread');
    expect(notifications.map(({ message }) => message).join()).toContain('turned off your webhook “Export”');
    await say();
    expect(await hook.arrived()).toHaveLength(1);
  });

  test('after three days of failures it is turned off', async () => {
    const hook = await webhookOf(ana);
    await hook.answerWith(500);
    await say();
    await keepTrying(hook, 3);
    expect(await hook.log()).toMatchObject([{ state: 'FAILED', tries: 9 }]);
    await world.advance({ days: 1 });
    expect(await hook.state()).toMatchObject({ off: null });
    await say();
    expect(await hook.state()).toMatchObject({ off: 'FAILING' });
  });

  /** Until so many days have passed; a day in steps, because a wait begins only once the one before is over. */
  async function keepTrying(hook: Hook, days: number) {
    const steps = [2, 6, 31, 121, 301, 601, 1441, 1801];
    for (const minutes of steps) await world.advance({ minutes });
    expect((await hook.arrived()).length).toBeGreaterThan(days);
  }
});

test('what failed can be sent again by hand, and a test at any time', async () => {
  const hook = await webhookOf(ana);
  await hook.answerWith(410);
  await say();
  await hook.answerWith(204);
  const [failed] = await hook.log();
  const change = { name: 'Export', events: ['message.sent' as const], isOn: true };
  expect(await hook.owner.ok('PUT /api/webhook/:id', { params: hook.params, body: change })).toMatchObject({
    off: null,
  });
  const params = { ...hook.params, deliveryId: failed?.id ?? '' };
  await hook.owner.ok('POST /api/webhook/:id/delivery/:deliveryId/redeliver', { params });
  await world.settle();
  expect(await hook.log()).toMatchObject([{ id: failed?.id, state: 'DELIVERED' }]);
  await hook.owner.ok('PUT /api/webhook/:id', { params: hook.params, body: { ...change, isOn: false } });
  await say();
  await hook.owner.ok('POST /api/webhook/:id/test', { params: hook.params });
  await world.settle();
  const [last, ...before] = (await hook.arrived()).toReversed();
  expect(Payload.parse(JSON.parse(last?.body ?? '')).type).toBe('webhook.test');
  expect(before).toHaveLength(2);
});

test('none is added with a password that is changed meanwhile', async () => {
  const owner = await world.as(milo);
  const body = { name: 'Export', address: 'https://hooks.parley.test/thief', events: ['message.sent'] };
  const [before, after] = await Promise.all([hashPassword(PASSWORD), hashPassword('plum-tractor-87')]);
  const change = (trx: Trx) => setPassword(trx, milo.id, after);
  const answer = await overtaken(world, { hold: holdUser(milo.id), change }, () =>
    owner.raw({ method: 'POST', url: '/api/webhook', body: { ...body, password: PASSWORD } }),
  );
  await setPassword(world.platform.db, milo.id, before);
  expect(answer.code).toBe('wrong_password');
  expect(await owner.ok('GET /api/webhook')).toEqual([]);
});

test('its secret is shown for the password, and replaced with a day in which both sign', async () => {
  const hook = await webhookOf(ana);
  await world.platform.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where('userId', '=', ana.id)
    .execute();
  const { params } = hook;
  const ask = (body: object) =>
    hook.owner.raw({ method: 'POST', url: `/api/webhook/${params.id}/secret`, body });
  expect((await ask({})).code).toBe('password_required');
  expect((await ask({ password: PASSWORD })).data).toEqual({ secret: hook.secret });
  const body = { password: PASSWORD };
  const { secret } = await hook.owner.ok('POST /api/webhook/:id/secret/rotate', { params, body });
  await say();
  await world.advance({ hours: 25 });
  await say();
  const [first, second] = await hook.arrived();
  if (!first || !second) expect.unreachable();
  for (const each of [secret, hook.secret]) new Verifier(each).verify(first.body, headersOf(first));
  new Verifier(secret).verify(second.body, headersOf(second));
  expect(() => new Verifier(hook.secret).verify(second.body, headersOf(second))).toThrow();
});

test('addresses are https and public, and are kept encrypted, as their secrets are', async () => {
  const owner = await world.as(clara);
  for (const address of [
    'http://hooks.parley.test/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://a.b:8443/',
  ]) {
    const body = { name: 'Export', address, events: ['message.sent' as const] };
    expect(await owner.refused('POST /api/webhook', { body })).toBe('invalid_input');
  }
  const { secret } = await webhookOf(clara);
  const [row] = await world.platform.db.selectFrom('webhooks').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain('hooks.parley.test');
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
});

test('after a new first secret every webhook outlives the one before, also those to which nothing is sent', async () => {
  await webhookOf(clara, ['job.moved']);
  const { platform } = world;
  const [secret] = platform.settings.SECRETS;
  const newer = 'a newer secret of the tests, long enough';
  const row = () =>
    platform.db.selectFrom('webhooks').select(['id', 'address', 'secret']).executeTakeFirstOrThrow();
  const opened = async () => {
    const { id, ...sealed } = await row();
    const later = { ...platform, keys: deriveKeys([newer]) };
    return [openAddress(later, id, sealed.address), openSecret(later, id, sealed.secret)];
  };
  expect(await opened()).toEqual([null, null]);
  const rotated = { ...platform, keys: deriveKeys([newer, secret]) };
  await Promise.all((background.sweeps ?? []).map((sweep) => sweep(rotated)));
  expect(await opened()).toEqual([
    expect.stringMatching(/^https:\/\/hooks\.parley\.test/),
    expect.stringMatching(/^whsec_/),
  ]);
});

test('what was sent is kept for thirty days', async () => {
  const hook = await webhookOf(ana);
  await say();
  expect(await hook.log()).toHaveLength(1);
  await world.advance({ days: 31 });
  expect(await hook.log()).toEqual([]);
});
