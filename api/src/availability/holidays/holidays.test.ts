import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { readHolidays } from './read-holidays.ts';

let world: World;
let professional: Client;
beforeAll(async () => {
  world = await createWorld();
  professional = await world.as(ana);
});
beforeEach(async () => {
  const dates = (await professional.ok('GET /api/availability/date')).map(({ date }) => date);
  for (const date of dates) await professional.ok('DELETE /api/availability/date', { query: { date } });
});
afterAll(() => world.close());

const holidays = (country: 'CO' | 'AX') =>
  professional.ok('GET /api/availability/holidays', { query: { country } });
const close = (dates: string[], closed = true) =>
  professional.call('PUT /api/availability/holidays', { body: { dates, closed } });
const today = () => world.platform.clock.instant().slice(0, 10);

// As Colombia's and China's governments, and the calendars of Germany and Saudi Arabia, have them.
test.each([
  ['CO', 'en', '2026-11-16', 'Independence of Cartagena'],
  ['CO', 'es', '2026-06-29', 'San Pedro y San Pablo'],
  ['DE', 'en', '2027-03-26', 'Good Friday'],
  ['CN', 'en', '2027-02-06', 'Spring Festival'],
  ['IN', 'en', '2027-01-26', 'Republic Day'],
])('%s in %s: %s is %s', (country, language, date, name) => {
  const rows = readHolidays({ country, language, from: date, to: date });
  expect(rows).toEqual([{ date, name: expect.stringContaining(name) }]);
});

test('the next twelve months are suggested, each date once, and nothing is closed by that', async () => {
  const found = await holidays('CO');
  const dates = found.map(({ date }) => date);
  expect(dates.length).toBeGreaterThan(15);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  const year = Number(today().slice(0, 4));
  expect(found).toContainEqual({ date: `${year}-12-25`, name: 'Christmas Day' });
  expect((dates[0] ?? '') >= today()).toBe(true);
  expect((dates.at(-1) ?? '') <= `${year + 1}${today().slice(4)}`).toBe(true);
  expect(await professional.ok('GET /api/availability/date')).toEqual([]);
});

test('those that are picked are closed in one go, and opened again', async () => {
  const [one = '', two = ''] = (await holidays('CO')).map(({ date }) => date);
  expect((await close([one, two])).data).toEqual([
    { date: one, slots: [] },
    { date: two, slots: [] },
  ]);
  expect((await close([one], false)).data).toEqual([{ date: two, slots: [] }]);
  const query = { userId: ana.id, from: `${two}T05:00:00.000Z`, to: `${two}T23:00:00.000Z`, minutes: 30 };
  expect((await world.nobody.ok('GET /api/availability/slots', { query })).slots).toEqual([]);
});

test('a date with special hours keeps them, closed or opened', async () => {
  const [{ date } = { date: '' }] = await holidays('CO');
  const special = { date, slots: [{ from: 1000, to: 1200 }] };
  await professional.ok('POST /api/availability/date', { body: special });
  expect((await close([date])).data).toEqual([special]);
  expect((await close([date], false)).data).toEqual([special]);
});

test('nothing is closed or opened by who has seen other dates, as in a tab opened before', async () => {
  const [one = '', two = ''] = (await holidays('CO')).map(({ date }) => date);
  const special = { date: two, slots: [{ from: 1000, to: 1200 }] };
  const closed = { date: one, slots: [] };
  const change = (isClosed: boolean, seen: { date: string; closed: boolean }[]) =>
    professional.call('PUT /api/availability/holidays', {
      body: { dates: [one, two], closed: isClosed, seen },
    });
  const listed = () => professional.ok('GET /api/availability/date');
  await professional.ok('POST /api/availability/date', { body: special });
  expect(await change(true, [])).toMatchObject({ status: 409, code: 'hours_changed' });
  expect(await listed()).toEqual([special]);
  expect((await change(true, [{ date: two, closed: false }])).data).toEqual([closed, special]);
  // The same may be sent twice.
  expect((await change(true, [{ date: two, closed: false }])).data).toEqual([closed, special]);
  expect((await change(false, [{ date: two, closed: true }])).code).toBe('hours_changed');
  expect(await listed()).toEqual([closed, special]);
  expect(
    (
      await change(false, [
        { date: two, closed: false },
        { date: one, closed: true },
      ])
    ).data,
  ).toEqual([special]);
});

test('past dates are refused, and unknown countries have none', async () => {
  expect((await close(['2020-01-01'])).status).toBe(400);
  expect(readHolidays({ country: 'XX', from: '2026-01-01', to: '2026-12-31', language: 'en' })).toEqual([]);
});
