import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import type { Answer } from '../../test/client.ts';
import { view, pair, respond, send, type Pair, type Negotiation } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { minutesAfter } from '../platform/clock.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

const acceptAtOnce = (negotiations: Negotiation[]) =>
  Promise.all(negotiations.map((negotiation) => respond(two.client, negotiation, 'accept')));
const codes = (answers: Answer<Negotiation>[]) => answers.map(({ status, code }) => code ?? status);

async function proposalsAt(...times: string[]): Promise<Negotiation[]> {
  const negotiations: Negotiation[] = [];
  for (const startsAt of times)
    negotiations.push(await send(world, two, 'PROPOSAL', { startsAt, minutes: 60 }));
  return negotiations;
}

test(
  'of a hundred acceptances of overlapping times at once exactly one wins',
  { timeout: 60_000 },
  async () => {
    const noon = two.nextTime();
    two.nextTime();
    const times = Array.from({ length: 100 }, (_, index) => minutesAfter(noon, (index % 4) * 15));
    const negotiations = await proposalsAt(...times);
    const answers = await acceptAtOnce(negotiations);
    expect(codes(answers).filter((code) => code === 200)).toHaveLength(1);
    expect(codes(answers).filter((code) => code === 'slot_taken')).toHaveLength(99);

    const { db } = world.platform;
    for (const table of ['jobs', 'appointments', 'bookings', 'chats'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    }
    const loser = negotiations[codes(answers).indexOf('slot_taken')];
    if (!loser) throw new Error('nobody lost');
    const { data } = await view(two.professional, loser);
    expect(data).toMatchObject({ status: 'SENT', jobId: null });
    expect(data.history).toHaveLength(1);
  },
);

test('times that only touch are both booked, those in between are not', async () => {
  const morning = two.nextTime();
  two.nextTime();
  const negotiations = await proposalsAt(morning, minutesAfter(morning, 60), minutesAfter(morning, 30));
  expect(codes(await acceptAtOnce(negotiations.slice(0, 2)))).toEqual([200, 200]);
  expect(codes(await acceptAtOnce(negotiations.slice(2)))).toEqual(['slot_taken']);
});

test('nobody can be booked over a partial overlap, whichever of the two is first', async () => {
  const morning = two.nextTime();
  two.nextTime();
  const answers = await acceptAtOnce(await proposalsAt(morning, minutesAfter(morning, 45)));
  expect(new Set(codes(answers))).toEqual(new Set([200, 'slot_taken']));
});

test('a time given back by a cancelled job can be booked again', async () => {
  const startsAt = two.nextTime();
  const [first, second] = await proposalsAt(startsAt, startsAt);
  if (!first || !second) throw new Error('there are no negotiations');
  const { data } = await respond(two.client, first, 'accept');
  expect((await respond(two.client, second, 'accept')).code).toBe('slot_taken');
  await two.client.ok('POST /api/job/:id/end', { params: { id: data.jobId ?? '' }, body: {} });
  expect((await respond(two.client, second, 'accept')).status).toBe(200);
});
