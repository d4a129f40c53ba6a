import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, nima, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { OVERVIEW } from '../../test/random/overview-figures.ts';
import { createWorld, type World } from '../../test/world.ts';
import { randomFor } from '../../seeds/random.ts';
import { addUpChanges } from './queries-overview.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
});
afterAll(() => world.close());

const [wrong] = Object.values(OVERVIEW);
const differences = async () => (await wrong?.execute(world.platform.db))?.rows;
const addUp = () => addUpChanges(world.platform.db);
const reason = 'Complaints by three clients.';
const random = randomFor('overview sums');

/** Things that change what an overview counts; some are refused, which must change nothing. */
const ACTS = [
  async () => {
    const sender = await world.as(random.pick([clara, milo, ana]));
    await sender.call('POST /api/support', { body: { message: 'Please look at it.' } });
  },
  async () => {
    const { items } = await admin.ok('GET /api/support/admin/all', { query: {} });
    if (items.length === 0) return;
    const status = random.pick(['RESOLVED', 'OPEN', 'IN_PROGRESS'] as const);
    await admin.call('PUT /api/support/admin', { body: { id: random.pick(items).id, status } });
  },
  async () => {
    const { id } = random.pick([milo, tendai]);
    await admin.call('POST /api/users/disable/:id', { params: { id }, body: { reason } });
  },
  async () => {
    const { id } = random.pick([milo, tendai]);
    await admin.call('POST /api/users/enable/:id', { params: { id }, body: { reason } });
  },
  () => world.advance({ hours: random.whole(1, 30) }),
  async () => void (await Promise.all([addUp(), addUp(), addUp()])),
];

test('after whatever was done, what is kept is what the rows add up to', async () => {
  expect(await differences()).toEqual([]);
  for (let time = 0; time < 60; time += 1) {
    await random.pick(ACTS)();
    expect(await differences()).toEqual([]);
  }
  const { people, days } = await admin.ok('GET /api/admin/overview', { query: {} });
  expect(people.clients + people.professionals + people.admins + people.disabled).toBe(6);
  expect(days.at(-1)?.openTickets).toBe(
    (await admin.ok('GET /api/admin/overview', { query: {} })).queues.tickets,
  );
});

test('changes that come while three sweeps add up are neither lost nor counted twice', async () => {
  const sending = [clara, ana].map(async (sender) => {
    const client = await world.as(sender);
    for (let time = 0; time < 10; time += 1)
      await client.call('POST /api/support', { body: { message: `Please look at this, too: ${time}.` } });
  });
  const sweeping = [1, 2, 3].map(async () => {
    for (let time = 0; time < 30; time += 1) await addUp();
  });
  await Promise.all([...sending, ...sweeping]);
  expect(await differences()).toEqual([]);
});

test('an account that is closed is counted no more', async () => {
  const before = (await admin.ok('GET /api/admin/overview', { query: {} })).people;
  const leaving = await world.as(nima);
  await leaving.ok('DELETE /api/users', { body: { password: 'correct-horse-9' } });
  const { people } = await admin.ok('GET /api/admin/overview', { query: {} });
  expect(people).toEqual({ ...before, professionals: before.professionals - 1 });
  expect(await differences()).toEqual([]);
});
