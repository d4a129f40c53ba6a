import { NewAvailability } from '@parley/contract/availability/schemas.ts';
import type { WorkingRules } from '@parley/contract/availability/working-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { offerService, openPosting, respond, type Negotiation } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let professional: Client;
let client: Client;
let rival: Client;
let instant: string;

beforeAll(async () => {
  world = await createWorld({ settings: { FREE_CONSULTATIONS: '0' } });
  [professional, client, rival] = [await world.as(ana), await world.as(clara), await world.as(milo)];
  instant = await offerService(world, ana.id, true, { instantBooking: true });
  ({ monday } = await nextWeek());
});
afterAll(() => world.close());

// Monday, a few weeks ahead; each test moves on by a week of its own.
let monday: Temporal.PlainDate;
beforeEach(() => {
  monday = monday.add({ days: 7 });
});
async function nextWeek() {
  const today = Temporal.Instant.from(world.platform.clock.instant())
    .toZonedDateTimeISO('America/Bogota')
    .toPlainDate();
  return { monday: today.add({ days: 8 - today.dayOfWeek }) };
}

const NONE = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  maxPerWeek: null,
  bookingDays: 365,
  startStepMinutes: 15,
} satisfies WorkingRules;

/** Open from 8 to 20 every day in Bogotá, five hours behind UTC, without notice. */
const work = (rules: Partial<WorkingRules>) => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 800, to: 2000 }));
  const body = { timeZone: 'America/Bogota', minimumNoticeMinutes: 0, rules: hours, ...NONE, ...rules };
  return professional.call('POST /api/availability/professional', { body });
};
/** "0 10:30" is Monday at half past ten in Bogotá. */
const on = (time: string): string => {
  const [day, clock] = time.split(' ');
  const local = `${monday.add({ days: Number(day) }).toString()}T${clock}`;
  return new Date(`${local}:00-05:00`).toISOString();
};
const ask = async (by: Client, time: string, serviceId?: string) => {
  const words = { minutes: 30, message: 'Could we talk about a contract?' };
  const body = { ...words, serviceId: serviceId ?? (await offerService(world, ana.id)), startsAt: on(time) };
  return by.call('POST /api/job/jobPosting/invite', { body });
};
const book = (time: string, by = client) => ask(by, time, instant);
async function propose(time: string): Promise<Negotiation> {
  const postingId = await openPosting(world, milo.id);
  const terms = { amountCents: 120_000, estimatedDays: 10, minutes: 30, message: 'I have done this often.' };
  return professional.ok('POST /api/job/jobProposal', { body: { ...terms, postingId, startsAt: on(time) } });
}
const offered = async (from: string, to: string) => {
  const query = { userId: ana.id, from: on(from), to: on(to), minutes: 30 };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  return slots.map((slot) => new Date(Date.parse(slot) - 5 * 3_600_000).toISOString().slice(11, 16));
};

