import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara, DATA, LAW, milo, nima, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { offer, wanted } from '../../../test/search/fitting.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { bothFree } from './both-free.ts';

type Wanted = Omit<typeof wanted, 'disciplineId' | 'categoryId' | 'title' | 'experience'> & {
  disciplineId: string;
  categoryId: string;
  title: string;
  experience: 12 | 36 | 60;
};

let world: World;
let client: Client;
let professional: Client;
beforeAll(async () => {
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '100000' } });
  [client, professional] = [await world.as(clara), await world.as(ana)];
  await professional.ok('POST /api/service/add', { body: offer });
  await world.settle();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world.platform;
  for (const table of ['userBlocks', 'jobPostings'] as const) await db.deleteFrom(table).execute();
});

const post = async (changed: Partial<Wanted> = {}, by = client) => {
  const { id } = await by.ok('POST /api/job/jobPosting', { body: { ...wanted, ...changed } });
  return id;
};
const recommended = (by = professional, query = {}) => by.ok('GET /api/recommendation/posting', { query });

describe('recommended postings', () => {
  test('say why they fit, and when both are free', async () => {
    const id = await post();
    const { items } = await recommended();
    expect(items).toMatchObject([
      {
        id,
        because: [
          `Your category: Contract review`,
          'Your skill: saas',
          'You have the experience they want',
          'Their budget covers your price',
        ],
      },
    ]);
    // Ana works from 9:00 to 18:00 in Bogotá, 15:00 to 24:00 in Berlin in winter, where the day ends at 22:00.
    const zoned = Temporal.Instant.from(items[0]?.bothFreeAt ?? '').toZonedDateTimeISO('Europe/Berlin');
    expect(zoned.hour).toBeGreaterThanOrEqual(8);
    expect(zoned.hour).toBeLessThan(22);
    const query = {
      userId: ana.id,
      from: zoned.toInstant().toString(),
      to: zoned.add({ minutes: 1 }).toInstant().toString(),
    };
    const { slots } = await world.nobody.ok('GET /api/availability/slots', {
      query: { ...query, minutes: 30 },
    });
    expect(slots).toHaveLength(1);
  });

  test('are the best first, page by page', async () => {
    const best = await post();
    const second = await post({ experience: 60, title: 'For experts' });
    await post({ categoryId: LAW.employment, experience: 60, title: 'Elsewhere' });
    await post({ disciplineId: DATA.id, categoryId: DATA.pipelines, title: 'Data' });
    const first = await recommended(professional, { limit: 1 });
    expect(first.items.map(({ id }) => id)).toEqual([best]);
    const next = await recommended(professional, { limit: 5, cursor: first.nextCursor });
    expect(next.items.map(({ id }) => id)).toEqual([second]);
    expect(next.nextCursor).toBeNull();
  });

  test('leave out closed ones, those of blocked people, and what they already proposed for', async () => {
    await post({ title: 'Of Milo' }, await world.as(milo));
    const closed = await post({ title: 'Closed' });
    await client.ok('POST /api/job/jobPosting/:id/close', { params: { id: closed } });
    expect((await recommended()).items.map(({ title }) => title)).toEqual(['Of Milo']);
    await professional.ok('POST /api/users/block/:id', { params: { id: milo.id } });
    expect((await recommended()).items).toEqual([]);
  });

  test('are none for a professional without a service', async () => {
    await post();
    expect((await recommended(await world.as(nima))).items).toEqual([]);
    expect((await recommended(await world.as(tendai))).items).toEqual([]);
  });
});

describe('both are free', () => {
  const at = (day: string, from: string, to: string) => ({
    from: `${day}T${from}:00Z`,
    to: `${day}T${to}:00Z`,
  });
  /** From the first start to the last. */
  const starts = (day: string, from: string, to: string, stepMinutes = 15) => ({
    ...at(day, from, to),
    stepMinutes,
  });
  const tokyo = { busy: [], clientZone: 'Asia/Tokyo', minutes: 30 };

  test('in the client’s daytime only: from 8 to 22 in Tokyo is 23 to 13 UTC', () => {
    const free = [starts('2026-11-24', '12:00', '19:30'), starts('2026-11-25', '12:00', '19:30')];
    expect(bothFree({ ...tokyo, free })).toBe('2026-11-24T12:00:00.000Z');
    expect(bothFree({ ...tokyo, free: [starts('2026-11-24', '12:40', '19:30')] })).toBeNull();
    expect(bothFree({ ...tokyo, minutes: 90, free })).toBeNull();
  });

  test('around the times at which the client is busy', () => {
    const free = [starts('2026-11-24', '09:10', '10:30')];
    const busy = [at('2026-11-24', '09:45', '10:15')];
    expect(bothFree({ ...tokyo, free, busy })).toBe('2026-11-24T10:30:00.000Z');
    expect(bothFree({ ...tokyo, free, busy: [at('2026-11-24', '09:10', '11:00')] })).toBeNull();
  });

  test('when the professional starts: not between the hours of one who starts every hour', () => {
    // Every hour at a quarter past, as on the clocks of Kathmandu.
    const free = [starts('2026-11-24', '09:15', '11:15', 60)];
    const busy = [at('2026-11-24', '09:00', '09:30')];
    expect(bothFree({ ...tokyo, free, busy })).toBe('2026-11-24T10:15:00.000Z');
  });
});
