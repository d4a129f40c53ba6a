import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { move } from '../../../test/consultations.ts';
import { offerService, pair, respond, send, type Pair } from '../../../test/negotiations.ts';
import { askForPriced, payConsultation } from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter } from '../../platform/clock.ts';

/* Money is held for 90 days: a consultation with a price takes place before its payment has to go back. */
let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

/** The first bookable time so many days ahead, on the hour and a few days later: nothing else is booked then. */
async function timeIn(days: number): Promise<string> {
  const from = daysAfter(world.platform.clock.instant(), days);
  const query = { userId: ana.id, from, to: daysAfter(from, 7), minutes: 30 };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  const [time = ''] = slots.filter((slot) => slot.includes(':00:00'));
  return time;
}
const priced = () => offerService(world, ana.id, true, { consultationPriceCents: 4000 });
const invite = (serviceId: string, startsAt: string, alternatives: string[] = []) =>
  two.client.call('POST /api/job/jobPosting/invite', {
    body: { serviceId, startsAt, alternatives, minutes: 30, message: 'Could we talk?' },
  });

test('nobody asks for a priced consultation further ahead than its payment could be held', async () => {
  const serviceId = await priced();
  const [near, far] = [await timeIn(80), await timeIn(91)];
  expect((await invite(serviceId, far)).code).toBe('slot_beyond_hold');
  const several = await invite(serviceId, near, [far]);
  expect([several.code, several.errors]).toEqual([
    'slot_beyond_hold',
    [expect.objectContaining({ path: 'alternatives.0' })],
  ]);
  // What costs nothing isn't held.
  expect((await invite(await offerService(world, ana.id), far)).status).toBe(201);

  const negotiation = await send(world, two, 'INVITE', { serviceId, startsAt: near });
  const suggest = (by: Client, startsAt: string) => respond(by, negotiation, 'reschedule', { startsAt });
  // A professional may offer any free time, but not one that can't be paid for.
  expect((await suggest(two.professional, far)).code).toBe('slot_beyond_hold');
  expect((await suggest(two.professional, await timeIn(70))).status).toBe(200);
});

test('a paid consultation isn’t moved behind the end of its payment, however late it is asked', async () => {
  const asked = await askForPriced(world, { client: clara, professional: ana, startsAt: await timeIn(60) });
  const request = (by: Client, startsAt: string) =>
    move(by, asked.appointmentId, 'request', { startsAt, message: 'Another day.' });
  // Not paid yet, it counts from now.
  expect((await request(asked.client, await timeIn(91))).code).toBe('slot_beyond_hold');
  await payConsultation(world, asked);
  await world.advance({ days: 40 });
  expect((await request(asked.client, await timeIn(51))).code).toBe('slot_beyond_hold');
  expect((await request(asked.professional, await timeIn(51))).code).toBe('slot_beyond_hold');
  expect((await request(asked.client, await timeIn(40))).status).toBe(200);
});

test('the list of free times leaves out what is behind the end, and says why', async () => {
  const heldUntil = daysAfter(world.platform.clock.instant(), 90);
  const query = { userId: ana.id, from: daysAfter(heldUntil, -7), to: daysAfter(heldUntil, 7), minutes: 30 };
  const all = await world.nobody.ok('GET /api/availability/slots', { query });
  const { slots, closed = [] } = await world.nobody.ok('GET /api/availability/slots', {
    query: { ...query, heldUntil, reasons: 'true' },
  });
  expect(slots).toEqual(all.slots.filter((slot) => slot < heldUntil));
  expect(slots.length).toBeGreaterThan(0);
  expect(slots.length).toBeLessThan(all.slots.length);
  expect(closed.filter(({ to }) => to > heldUntil).map(({ reason }) => reason)).toContain('beyond_hold');
  expect(closed.at(-1)?.reason).toBe('beyond_hold');
});

test('nobody is warned of the end of holding when the consultation takes place before it', async () => {
  const asked = await askForPriced(world, { client: clara, professional: ana, startsAt: await timeIn(84) });
  await payConsultation(world, asked);
  // 14 and 7 days before the end.
  for (const days of [76, 7]) await world.advance({ days, minutes: 1 });
  for (const side of [asked.client, asked.professional]) {
    const { items } = await side.ok('GET /api/notification', { query: { limit: 100 } });
    const told = items.filter(({ message }) => message.includes('can hold'));
    expect(told.map(({ message }) => message)).toEqual([]);
  }
});