describe('what binds clients', () => {
  test('buffers keep consultations apart by both of them', async () => {
    await work({ bufferBeforeMinutes: 10, bufferAfterMinutes: 20 });
    expect((await book('0 12:00')).status).toBe(201);
    for (const time of ['0 11:15', '0 12:30', '0 12:45']) {
      expect((await ask(client, time)).code).toBe('slot_too_close');
    }
    expect((await ask(client, '0 11:45')).code).toBe('slot_taken');
    expect(await offered('0 10:30', '0 13:30')).toEqual(['10:30', '10:45', '11:00', '13:00', '13:15']);
  });

  test('a full day offers nothing more, a full week neither', async () => {
    await work({ maxPerDay: 2, maxPerWeek: 3 });
    expect((await book('1 09:00')).status).toBe(201);
    expect((await book('1 15:00')).status).toBe(201);
    expect((await book('1 19:00')).code).toBe('slot_day_full');
    expect(await offered('1 08:00', '1 20:00')).toEqual([]);
    expect((await book('6 10:00')).status).toBe(201);
    expect((await book('0 10:00')).code).toBe('slot_week_full');
    expect(await offered('0 08:00', '6 23:00')).toEqual([]);
    // The next week is its own.
    expect((await ask(client, '7 10:00')).status).toBe(201);
  });

  test('the step and how far ahead they can book', async () => {
    await work({ startStepMinutes: 60, bookingDays: 2 });
    expect((await ask(client, '0 10:30')).code).toBe('slot_too_far');
    await work({ startStepMinutes: 60 });
    expect((await ask(client, '0 10:30')).code).toBe('slot_off_step');
    expect(await offered('0 10:15', '0 13:00')).toEqual(['11:00', '12:00']);
  });

  test('of many who book the last place of a day at once, one has it', async () => {
    await work({ maxPerDay: 1 });
    const times = ['2 09:00', '2 10:00', '2 11:00', '2 12:00', '2 13:00', '2 14:00'];
    const answers = await Promise.all(times.map((time, at) => book(time, at % 2 === 0 ? client : rival)));
    const codes = answers.map(({ status, code }) => code ?? String(status));
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '201',
      ...times.slice(1).map(() => 'slot_day_full'),
    ]);
  });
});

describe('what does not bind the professional', () => {
  test('what their own offer goes beyond is said before, each of it, at any hour', async () => {
    const warnings = async (time: string) => {
      const query = { startsAt: on(time), minutes: 30 };
      return (await professional.ok('GET /api/availability/warnings', { query })).warnings;
    };
    await work({ maxPerDay: 1, maxPerWeek: 2, bufferAfterMinutes: 45, startStepMinutes: 60 });
    await book('0 10:00');
    expect(await warnings('1 10:00')).toEqual([]);
    // Outside the hours, which is what such an offer is for, and on a full day.
    expect(await warnings('0 22:00')).toEqual(['day_full']);
    expect(await warnings('0 11:00')).toEqual(['day_full', 'too_close']);
    expect(await warnings('1 10:15')).toEqual(['off_step']);
    await book('1 10:00');
    expect(await warnings('3 10:00')).toEqual(['week_full']);
    const closed = { date: monday.add({ days: 8 }).toString(), slots: [] };
    await professional.ok('POST /api/availability/date', { body: closed });
    expect(await warnings('8 10:00')).toEqual(['closed_date']);
    // Across midnight it touches the closed day.
    expect(await warnings('7 23:45')).toEqual(['closed_date', 'off_step']);
    await professional.ok('DELETE /api/availability/date', { query: { date: closed.date } });
    await work({ bookingDays: 1 });
    expect(await warnings('0 13:00')).toEqual(['too_far']);
    const query = { startsAt: on('0 13:00'), minutes: 30 };
    expect(await client.refused('GET /api/availability/warnings', { query })).toBe('forbidden');
  });

  test('they accept what they were asked for, full or not', async () => {
    await work({ maxPerDay: 1 });
    const [one, other] = [(await ask(client, '0 09:00')).data, (await ask(rival, '0 12:00')).data];
    expect((await respond(professional, one, 'accept')).status).toBe(200);
    expect((await respond(professional, other, 'accept')).status).toBe(200);
  });

  test('a time that they offered against their own rules can be accepted', async () => {
    await work({ maxPerDay: 1, bufferAfterMinutes: 30 });
    expect((await book('0 09:00')).status).toBe(201);
    expect((await respond(rival, await propose('0 09:30'), 'accept')).status).toBe(200);
    expect((await respond(rival, await propose('1 21:00'), 'accept')).status).toBe(200);
  });

  test('nor do breaks, limits and other dates that they change later speak against it', async () => {
    await work({});
    expect((await book('0 09:00')).status).toBe(201);
    const [close, late, later] = [
      await propose('0 09:30'),
      await propose('1 21:00'),
      await propose('2 21:30'),
    ];
    await world.advance({ minutes: 1 });
    await work({ bufferAfterMinutes: 30, maxPerDay: 1 });
    const [date, other] = [3, 4].map((days) => monday.add({ days }).toString());
    await professional.ok('POST /api/availability/date', { body: { date: date ?? '', slots: [] } });
    await professional.ok('DELETE /api/availability/date', { query: { date: date ?? '' } });
    const dates = { dates: [other ?? ''] };
    await professional.ok('PUT /api/availability/holidays', { body: { ...dates, closed: true } });
    await professional.ok('PUT /api/availability/holidays', { body: { ...dates, closed: false } });
    for (const offered of [close, late]) expect((await respond(rival, offered, 'accept')).status).toBe(200);
    // Its own date does, and so do other hours in the week.
    await professional.ok('POST /api/availability/date', {
      body: { date: monday.add({ days: 2 }).toString(), slots: [] },
    });
    expect((await respond(rival, later, 'accept')).code).toBe('slot_outside_hours');
  });

  test('nor do hours that they open, in the week, in a set or on a date', async () => {
    await work({});
    const evening = await propose('2 21:00');
    await world.advance({ minutes: 1 });
    const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 800, to: 1200 }));
    const rest = daily.map(({ weekday }) => ({ weekday, from: 1200, to: 2030 }));
    const body = { timeZone: 'America/Bogota', minimumNoticeMinutes: 0, rules: [...daily, ...rest] };
    await professional.ok('POST /api/availability/professional', { body });
    const set = await professional.ok('POST /api/availability/sets', {
      body: { name: 'Long', rules: daily },
    });
    const more = { name: 'Longer', rules: [...daily, ...rest] };
    await professional.ok('PUT /api/availability/sets/:id', { params: { id: set.id }, body: more });
    const date = monday.add({ days: 4 }).toString();
    await professional.ok('POST /api/availability/date', {
      body: { date, slots: [{ from: 900, to: 1000 }] },
    });
    // The weekly hours of that day cover it all the same.
    await professional.ok('DELETE /api/availability/date', { query: { date } });
    expect((await respond(rival, evening, 'accept')).status).toBe(200);
  });

  test('but not once others have taken what there was since', async () => {
    await work({ maxPerDay: 1 });
    const late = await propose('1 16:00');
    expect((await book('1 09:00')).status).toBe(201);
    expect((await respond(rival, late, 'accept')).code).toBe('slot_day_full');
    await work({ bufferBeforeMinutes: 60 });
    const close = await propose('2 10:00');
    expect((await book('2 09:00')).status).toBe(201);
    expect((await respond(rival, close, 'accept')).code).toBe('slot_too_close');
  });
});

