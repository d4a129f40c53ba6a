import { otherSide, type Side } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, LAW } from '../../../test/cast.ts';
import { move, plan } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { ask, respond } from '../../../test/series.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter } from '../../platform/clock.ts';

let world: World;
let hired: HiredJob;
let setId: string;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  const { professional } = hired;
  const body = { timeZone: 'UTC', minimumNoticeMinutes: 0, rules: everyDay(900, 1200) };
  await professional.ok('POST /api/availability/professional', { body });
  setId = (await professional.ok('POST /api/availability/sets', { body: evenings })).id;
  const service = { hourSetId: setId, consultationMinutes: 15 };
  await world.platform.db.updateTable('services').set(service).where('id', '=', hired.serviceId).execute();
});
afterAll(() => world.close());

const everyDay = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const evenings = { name: 'Evenings', rules: everyDay(1800, 2000) };
const at = (days: number, clock: string) =>
  `${daysAfter(world.platform.clock.instant(), days).slice(0, 10)}T${clock}:00.000Z`;
const [usual, evening] = ['10:00', '18:30'];

test('a further consultation of a running job is asked for in the hours of its service', async () => {
  expect((await plan(hired.client, hired.jobId, at(3, usual))).code).toBe('slot_outside_hours');
  const { data } = await plan(hired.client, hired.jobId, at(3, evening));
  expect(data).toMatchObject({ status: 'SENT', serviceId: hired.serviceId });
  // What the professional offers may be outside of them.
  expect((await plan(hired.professional, hired.jobId, at(4, usual))).data.status).toBe('SENT');
});

test('an agreed consultation moves within the hours of its service', async () => {
  const request = (startsAt: string) => move(hired.client, hired.appointmentId, 'request', { startsAt });
  expect((await request(at(5, usual))).code).toBe('slot_outside_hours');
  expect((await request(at(5, evening))).data.status).toBe('RESCHEDULE_PRO');
});

test('hours that the set has lost since a time was offered refuse it, lost usual hours do not', async () => {
  const { professional } = hired;
  const offer = async (startsAt: string) => (await plan(professional, hired.jobId, startsAt)).data.id;
  const [kept, gone] = [await offer(at(6, evening)), await offer(at(7, evening))];
  const change = (rules: typeof evenings.rules) =>
    professional.ok('PUT /api/availability/sets/:id', {
      params: { id: setId },
      body: { ...evenings, rules },
    });
  await world.advance({ minutes: 1 });
  const body = { timeZone: 'UTC', minimumNoticeMinutes: 0, rules: everyDay(700, 800) };
  await professional.ok('POST /api/availability/professional', { body });
  expect((await move(hired.client, kept, 'accept')).data.status).toBe('ACCEPTED');
  await change(everyDay(2100, 2200));
  expect((await move(hired.client, gone, 'accept')).code).toBe('slot_outside_hours');
  await change(evenings.rules);
});

test('a time offered outside of the hours stands while the hours stay as they are', async () => {
  const { professional } = hired;
  const { data } = await plan(professional, hired.jobId, at(12, usual));
  await world.advance({ minutes: 1 });
  // Neither the notice, nor the name of a set, nor a set that no service uses says anything of that time.
  const body = { timeZone: 'UTC', minimumNoticeMinutes: 60, rules: everyDay(700, 800) };
  await professional.ok('POST /api/availability/professional', { body });
  const renamed = { ...evenings, name: 'Late' };
  await professional.ok('PUT /api/availability/sets/:id', { params: { id: setId }, body: renamed });
  await professional.ok('POST /api/availability/sets', { body: { ...evenings, name: 'Weekend' } });
  expect((await move(hired.client, data.id, 'accept')).data?.status).toBe('ACCEPTED');
});

test('a series is previewed, asked for and accepted in the hours of its service', async () => {
  const preview = async (by: Side, startsAt: string) => {
    const query = { startsAt, timeZone: 'UTC', rhythm: 'WEEKLY', count: 3, minutes: 30 } as const;
    const { dates } = await hired[by].ok('GET /api/job/:id/series/preview', {
      params: { id: hired.jobId },
      query,
    });
    return dates.map(({ refusal }) => refusal);
  };
  expect(await preview('client', at(9, '07:30'))).toEqual(Array(3).fill('slot_outside_hours'));
  expect(await preview('client', at(9, evening))).toEqual(Array(3).fill(null));
  const wanted = { timeZone: 'UTC', count: 3 };
  expect((await ask(hired, 'client', { startsAt: at(9, '07:30'), ...wanted })).code).toBe(
    'slot_outside_hours',
  );
  for (const by of ['client', 'professional'] as const) {
    const { data } = await ask(hired, by, { startsAt: at(by === 'client' ? 9 : 10, evening), ...wanted });
    const answer = await respond(hired, otherSide(by), data.id, 'accept');
    expect(answer.data.state).toBe('ACCEPTED');
  }
});

test('“available now” is about the hours of the service that is asked about, or else of the shortest', async () => {
  const other = { ...service(), consultationMinutes: 60 };
  const { id: inUsual } = await hired.professional.ok('POST /api/service/add', { body: other });
  const available = async (serviceId?: string) => {
    const query = { userId: ana.id, localDate: '2026-01-01', ...(serviceId && { serviceId }) };
    return (await world.nobody.ok('GET /api/availability/available', { query })).isAvailableNow;
  };
  await world.advance({ minutes: minutesUntil(at(1, '07:30')) });
  expect([await available(), await available(hired.serviceId), await available(inUsual)]).toEqual([
    false,
    false,
    true,
  ]);
  await world.advance({ minutes: minutesUntil(at(0, '19:30')) });
  expect([await available(), await available(hired.serviceId), await available(inUsual)]).toEqual([
    true,
    true,
    false,
  ]);
});

const minutesUntil = (instant: string) =>
  (Date.parse(instant) - world.platform.clock.now().getTime()) / 60_000;
const service = () => ({
  title: 'Contract drafting',
  description: 'Writes contracts that both sides understand.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  experience: 60 as const,
  pricing: 'FIXED' as const,
  priceCents: 90_000,
  skills: [],
});
