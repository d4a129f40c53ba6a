import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type Client } from '../test/client.ts';
import { createWorld, type World } from '../test/world.ts';
import { daysAfter } from '../src/platform/clock.ts';
import { seed } from './main.ts';

/** A fixed `now`, so that times shown and times requested agree. */
const now = new Date();
let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true, fill: (given) => seed({ ...given, demo: 'full', now }) });
  const { clock } = world.platform;
  world.platform.clock = { ...clock, now: () => now, instant: () => now.toISOString() };
  await leaveQuarters(await demo('pro'));
});
afterAll(() => world.close());

async function demo(name: string): Promise<Client> {
  const body = { email: `${name}@demo.parley.test`, password: 'parley-demo-1' };
  return createClient(world.app, await world.nobody.ok('POST /api/auth/login', { body }));
}

/** Leaves only isolated quarter hours for three days, into which no consultation fits. */
async function leaveQuarters(professional: Client): Promise<void> {
  for (const days of [0, 1, 2, 3]) {
    const date = daysAfter(now, days).slice(0, 10);
    const slots = [
      { from: 900, to: 915 },
      { from: 2200, to: 2215 },
    ];
    await professional.call('POST /api/availability/date', { body: { date, slots } });
  }
}

async function everyService() {
  const items = [];
  for (let cursor: string | undefined; ;) {
    const page = await world.nobody.ok('GET /api/service/all', { query: { limit: 100, cursor } });
    items.push(...page.items);
    if (page.nextCursor === null) return items;
    cursor = page.nextCursor;
  }
}

const slotsOf = async (userId: string, minutes: number, serviceId?: string) => {
  const window = { from: now.toISOString(), to: daysAfter(now, 14) };
  const query = { userId, ...window, minutes, ...(serviceId && { serviceId }) };
  return (await world.nobody.ok('GET /api/availability/slots', { query })).slots;
};

test('every service’s card names the first time that its picker offers, and a week on which each start fits', async () => {
  for (const { id, consultationMinutes, professional } of await everyService()) {
    const slots = await slotsOf(professional.id, consultationMinutes, id);
    expect([id, professional.nextAvailableAt]).toEqual([id, slots[0] ?? null]);
    const soon = slots.filter((slot) => slot < daysAfter(now, 7));
    const onCard = soon.filter((slot) => professional.free.some(({ from, to }) => from <= slot && slot < to));
    expect([id, onCard]).toEqual([id, soon]);
    expect([id, professional.free.filter(({ from }) => !slots.includes(from))]).toEqual([id, []]);
  }
});

test('every service’s next free time is taken when a client asks for it', async () => {
  const client = await demo('client');
  const told: Record<string, number> = {};
  for (const { id: serviceId } of await everyService()) {
    // As it is by now: a service that books instantly takes a time from the others of its professional.
    const service = await world.nobody.ok('GET /api/service/:id', { params: { id: serviceId } });
    const { consultationMinutes: minutes, professional } = service;
    if (professional.nextAvailableAt === null) continue;
    const offer = { message: 'Could we talk?', amountCents: 90_000, minutes };
    const body = { ...offer, serviceId, startsAt: professional.nextAvailableAt };
    const { status, code } = await client.call('POST /api/job/jobPosting/invite', { body });
    told[code ?? String(status)] = (told[code ?? String(status)] ?? 0) + 1;
  }
  expect(Object.keys(told).filter((each) => each !== 'already_invited')).toEqual(['201']);
});

test('every professional’s card names the first time of the shortest consultation that they offer', async () => {
  const lengths = new Map<string, number>();
  for (const { consultationMinutes, professional } of await everyService())
    lengths.set(professional.id, Math.min(consultationMinutes, lengths.get(professional.id) ?? 120));
  const { items } = await world.nobody.ok('GET /api/users/professional/all', { query: { limit: 100 } });
  expect(items.length).toBeGreaterThan(40);
  for (const { id, nextAvailableAt } of items) {
    const [first = null] = await slotsOf(id, lengths.get(id) ?? 30);
    expect([id, nextAvailableAt]).toEqual([id, first]);
  }
});

test('the filter by time finds exactly the services that can be booked in it', async () => {
  const services = await everyService();
  for (const [from, to] of [
    [0.1, 0.4],
    [1, 1.25],
    [3, 4],
  ] as const) {
    const window = { freeFrom: daysAfter(now, from), freeTo: daysAfter(now, to) };
    const { total } = await world.nobody.ok('GET /api/service/all', { query: window });
    const bookable = await Promise.all(
      services.map(async ({ id, professional, consultationMinutes }) => {
        const slots = await slotsOf(professional.id, consultationMinutes, id);
        return slots.some((slot) => window.freeFrom <= slot && slot < window.freeTo);
      }),
    );
    expect(total).toBe(bookable.filter(Boolean).length);
  }
});
