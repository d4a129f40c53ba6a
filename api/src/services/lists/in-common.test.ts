import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { readerWeek, weekInCommon } from '@parley/contract/availability/week-in-common.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFor } from '../../../seeds/random.ts';
import { ana, LAW, tendai, type Character } from '../../../test/cast.ts';
import { fillPeople } from '../../../test/fill.ts';
import { createWorld, type World } from '../../../test/world.ts';

const ZONES = ['UTC', 'America/Bogota', 'Asia/Kathmandu', 'Pacific/Auckland', 'America/St_Johns'];
const others: Character[] = Array.from({ length: 6 }, (_, index) => ({
  ...ana,
  id: `01900000-0000-7000-8000-00000000091${index}`,
  lastName: `Rincón ${index}`,
  email: `ana${index}@week.test`,
  timeZone: ZONES[index % ZONES.length] ?? 'UTC',
}));

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await fillPeople(world.platform, others);
  const random = randomFor('hours in common');
  for (const who of [ana, tendai, ...others]) {
    const by = await world.as(who);
    const rules = random.some([1, 2, 3, 4, 5, 6, 7], random.whole(1, 6)).map((weekday) => {
      const from = random.whole(0, 20);
      return { weekday, from: from * 100 + 15, to: random.whole(from + 1, 23) * 100 + 45 };
    });
    const minimumNoticeMinutes = random.pick([0, 20, 600, 2_880]);
    const working = {
      bookingDays: random.pick([3, 365]),
      startStepMinutes: random.pick([15, 60] as const),
    } as const;
    const body = { timeZone: who.timeZone, minimumNoticeMinutes, rules, ...working };
    await by.ok('POST /api/availability/professional', { body });
    for (const consultationMinutes of [15, 120]) {
      const service = {
        title: 'Contract review',
        description: 'Reads contracts and says what they mean.',
        disciplineId: LAW.id,
        categoryId: LAW.contracts,
        experience: 60,
        pricing: 'FIXED',
        priceCents: 90_000,
        consultationMinutes,
      } as const;
      await by.ok('POST /api/service/add', { body: { ...service, skills: [] } });
    }
  }
  await world.settle();
});
afterAll(() => world.close());

const minutesOf = ({ free }: Pick<ProfessionalCard, 'free'>, timeZone: string) =>
  weekInCommon(free, readerWeek(world.platform.clock.instant(), timeZone)).minutes;

test.each([...ZONES, 'America/Los_Angeles', 'Asia/Tokyo'])(
  'seen from %s, services and people are in the order of what their cards say',
  async (timeZone) => {
    const query = { sort: 'inCommon', timeZone, limit: 100 } as const;
    const services = await world.nobody.ok('GET /api/service/all', { query });
    const people = await world.nobody.ok('GET /api/users/professional/all', { query });
    expect(services.items.length).toBe(services.total);
    expect(people.items.length).toBe(people.total);
    for (const cards of [services.items.map(({ professional }) => professional), people.items]) {
      const minutes = cards.map((card) => minutesOf(card, timeZone));
      expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
      expect(new Set(minutes).size).toBeGreaterThan(4);
    }
  },
);

test('pages are together the whole list', async () => {
  const ids: string[] = [];
  const query = { sort: 'inCommon', timeZone: 'America/Bogota' } as const;
  let cursor: string | undefined;
  do {
    const page = await world.nobody.ok('GET /api/service/all', { query: { ...query, limit: 3, cursor } });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const whole = await world.nobody.ok('GET /api/service/all', { query: { ...query, limit: 100 } });
  expect(ids).toEqual(whole.items.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(12);
});

test('with words as well, and never in a zone that there is not', async () => {
  const query = { q: 'contract', sort: 'inCommon', timeZone: 'Asia/Tokyo', limit: 100 } as const;
  const { items } = await world.nobody.ok('GET /api/service/all', { query });
  const minutes = items.map(({ professional }) => minutesOf(professional, 'Asia/Tokyo'));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  for (const path of ['GET /api/service/all', 'GET /api/users/professional/all'] as const)
    expect(await world.nobody.refused(path, { query: { sort: 'inCommon', timeZone: 'Mars/Base' } })).toBe(
      'invalid_input',
    );
});
