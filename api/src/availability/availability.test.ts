import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, nima, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';

let world: World;
let pro: Client;
beforeAll(async () => {
  world = await createWorld();
  pro = await world.as(ana);
});
afterAll(() => world.close());

const hours = { timeZone: 'America/Bogota', minimumNoticeMinutes: 60 };
/** What nobody has set. */
const USUAL_RULES = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  maxPerWeek: null,
  bookingDays: 365,
  startStepMinutes: 15,
};
const setRules = (rules: { weekday: number; from: number; to: number }[]) =>
  pro.call('POST /api/availability/professional', { body: { ...hours, rules } });
const now = () => world.platform.clock.instant();
/** A date so many days from now; Bogotá is the same date as UTC for all but five hours, which these tests allow for. */
const dateAhead = (days: number) => daysAfter(now(), days).slice(0, 10);
const slotsOf = async (userId: string, days: number, minutes = 60) => {
  const query = { userId, from: now(), to: daysAfter(now(), days), minutes };
  return (await world.nobody.ok('GET /api/availability/slots', { query })).slots;
};

describe('weekly hours', () => {
  test('are replaced as a whole and read back in slot codes, midnight and the end of the day among them', async () => {
    const rules = [
      { weekday: 1, from: 1, to: 15 },
      { weekday: 1, from: 15, to: 900 },
      { weekday: 7, from: 2330, to: 2359 },
    ];
    const set = await setRules(rules);
    expect(set.data).toEqual({ ...hours, ...USUAL_RULES, rules });
    const read = await world.nobody.ok('GET /api/availability/professional', { query: { userId: ana.id } });
    expect(read).toEqual(set.data);
    expect((await setRules([])).data.rules).toEqual([]);
  });

  test('are not replaced by who has seen others, as in a tab opened before; the same ones may be sent twice', async () => {
    const [morning, noon] = [
      { weekday: 1, from: 900, to: 1200 },
      { weekday: 1, from: 1200, to: 1400 },
    ];
    const save = (rules: (typeof noon)[], seen: typeof first) =>
      pro.call('POST /api/availability/professional', { body: { ...hours, rules, seen } });
    const { data: first } = await setRules([morning]);
    const { data: second } = await save([noon], first);
    expect(second.rules).toEqual([noon]);
    expect(await save([], first)).toMatchObject({ status: 409, code: 'hours_changed' });
    expect(await save([noon], first)).toMatchObject({ status: 200, data: second });
    const own = await pro.ok('GET /api/availability/professional', { query: {} });
    expect(own).toEqual(second);
    expect((await save([morning, noon], own)).data.rules).toEqual([morning, noon]);
  });

  test('of a special date are not replaced by who has seen others', async () => {
    const date = daysAfter(world.platform.clock.instant(), 40).slice(0, 10);
    const [morning, noon] = [
      { from: 900, to: 1200 },
      { from: 1200, to: 1400 },
    ];
    const save = (slots: (typeof noon)[], seen?: (typeof noon)[] | null) =>
      pro.call('POST /api/availability/date', { body: { date, slots, seen } });
    expect((await save([morning], null)).data).toContainEqual({ date, slots: [morning] });
    expect(await save([noon], null)).toMatchObject({ status: 409, code: 'hours_changed' });
    expect(await pro.ok('GET /api/availability/date')).toContainEqual({ date, slots: [morning] });
    // The same ones may be sent twice.
    expect((await save([morning], null)).status).toBe(200);
    expect((await save([noon], [morning])).data).toContainEqual({ date, slots: [noon] });
    expect((await save([])).data).toContainEqual({ date, slots: [] });
    await pro.ok('DELETE /api/availability/date', { query: { date } });
    expect((await save([noon], [])).code).toBe('hours_changed');
  });

  test('that end before they begin or overlap are refused by field and nothing changes', async () => {
    await setRules([{ weekday: 2, from: 900, to: 1200 }]);
    const backwards = await setRules([{ weekday: 2, from: 1200, to: 1200 }]);
    expect(backwards).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'rules.0.to' }] });
    const overlapping = await setRules([
      { weekday: 2, from: 900, to: 1200 },
      { weekday: 3, from: 900, to: 1200 },
      { weekday: 2, from: 1145, to: 1300 },
    ]);
    expect(overlapping).toMatchObject({ status: 400, errors: [{ path: 'rules.2.from' }] });
    const own = await pro.ok('GET /api/availability/professional', { query: {} });
    expect(own.rules).toEqual([{ weekday: 2, from: 900, to: 1200 }]);
  });

  test.each([
    [{ weekday: 8, from: 900, to: 1200 }],
    [{ weekday: 1, from: 0, to: 1200 }],
    [{ weekday: 1, from: 907, to: 1200 }],
  ])('with %o are refused', async (rule) => {
    expect(await setRules([rule])).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test('in a zone that does not exist are refused', async () => {
    const body = { ...hours, timeZone: 'Mars/Olympus', rules: [] };
    const answer = await pro.call('POST /api/availability/professional', { body });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'timeZone' }] });
  });

  test('take one more rule, unless it overlaps', async () => {
    await setRules([{ weekday: 2, from: 900, to: 1200 }]);
    const added = await pro.ok('POST /api/availability/add', { body: { weekday: 2, from: 1200, to: 1500 } });
    expect(added.map(({ from }) => from)).toEqual([900, 1200]);
    const again = await pro.call('POST /api/availability/add', {
      body: { weekday: 2, from: 1445, to: 1600 },
    });
    expect(again).toMatchObject({ status: 400, errors: [{ path: 'from' }] });
  });

  test('added at the same time do not end up overlapping', async () => {
    await setRules([]);
    const body = { weekday: 4, from: 900, to: 1200 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => pro.call('POST /api/availability/add', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  test('that were never set are none, in the zone of the account', async () => {
    const own = await (await world.as(nima)).ok('GET /api/availability/professional', { query: {} });
    expect(own).toEqual({ timeZone: nima.timeZone, minimumNoticeMinutes: 120, rules: [], ...USUAL_RULES });
    expect(await slotsOf(nima.id, 14)).toEqual([]);
  });

  test('are a professional’s: others are told to log in, refused or not found', async () => {
    const client = await world.as(clara);
    expect(await world.nobody.refused('GET /api/availability/professional', { query: {} })).toBe(
      'unauthenticated',
    );
    expect(await client.refused('GET /api/availability/professional', { query: {} })).toBe('forbidden');
    const unknown = { query: { userId: clara.id } };
    expect(await client.refused('GET /api/availability/professional', unknown)).toBe('not_found');
    expect(
      await client.refused('POST /api/availability/professional', { body: { ...hours, rules: [] } }),
    ).toBe('forbidden');
  });
});

describe('dates with other hours', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 900, to: 1100 }));

  test('replace the weekly ones, close the day, and are taken back', async () => {
    await setRules(everyDay);
    const date = dateAhead(5);
    const morning = () => slotsOf(ana.id, 8).then((slots) => slots.filter((at) => at.startsWith(date)));
    expect((await morning()).map((at) => at.slice(11, 16))).toEqual([
      '14:00',
      '14:15',
      '14:30',
      '14:45',
      '15:00',
    ]);

    const later = { date, slots: [{ from: 1500, to: 1600 }] };
    expect(await pro.ok('POST /api/availability/date', { body: later })).toEqual([later]);
    expect((await morning()).map((at) => at.slice(11, 16))).toEqual(['20:00']);
    await pro.ok('POST /api/availability/date', { body: { date, slots: [] } });
    expect(await morning()).toEqual([]);
    expect(await pro.ok('GET /api/availability/date')).toEqual([{ date, slots: [] }]);

    expect(await pro.ok('DELETE /api/availability/date', { query: { date } })).toEqual([]);
    expect(await morning()).toHaveLength(5);
    expect(await pro.refused('DELETE /api/availability/date', { query: { date } })).toBe('not_found');
  });

  test('that have passed, lie years ahead or overlap are refused', async () => {
    const set = (date: string, slots: { from: number; to: number }[] = []) =>
      pro.call('POST /api/availability/date', { body: { date, slots } });
    expect(await set(dateAhead(-2))).toMatchObject({ status: 400, errors: [{ path: 'date' }] });
    expect(await set('9999-12-31')).toMatchObject({ status: 400, errors: [{ path: 'date' }] });
    const overlapping = [
      { from: 900, to: 1200 },
      { from: 1100, to: 1300 },
    ];
    expect(await set(dateAhead(5), overlapping)).toMatchObject({
      status: 400,
      errors: [{ path: 'slots.1.from' }],
    });
    expect(await pro.refused('DELETE /api/availability/date', { query: { date: '0001-01-01' } })).toBe(
      'not_found',
    );
  });
});

