import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, LAW, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { respond } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter } from '../../platform/clock.ts';

let world: World;
let professional: Client;
let client: Client;
beforeAll(async () => {
  world = await createWorld({ settings: { FREE_CONSULTATIONS: '0' } });
  [professional, client] = [await world.as(ana), await world.as(clara)];
  for (const { id } of await client.ok('GET /api/service/professional/all', { query: { userId: ana.id } }))
    await professional.ok('DELETE /api/service/:id', { params: { id } });
  await professional.ok('POST /api/availability/professional', { body: hours });
});
afterAll(() => world.close());

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const everyDay = (from: number, to: number) => WEEK.map((weekday) => ({ weekday, from, to }));
const hours = { timeZone: 'UTC', minimumNoticeMinutes: 0, rules: everyDay(900, 1200) };
const evenings = { name: 'Evenings', rules: everyDay(1800, 2000) };
const fields = {
  title: 'Contract review',
  description: 'Reads contracts and says what they mean.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  experience: 60,
  pricing: 'FIXED',
  priceCents: 90_000,
} as const;

const addService = (hourSetId: string | null, consultationMinutes = 30) =>
  professional.ok('POST /api/service/add', {
    body: { ...fields, skills: [], hourSetId, consultationMinutes },
  });
const removeService = (id: string) => professional.ok('DELETE /api/service/:id', { params: { id } });
const addEvenings = () => professional.ok('POST /api/availability/sets', { body: evenings });
const removeSet = (id: string) => professional.call('DELETE /api/availability/sets/:id', { params: { id } });
const inDays = (days: number) => daysAfter(world.platform.clock.instant(), days).slice(0, 10);
const at = (days: number, clock: string) => `${inDays(days)}T${clock}:00.000Z`;
const offered = async (days: number, serviceId?: string) => {
  const window = { from: at(days, '00:00'), to: at(days + 1, '00:00') };
  const query = { userId: ana.id, minutes: 60, ...window, ...(serviceId && { serviceId }) };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  return slots.map((slot) => slot.slice(11, 16));
};
const ask = (serviceId: string, startsAt: string) =>
  client.call('POST /api/job/jobPosting/invite', {
    body: { serviceId, startsAt, minutes: 30, message: 'Could we talk about a contract?' },
  });
const hourOf = (instant: string | null | undefined) => instant?.slice(11, 13);

test('a service is booked in its own hours, others in the usual ones', async () => {
  const { id } = await addEvenings();
  const [late, usual] = [await addService(id), await addService(null, 60)];
  expect(late.hourSetId).toBe(id);
  expect(await offered(3, late.id)).toEqual(['18:00', '18:15', '18:30', '18:45', '19:00']);
  expect(await offered(3, usual.id)).toEqual(await offered(3));
  expect((await offered(3))[0]).toBe('09:00');
  expect((await ask(late.id, at(3, '09:00'))).code).toBe('slot_outside_hours');
  expect((await ask(usual.id, at(3, '18:00'))).code).toBe('slot_outside_hours');
  const asked = await ask(late.id, at(3, '18:00'));
  expect(asked.status).toBe(201);
  const other = { startsAt: at(4, '10:00') };
  expect((await respond(professional, asked.data, 'reschedule', other)).status).toBe(200);
  const again = { startsAt: at(4, '10:30') };
  expect((await respond(client, asked.data, 'reschedule', again)).code).toBe('slot_outside_hours');
  for (const each of [late, usual]) await removeService(each.id);
  await removeSet(id);
});