describe('the rules themselves', () => {
  test('stay as they are when the hours are saved without them', async () => {
    await work({ maxPerDay: 3, bufferBeforeMinutes: 15 });
    const body = { timeZone: 'America/Bogota', minimumNoticeMinutes: 0, rules: [] };
    const saved = await professional.ok('POST /api/availability/professional', { body });
    expect(saved).toMatchObject({ ...NONE, maxPerDay: 3, bufferBeforeMinutes: 15 });
    await work({});
  });

  test('are refused out of their bounds, and when nobody could book at all', async () => {
    const bad = [
      { bufferBeforeMinutes: 7 },
      { bufferAfterMinutes: 125 },
      { maxPerDay: 0 },
      { maxPerWeek: 101 },
      { bookingDays: 366 },
    ];
    for (const rules of bad) expect([rules, (await work(rules)).status]).toEqual([rules, 400]);
    const step = { timeZone: 'UTC', minimumNoticeMinutes: 0, rules: [], startStepMinutes: 20 };
    expect(NewAvailability.safeParse(step).success).toBe(false);
    const body = { timeZone: 'UTC', minimumNoticeMinutes: 2 * 1440, rules: [], bookingDays: 2 };
    const answer = await professional.call('POST /api/availability/professional', { body });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});

test('another professional’s are their own', async () => {
  await work({ maxPerDay: 1 });
  const theirs = await (await world.as(tendai)).ok('GET /api/availability/professional', { query: {} });
  expect(theirs).toMatchObject(NONE);
});
