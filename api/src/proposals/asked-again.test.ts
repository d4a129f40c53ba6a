import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, tendai } from '../../test/cast.ts';
import { enablePayouts } from '../../test/control.ts';
import {
  offerService,
  openPosting,
  pair,
  respond,
  send,
  sender,
  type Pair,
} from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
  await enablePayouts(world, two.professional);
});
afterAll(() => world.close());

async function isAskedAnew(kind: NegotiationKind, about: { postingId?: string; serviceId?: string }) {
  await respond(sender(two, kind), await send(world, two, kind, about), 'withdraw');
}
const news = async (userId: string) => {
  const query = world.platform.db.selectFrom('notifications').select(({ fn }) => fn.countAll().as('count'));
  return Number((await query.where('userId', '=', userId).executeTakeFirstOrThrow()).count);
};

test.each([
  ['PROPOSAL', clara],
  ['INVITE', ana],
] as const)(
  'who withdraws a %s can send it three times in a day, and again a day later',
  async (kind, to) => {
    const about =
      kind === 'PROPOSAL'
        ? { postingId: await openPosting(world, clara.id) }
        : { serviceId: await offerService(world, ana.id) };
    for (const _time of [1, 2, 3]) await isAskedAnew(kind, about);
    const told = await news(to.id);
    await expect(send(world, two, kind, about)).rejects.toThrow('too_many_today');
    expect(await news(to.id)).toBe(told);
    // What is about something else isn't counted along.
    await send(world, two, kind);
    await world.advance({ days: 1 });
    expect((await send(world, two, kind, about)).status).toBe('SENT');
  },
);

test('another professional’s proposals for the same posting are not counted', async () => {
  const postingId = await openPosting(world, clara.id);
  for (const _time of [1, 2, 3]) await isAskedAnew('PROPOSAL', { postingId });
  const others = await pair(world, clara, tendai);
  expect((await send(world, others, 'PROPOSAL', { postingId })).status).toBe('SENT');
});

test('neither can a consultation be booked and ended again and again', async () => {
  const serviceId = await offerService(world, ana.id, true, { instantBooking: true });
  for (const _time of [1, 2, 3]) {
    const { jobId } = await send(world, two, 'INVITE', { serviceId });
    await two.client.ok('POST /api/job/:id/end', { params: { id: jobId ?? '' }, body: {} });
  }
  await expect(send(world, two, 'INVITE', { serviceId })).rejects.toThrow('too_many_today');
});

test('what was accepted and goes on is not counted', async () => {
  const serviceId = await offerService(world, ana.id, true, { consultationPriceCents: 1_000 });
  for (const _time of [1, 2, 3])
    await respond(two.professional, await send(world, two, 'INVITE', { serviceId }), 'accept');
  expect((await send(world, two, 'INVITE', { serviceId })).status).toBe('SENT');
});
