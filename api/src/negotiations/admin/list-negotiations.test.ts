import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { openPosting, pair, respond, send, type Negotiation } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
/** In the order they were sent. */
let sent: Negotiation[];
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
  const [hers, his] = [await pair(world, clara, ana), await pair(world, milo, tendai)];
  const proposal = await send(world, hers, 'PROPOSAL');
  const declined = await send(world, his, 'INVITE');
  sent = [proposal, declined, await send(world, hers, 'INVITE')];
  await respond(his.professional, declined, 'decline');
});
afterAll(() => world.close());

const idsOf = async (query: object) =>
  (await admin.ok('GET /api/job/negotiations/admin', { query })).items.map(({ id }) => id);

test('an admin reads everybody’s proposals and invitations, the latest first, page by page', async () => {
  const [first, second, third] = sent.map(({ id }) => id);
  expect(await idsOf({})).toEqual([third, second, first]);
  const page = await admin.ok('GET /api/job/negotiations/admin', { query: { limit: 2 } });
  expect(page.items[1]).toMatchObject({
    kind: 'INVITE',
    client: { id: milo.id },
    professional: { id: tendai.id },
    status: 'DECLINED',
    turn: null,
  });
  expect(await idsOf({ limit: 2, cursor: page.nextCursor })).toEqual([first]);
});

test('and finds them by kind, by status and by the people’s names and emails', async () => {
  const [first, second, third] = sent.map(({ id }) => id);
  expect(await idsOf({ kind: 'PROPOSAL' })).toEqual([first]);
  expect(await idsOf({ status: 'DECLINED' })).toEqual([second]);
  expect(await idsOf({ q: 'tendai' })).toEqual([second]);
  expect(await idsOf({ q: clara.email })).toEqual([third, first]);
  expect(await idsOf({ q: '100%' })).toEqual([]);
});

test('and by titles, whatever the accents of the title and of the search', async () => {
  const two = await pair(world, clara, tendai);
  const postingId = await openPosting(world, clara.id, 'Prüfung der Verträge');
  const { id } = await send(world, two, 'PROPOSAL', { postingId });
  for (const q of ['prufung', 'VERTRÄGE', 'verträge', 'der vertra']) expect(await idsOf({ q })).toEqual([id]);
});

test('listing them opens none', async () => {
  const { status } = await admin.ok('GET /api/job/jobProposal/admin/:id', {
    params: { id: sent[0]?.id ?? '' },
  });
  expect(status).toBe('SENT');
});