test('cards and searches by time keep to the hours of each service', async () => {
  const { id } = await addEvenings();
  const [late, usual] = [await addService(id), await addService(null, 60)];
  const find = async (from: string, to: string) => {
    const query = { freeFrom: at(2, from), freeTo: at(2, to), limit: 100 };
    const { items } = await world.nobody.ok('GET /api/service/all', { query });
    return items.filter((item) => [late.id, usual.id].includes(item.id)).map((item) => item.id);
  };
  expect(await find('18:00', '19:00')).toEqual([late.id]);
  expect(await find('09:00', '10:00')).toEqual([usual.id]);
  const read = (serviceId: string) => world.nobody.ok('GET /api/service/:id', { params: { id: serviceId } });
  const freeHours = async (serviceId: string) => {
    const { professional: card } = await read(serviceId);
    return new Set(card.free.slice(1).map(({ from }) => hourOf(from)));
  };
  expect(await freeHours(late.id)).toEqual(new Set(['18']));
  expect(await freeHours(usual.id)).toEqual(new Set(['09']));
  // Their own card is about their shortest consultation, and so is the order of the soonest.
  const soonest = async () => {
    const { items } = await world.nobody.ok('GET /api/users/professional/all', {
      query: { sort: 'soonest', limit: 100, freeFrom: at(1, '00:00'), freeTo: at(9, '00:00') },
    });
    const starts = items.map((item) => item.nextAvailableAt ?? 'never');
    expect(starts).toEqual(starts.toSorted());
    return hourOf(items.find((item) => item.id === ana.id)?.free[1]?.from);
  };
  expect(await soonest()).toBe('18');
  await removeService(late.id);
  expect(await soonest()).toBe('09');
  await removeService(usual.id);
  await removeSet(id);
});

test('special dates and bookings count in every set', async () => {
  const { id } = await addEvenings();
  const late = await addService(id);
  await professional.ok('POST /api/availability/date', { body: { date: inDays(5), slots: [] } });
  expect(await offered(5, late.id)).toEqual([]);
  await professional.ok('DELETE /api/availability/date', { query: { date: inDays(5) } });
  const asked = await ask(late.id, at(6, '18:00'));
  expect((await respond(professional, asked.data, 'accept')).status).toBe(200);
  expect(await offered(6, late.id)).toEqual(['18:30', '18:45', '19:00']);
  await removeService(late.id);
  await removeSet(id);
});

test('sets are listed, changed, and removed; a removed one leaves its services in the usual hours', async () => {
  const { id } = await addEvenings();
  const late = await addService(id);
  const changed = { name: 'Mornings', rules: everyDay(600, 800) };
  const saved = await professional.ok('PUT /api/availability/sets/:id', { params: { id }, body: changed });
  expect(saved).toEqual({ id, ...changed, services: [fields.title] });
  expect(await professional.ok('GET /api/availability/sets')).toEqual([saved]);
  expect((await offered(7, late.id))[0]).toBe('06:00');
  // The usual hours are replaced without it.
  await professional.ok('POST /api/availability/professional', { body: hours });
  expect(await professional.ok('GET /api/availability/sets')).toEqual([saved]);
  expect((await removeSet(id)).status).toBe(200);
  expect((await removeSet(id)).code).toBe('not_found');
  expect((await offered(7, late.id))[0]).toBe('09:00');
  await removeService(late.id);
});

test('overlapping hours, an eleventh set and somebody else’s are refused', async () => {
  const rules = [...everyDay(900, 1200), { weekday: 1, from: 1100, to: 1300 }];
  const add = (body: typeof evenings) => professional.call('POST /api/availability/sets', { body });
  expect((await add({ name: 'Both', rules })).status).toBe(400);
  const added: string[] = [];
  for (let n = 0; n < 10; n += 1) added.push((await add({ ...evenings, name: `Set ${n}` })).data.id);
  expect((await add(evenings)).status).toBe(400);
  const [first = ''] = added;
  const body = { ...fields, skills: [], consultationMinutes: 30, hourSetId: first };
  expect((await (await world.as(tendai)).call('POST /api/service/add', { body })).status).toBe(400);
  for (const id of added) await removeSet(id);
});

test('a set is not replaced by who has seen another week of it, or another name', async () => {
  const { id } = await addEvenings();
  const [early, late] = [
    { ...evenings, rules: everyDay(1700, 1800) },
    { ...evenings, name: 'Late' },
  ];
  const save = (wanted: typeof evenings, seen?: typeof evenings) =>
    professional.call('PUT /api/availability/sets/:id', { params: { id }, body: { ...wanted, seen } });
  expect((await save(late, evenings)).data).toMatchObject(late);
  expect(await save(early, evenings)).toMatchObject({ status: 409, code: 'hours_changed' });
  expect((await professional.ok('GET /api/availability/sets')).find((set) => set.id === id)).toMatchObject(
    late,
  );
  // The same ones may be sent twice.
  expect((await save(late, evenings)).status).toBe(200);
  expect((await save(early, late)).data).toMatchObject(early);
  expect((await save(evenings)).data).toMatchObject(evenings);
  await removeSet(id);
  expect((await save(early, evenings)).code).toBe('not_found');
});
