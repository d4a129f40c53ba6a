import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, tendai, type Character } from '../../../test/cast.ts';
import { openPosting, pair, POSTING, respond, send, type Pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

async function edit(id: string, change: Partial<typeof POSTING>): Promise<void> {
  await two.client.ok('PUT /api/job/jobPosting', { body: { ...POSTING, id, ...change } });
  await world.settle();
}

/** What somebody was told of a posting, the latest last. */
async function toldOf(postingId: string, reader: Character = ana): Promise<string[]> {
  const rows = await world.platform.db
    .selectFrom('notifications')
    .select(['message', 'type'])
    .where('userId', '=', reader.id)
    .where('url', '=', `/job-posting/${postingId}`)
    .orderBy('id')
    .execute();
  expect(rows.every(({ type }) => type === 'PROPOSAL')).toBe(true);
  return rows.map(({ message }) => message);
}

async function proposedOn(): Promise<string> {
  const postingId = await openPosting(world, clara.id);
  await send(world, two, 'PROPOSAL', { postingId });
  await world.advance({ minutes: 1 });
  return postingId;
}

test('who has proposed hears what was changed, and where to read it', async () => {
  const id = await proposedOn();
  await edit(id, { budgetMaxCents: 80_000, description: 'Two documents now.' });
  expect(await toldOf(id)).toEqual([
    'Clara changed the budget and the description of “Terms for our API”, a posting you sent a proposal for.',
  ]);
  expect(await toldOf(id, clara)).toEqual([]);
});

test('what no proposal depends on is no news', async () => {
  const id = await proposedOn();
  await edit(id, { description: 'Our terms need a careful reader!' });
  expect(await toldOf(id)).toEqual([]);
});

test('whoever edits again and again is told of at most once an hour, and nothing is left out', async () => {
  const id = await proposedOn();
  await edit(id, { budgetMaxCents: 80_000 });
  await world.advance({ minutes: 20 });
  await edit(id, { budgetMaxCents: 80_000, description: 'Two documents now.' });
  await edit(id, { budgetMaxCents: 70_000, description: 'Two documents now.' });
  expect(await toldOf(id)).toHaveLength(1);
  await world.advance({ minutes: 41 });
  expect((await toldOf(id))[1]).toBe(
    'Clara changed the budget and the description of “Terms for our API”, a posting you sent a proposal for.',
  );
  await world.advance({ hours: 3 });
  expect(await toldOf(id)).toHaveLength(2);
  await edit(id, { budgetMaxCents: 60_000, description: 'Two documents now.' });
  expect(await toldOf(id)).toHaveLength(3);
});

test('a proposal that is over, or newer than the change, is about the posting as it is', async () => {
  const id = await openPosting(world, clara.id);
  const withdrawn = await send(world, two, 'PROPOSAL', { postingId: id });
  await respond(two.professional, withdrawn, 'withdraw');
  await world.advance({ minutes: 1 });
  await two.client.ok('PUT /api/job/jobPosting', { body: { ...POSTING, id, budgetMaxCents: 80_000 } });
  await send(world, await pair(world, clara, tendai), 'PROPOSAL', { postingId: id });
  await world.settle();
  expect(await toldOf(id)).toEqual([]);
  expect(await toldOf(id, tendai)).toEqual([]);
});
