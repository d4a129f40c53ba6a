import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFor, type Random } from '../../../seeds/random.ts';
import { ana, clara, LAW, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { fillPeople } from '../../../test/fill.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter } from '../../platform/clock.ts';

const others: Character[] = [1, 2, 3, 4, 5].map((index) => ({
  ...ana,
  id: `01900000-0000-7000-8000-00000000090${index}`,
  lastName: `Rincón ${index}`,
  email: `ana${index}@pros.test`,
  timeZone: index % 2 === 0 ? 'Asia/Kolkata' : 'America/St_Johns',
}));
const professionals = [ana, tendai, ...others];

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await fillPeople(world.platform, others);
  await world.settle();
});
afterAll(() => world.close());

const SERVICE = {
  title: 'Contract review',
  description: 'Reads contracts and says what they mean.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  experience: 60,
  pricing: 'FIXED',
  priceCents: 90_000,
} as const;
const fieldsOf = (consultationMinutes: number) => ({ ...SERVICE, skills: [], consultationMinutes });
const now = () => world.platform.clock.instant();
const owns = async (by: Client, userId: string) =>
  by.ok('GET /api/service/professional/all', { query: { userId } });

type Move = (by: Client, who: Character, random: Random) => Promise<unknown>;

/** Everything that changes when somebody can be booked next. */
const MOVES: Record<string, Move> = {
  hours: (by, { timeZone }, random) => {
    const from = random.whole(0, 20);
    const to = Math.min(23, from + random.whole(1, 5));
    const rules = random.some([1, 2, 3, 4, 5, 6, 7], random.whole(1, 7)).map((weekday) => ({
      weekday,
      from: from * 100 + random.pick([0, 15, 45]),
      to: to * 100 + 45,
    }));
    const minimumNoticeMinutes = random.pick([0, 20, 120, 600, 2_880]);
    const working = {
      bufferBeforeMinutes: random.pick([0, 0, 5, 45]),
      bufferAfterMinutes: random.pick([0, 0, 15, 120]),
      maxPerDay: random.pick([null, null, 1]),
      maxPerWeek: random.pick([null, null, 2]),
      bookingDays: random.pick([3, 5, 60, 365]),
      startStepMinutes: random.pick([15, 30, 60] as const),
    };
    return by.call('POST /api/availability/professional', {
      body: { timeZone, minimumNoticeMinutes, rules: random.chance(0.1) ? [] : rules, ...working },
    });
  },
  date: (by, _who, random) => {
    const date = daysAfter(now(), random.whole(0, 2)).slice(0, 10);
    const slots = random.chance(0.5) ? [] : [{ from: 600, to: random.pick([630, 700, 1_200]) }];
    return by.call('POST /api/availability/date', { body: { date, slots } });
  },
  add: (by, _who, random) => by.call('POST /api/service/add', { body: fieldsOf(random.pick([15, 60, 120])) }),
  edit: async (by, { id }, random) => {
    const [service] = await owns(by, id);
    if (!service) return;
    const body = { ...fieldsOf(random.pick([15, 30, 90, 180])), active: random.chance(0.7) };
    await by.call('PUT /api/service/:id', { params: { id: service.id }, body });
  },
  remove: async (by, { id }) => {
    const [service] = await owns(by, id);
    if (service) await by.call('DELETE /api/service/:id', { params: { id: service.id } });
  },
  book: async (by, { id }, random) => {
    const [service] = await owns(by, id);
    if (!service?.active) return;
    const minutes = service.consultationMinutes;
    const query = { userId: id, from: now(), to: daysAfter(now(), 3), minutes };
    const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
    const startsAt = random.chance(0.6) ? slots[0] : slots.at(-1);
    if (startsAt === undefined) return;
    const client = await world.as(clara);
    const body = { serviceId: service.id, startsAt, minutes, message: 'Could we talk about a contract?' };
    const invite = await client.ok('POST /api/job/jobPosting/invite', { body });
    await by.ok('POST /api/job/invite/response', { body: { id: invite.id, action: 'accept' } });
  },
};

