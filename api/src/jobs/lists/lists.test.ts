import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import { openPosting, pair, respond, send, type Pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

async function hired(title: string, people: Pair = two): Promise<string> {
  const postingId = await openPosting(world, people.clientId, title);
  const { data } = await respond(
    people.client,
    await send(world, people, 'PROPOSAL', { postingId }),
    'accept',
  );
  return data.jobId ?? '';
}
const end = (id: string) => two.client.ok('POST /api/job/:id/end', { params: { id }, body: {} });
const history = (query: { q?: string; from?: string; to?: string; cursor?: string; limit?: number }) =>
  two.client.ok('GET /api/job/history', { query });

test('the jobs in progress come page by page, the latest first, each once', async () => {
  const ids = [
    await hired('First'),
    await hired('Second'),
    await hired('Third'),
    await hired('Fourth'),
    await hired('Fifth'),
  ];
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await two.professional.ok('GET /api/job/inProgress', { query: { limit: 2, cursor } });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids.toReversed());
});

test('a card shows the next consultation and what it waits for', async () => {
  const id = await hired('With a time');
  const { items } = await two.client.ok('GET /api/job/inProgress', { query: {} });
  const card = items.find((item) => item.id === id);
  const { appointments } = await two.client.ok('GET /api/job/:id', { params: { id } });
  expect(card?.nextAppointment?.startsAt).toBe(appointments[0]?.startsAt);
  expect(card).toMatchObject({ paymentStatus: 'UNPAID', settlement: 'NONE', unreadCount: 0 });
});

test('ended jobs are found by title and name, whatever signs the words hold', async () => {
  await end(await hired('100% cotton_wool'));
  await end(await hired('Silk and velvet'));
  const titles = async (q: string) => (await history({ q })).items.map(({ title }) => title);
  expect(await titles('silk')).toEqual(['Silk and velvet']);
  expect(await titles('100%')).toEqual(['100% cotton_wool']);
  expect(await titles('%')).toEqual(['100% cotton_wool']);
  expect(await titles('n_w')).toEqual(['100% cotton_wool']);
  expect(await titles('rincón')).toHaveLength(2);
  expect(await titles('Rincon')).toHaveLength(2);
  expect(await titles('Kuhudzai')).toEqual([]);
  expect(await titles('\\')).toEqual([]);
});

test('ended jobs come by when they ended, within a time, page by page', async () => {
  await world.advance({ hours: 1 });
  const between = world.platform.clock.instant();
  await end(await hired('Later'));
  expect((await history({ from: between })).items.map(({ title }) => title)).toEqual(['Later']);
  expect((await history({ to: between })).items).toHaveLength(2);
  const first = await history({ limit: 1 });
  expect(first.items[0]?.title).toBe('Later');
  const rest = await history({ cursor: first.nextCursor ?? '' });
  expect(rest).toMatchObject({
    items: [{ title: 'Silk and velvet' }, { title: '100% cotton_wool' }],
    nextCursor: null,
  });
  expect((await history({ from: '0001-01-01T00:00:00Z' })).items).toHaveLength(3);
});

test('nobody lists the jobs of others', async () => {
  await hired('Of others', await pair(world, milo, tendai));
  const { items } = await two.client.ok('GET /api/job/inProgress', { query: { limit: 100 } });
  expect(items.map(({ title }) => title)).not.toContain('Of others');
  expect((await (await world.as(tendai)).ok('GET /api/job/history', { query: {} })).items).toEqual([]);
  expect((await (await world.as(ada)).ok('GET /api/job/inProgress', { query: {} })).items).toEqual([]);
});

test('a cursor that is not ours is refused', async () => {
  const answer = await two.client.call('GET /api/job/inProgress', { query: { cursor: 'yesterday' } });
  expect(answer).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] });
});
