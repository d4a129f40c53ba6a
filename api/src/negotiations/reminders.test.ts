import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { view, pair, respond, send, type Pair } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { hoursAfter } from '../platform/clock.ts';

let world: World;
let two: Pair;
let others: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
  // Their times are further away than the tests go on, whatever hour it is.
  others = await pair(world, milo, tendai, 4);
});
afterAll(() => world.close());

const reminders = async (client: Client) => {
  const { notifications } = await client.ok('GET /api/notification/unread');
  return notifications.filter(({ message }) => message.includes('It expires automatically'));
};

test('whose move it is is reminded once, a day before the negotiation ends by itself', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  await world.advance({ days: 4, hours: 23 });
  expect(await reminders(two.client)).toEqual([]);
  await world.advance({ hours: 2 });
  const [reminder, ...more] = await reminders(two.client);
  expect(more).toEqual([]);
  expect(reminder?.message).toMatch(
    /^Ana is waiting for your reply about “.+”\. It expires automatically on \w{3} \d/,
  );
  expect(reminder).toMatchObject({
    notificationType: 'PROPOSAL',
    url: expect.stringContaining(negotiation.id),
  });
  expect(await reminders(two.professional)).toEqual([]);
  await world.advance({ hours: 2 });
  expect(await reminders(two.client)).toHaveLength(1);
});

test('a move begins anew, now for the other side, and after the end nobody is reminded', async () => {
  const negotiation = await send(world, others, 'INVITE');
  await world.advance({ days: 4 });
  await respond(others.professional, negotiation, 'reschedule', { startsAt: others.nextTime() });
  await world.advance({ days: 1, hours: 2 });
  expect([await reminders(others.professional), await reminders(others.client)]).toEqual([[], []]);
  await world.advance({ days: 4 });
  expect((await reminders(others.client)).map(({ notificationType }) => notificationType)).toEqual([
    'INVITE',
  ]);
  await world.advance({ days: 2 });
  expect((await view(others.client, negotiation)).data.status).toBe('EXPIRED');
  expect(await reminders(others.client)).toHaveLength(1);
});

test('where the time to talk is near the reminder comes halfway there', async () => {
  const near = await pair(world, clara, tendai, 0);
  const negotiation = await send(world, near, 'INVITE');
  const row = world.platform.db.selectFrom('negotiations').select(['expiresAt', 'remindAt', 'createdAt']);
  const { expiresAt, remindAt, createdAt } = await row
    .where('id', '=', negotiation.id)
    .executeTakeFirstOrThrow();
  expect(expiresAt).toBe(negotiation.startsAt);
  const minutesTo = (at: string | null) => (Date.parse(at ?? '') - Date.parse(createdAt)) / 60_000;
  if (negotiation.startsAt < hoursAfter(createdAt, 48))
    expect(minutesTo(remindAt)).toBeCloseTo(minutesTo(expiresAt) / 2, 0);
  else expect(minutesTo(expiresAt) - minutesTo(remindAt)).toBeCloseTo(24 * 60, 6);
});