describe('slots', () => {
  test('are asked for at most 400 days at a time, of which a year can be booked', async () => {
    await setRules([{ weekday: 3, from: 900, to: 1000 }]);
    const year = await slotsOf(ana.id, 400);
    expect(year.length).toBeGreaterThanOrEqual(52);
    expect((year.at(-1) ?? '') < daysAfter(now(), 365)).toBe(true);
    const tooLong = { userId: ana.id, from: now(), to: daysAfter(now(), 401), minutes: 60 };
    const answer = await world.nobody.call('GET /api/availability/slots', { query: tooLong });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'to' }] });
  });

  test('of the past or of a window that ends before it begins are none', async () => {
    const none = { slots: [] };
    for (const [from, to] of [
      ['0001-01-01T00:00:00.000Z', '0001-03-01T00:00:00.000Z'],
      [daysAfter(now(), 9), daysAfter(now(), 2)],
    ] as const) {
      const query = { userId: ana.id, from, to, minutes: 30 };
      expect(await world.nobody.ok('GET /api/availability/slots', { query })).toEqual(none);
    }
  });

  test('come with the reasons of the others if asked, for at most 42 days', async () => {
    const dates = [3, 4].map(dateAhead);
    const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 900, to: 1000 }));
    await pro.ok('POST /api/availability/professional', { body: { ...hours, timeZone: 'UTC', rules } });
    const [from, to] = dates.map((date) => `${date}T08:30:00.000Z`);
    const query = { userId: ana.id, from: from ?? '', to: to ?? '', minutes: 30, reasons: 'true' };
    const { slots, closed } = await world.nobody.ok('GET /api/availability/slots', { query });
    expect(slots.map((at) => at.slice(11, 16))).toEqual(['09:00', '09:15', '09:30']);
    expect(closed).toEqual([
      { from, to: `${dates[0]}T09:00:00.000Z`, reason: 'outside_hours' },
      { from: `${dates[0]}T09:45:00.000Z`, to, reason: 'outside_hours' },
    ]);
    const soon = await world.nobody.ok('GET /api/availability/slots', {
      query: { ...query, from: daysAfter(now(), -1), to: daysAfter(now(), 1) },
    });
    expect(soon.closed?.[0]?.reason).toBe('too_soon');
    const plain = await world.nobody.ok('GET /api/availability/slots', {
      query: { ...query, reasons: 'false' },
    });
    expect(plain).toEqual({ slots });
    const tooLong = { ...query, to: daysAfter(query.from, 43) };
    const refused = await world.nobody.call('GET /api/availability/slots', { query: tooLong });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'to' }] });
  });

  test('of somebody who is no professional are not found', async () => {
    const query = { userId: clara.id, from: now(), to: now(), minutes: 30 };
    expect(await world.nobody.refused('GET /api/availability/slots', { query })).toBe('not_found');
  });
});

test('a professional is available now within their hours, by the server’s clock', async () => {
  const available = () =>
    world.nobody.ok('GET /api/availability/available', {
      query: { userId: tendai.id, localDate: '2026-01-01T03:00' },
    });
  const other = await world.as(tendai);
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 1, to: 2359 }));
  await other.ok('POST /api/availability/professional', {
    body: { ...hours, timeZone: 'UTC', rules: always },
  });
  expect(await available()).toEqual({ isAvailableNow: true });
  await other.ok('POST /api/availability/date', { body: { date: now().slice(0, 10), slots: [] } });
  expect(await available()).toEqual({ isAvailableNow: false });
});