test('the soonest are in the order of what their cards say, whatever has happened', async () => {
  const random = randomFor('next starts');
  const done: string[] = [];
  const found: boolean[] = [];
  for (let turn = 0; turn < 120; turn += 1) {
    const who = random.pick(professionals);
    const name = random.pick([...Object.keys(MOVES), 'book', 'later']);
    done.push(`${name} of ${who.lastName}`);
    if (name === 'later') await world.advance({ minutes: random.pick([1, 15, 170, 1_000, 3_000]) });
    else await MOVES[name]?.(await world.as(who), who, random);
    const { items, total } = await world.nobody.ok('GET /api/users/professional/all', {
      query: { sort: 'soonest', limit: 100 },
    });
    expect(items.length, done.join(', ')).toBe(total);
    const starts = items.map(({ nextAvailableAt }) => nextAvailableAt ?? 'never');
    expect(starts, done.join(', ')).toEqual(starts.toSorted());
    const card = items.find(({ id }) => id === who.id);
    const first = await firstSlot(await world.as(who), who.id);
    expect(card?.nextAvailableAt ?? null, done.join(', ')).toBe(first);
    found.push(first !== null);
  }
  expect(found.filter(Boolean).length).toBeGreaterThan(40);
  // So many of each that the order was at stake.
  const counts = Map.groupBy(done, (each) => each.split(' ')[0]);
  for (const name of [...Object.keys(MOVES), 'later'])
    expect(counts.get(name)?.length, name).toBeGreaterThan(5);
  const booked = await world.platform.db.selectFrom('bookings').select('appointmentId').execute();
  expect(booked.length).toBeGreaterThan(5);
});

/** What the picker offers first within the two weeks that cards know. */
async function firstSlot(by: Client, userId: string): Promise<string | null> {
  const services = (await owns(by, userId)).filter(({ active }) => active);
  const lengths = services.map(({ consultationMinutes }) => consultationMinutes);
  const minutes = lengths.length === 0 ? 30 : Math.min(...lengths);
  const query = { userId, from: now(), to: daysAfter(now(), 14), minutes };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  return slots[0] ?? null;
}

/** From the day after tomorrow on: half an hour at ten, and two hours at twelve. */
async function openAtTenAndTwelve(by: Client): Promise<void> {
  const rules = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, from: 1_000, to: 1_030 },
    { weekday, from: 1_200, to: 1_400 },
  ]);
  for (const { date } of await by.ok('GET /api/availability/date'))
    await by.ok('DELETE /api/availability/date', { query: { date } });
  const any = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0, maxPerDay: null, maxPerWeek: null };
  const working = { ...any, bookingDays: 365, startStepMinutes: 15 as const };
  const hours = { timeZone: 'UTC', minimumNoticeMinutes: 0, rules, ...working };
  await by.ok('POST /api/availability/professional', { body: hours });
  for (const days of [0, 1]) {
    const date = daysAfter(now(), days).slice(0, 10);
    await by.ok('POST /api/availability/date', { body: { date, slots: [] } });
  }
}

async function hourKept({ id }: Character): Promise<number | null> {
  const query = world.platform.db.selectFrom('hours').select('nextFrom').where('professionalId', '=', id);
  const { nextFrom } = await query.executeTakeFirstOrThrow();
  return nextFrom === null ? null : new Date(nextFrom).getUTCHours();
}

test('the shortest consultation says which free time is the first, from the moment it is saved', async () => {
  const [who] = others;
  if (!who) throw new Error('there are five');
  const by = await world.as(who);
  for (const { id } of await owns(by, who.id)) await by.ok('DELETE /api/service/:id', { params: { id } });
  await openAtTenAndTwelve(by);
  expect(await hourKept(who)).toBe(10);
  const { id } = await by.ok('POST /api/service/add', { body: fieldsOf(60) });
  expect(await hourKept(who)).toBe(12);
  const edit = (minutes: number, active = true) =>
    by.ok('PUT /api/service/:id', { params: { id }, body: { ...fieldsOf(minutes), active } });
  await edit(30);
  expect(await hourKept(who)).toBe(10);
  await edit(120);
  expect(await hourKept(who)).toBe(12);
  await edit(120, false);
  expect(await hourKept(who)).toBe(10);
  await edit(120);
  await by.ok('DELETE /api/service/:id', { params: { id } });
  expect(await hourKept(who)).toBe(10);
});

test('whose time has just passed is not among the first, and comes back with the next sweep', async () => {
  const [, who] = others;
  if (!who) throw new Error('there are five');
  await openAtTenAndTwelve(await world.as(who));
  const { nextFrom } = await world.platform.db
    .selectFrom('hours')
    .select('nextFrom')
    .where('professionalId', '=', who.id)
    .executeTakeFirstOrThrow();
  const list = async () => {
    const query = { sort: 'soonest', limit: 100 } as const;
    return (await world.nobody.ok('GET /api/users/professional/all', { query })).items;
  };
  const seconds = (Date.parse(nextFrom ?? '') - Date.parse(now())) / 1_000;
  await world.advance({ minutes: seconds / 60 - 1 });
  expect((await list()).findIndex(({ id }) => id === who.id)).toBeLessThan(2);
  world.platform.clock.advance(62);
  const before = await list();
  expect(before[0]?.nextAvailableAt).not.toBeNull();
  expect(before.findIndex(({ id }) => id === who.id)).toBeGreaterThan(2);
  await world.settle();
  const after = await list();
  expect(after.map(({ nextAvailableAt }) => nextAvailableAt ?? 'never')).toEqual(
    after.map(({ nextAvailableAt }) => nextAvailableAt ?? 'never').toSorted(),
  );
});
