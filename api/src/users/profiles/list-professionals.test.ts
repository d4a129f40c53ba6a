import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATA, LAW, nima } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { keepNextStarts } from '../../availability/slots/queries-next-starts.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { updateProfile } from './update-profile.ts';

const HOUR = 3_600_000;
let world: World;
/** Six lawyers and six engineers with different figures; the eleventh is free only tomorrow, the twelfth never. */
const people: { id: string; name: string }[] = [];

beforeAll(async () => {
  world = await createWorld();
  for (let index = 0; index < 12; index += 1) people.push(await addProfessional(index));
});
afterAll(() => world.close());

async function addProfessional(index: number) {
  const { db, clock } = world.platform;
  const id = newId();
  const name = `Robin Example${String.fromCodePoint(65 + index)}`;
  const person = {
    email: `robin${index}@list.test`,
    firstName: 'Robin',
    lastName: 'Example',
    displayName: name,
  };
  const rest = {
    role: 'PROFESSIONAL',
    timeZone: 'UTC',
    passwordHash: 'x',
    createdAt: clock.instant(),
  } as const;
  await db
    .insertInto('users')
    .values({
      id,
      ...person,
      ...rest,
      ratingSum: index * (index === 11 ? 3 : 5),
      ratingCount: index === 0 ? 0 : index,
    })
    .execute();
  await db.insertInto('profiles').values({ userId: id }).execute();
  const isLawyer = index % 2 === 0;
  await updateProfile(
    world.platform,
    { id },
    {
      headline: isLawyer ? 'Contract lawyer for shipping' : 'Data engineer',
      bio: 'Works with ports and vessels.',
      experience: isLawyer ? 60 : 12,
      categoryIds: [isLawyer ? LAW.contracts : DATA.pipelines],
      hourlyRateCents: 1000 * (index + 1),
    },
  );
  if (index < 11) await addFreeTime(id, index === 10 ? 24 : 4 + index);
  return { id, name };
}

/** So many minutes that begin so many hours from now, on the hour. */
const now = () => world.platform.clock.now().getTime();
async function addFreeTime(professionalId: string, inHours: number, minutes = 60): Promise<void> {
  const from = new Date(Math.ceil(now() / HOUR) * HOUR + inHours * HOUR);
  const during = `[${from.toISOString()},${new Date(from.getTime() + minutes * 60_000).toISOString()})`;
  await inTransaction(world.platform.db, async (trx) => {
    const hours = { professionalId, timeZone: 'UTC' };
    await trx
      .insertInto('hours')
      .values(hours)
      .onConflict((known) => known.doNothing())
      .execute();
    await trx.insertInto('freeTimes').values({ professionalId, during }).execute();
    await keepNextStarts(trx, [professionalId], world.platform.clock.instant());
  });
}

const list = (query: object = {}) =>
  world.nobody.ok('GET /api/users/professional/all', { query: { limit: 100, ...query } });
const names = async (query: object) =>
  (await list(query)).items.map(({ displayName }) => displayName.slice(-1)).join('');

test('only initialised professionals are listed, each once', async () => {
  const { items, total } = await list();
  expect(total).toBe(items.length);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const ids = items.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
  expect(ids).not.toContain(nima.id);
});

test('text finds headlines, names and what is still being typed', async () => {
  expect((await list({ q: 'shipping lawyers' })).total).toBe(6);
  expect((await list({ q: 'lawy' })).total).toBe(6);
  expect(await names({ q: 'ExampleC' })).toBe('C');
  expect((await list({ q: 'vessel -lawyer' })).total).toBe(6);
  for (const q of ["'", '"', '& | !', 'a:*b', '\\', '((('])
    expect((await list({ q })).items).toBeInstanceOf(Array);
});

test('filters narrow by work, experience, rate and rating', async () => {
  expect((await list({ disciplineId: DATA.id })).total).toBe(6);
  expect(await names({ categoryId: LAW.contracts, q: 'shipping', maxRateCents: 5000, sort: 'soonest' })).toBe(
    'ACE',
  );
  expect((await list({ experience: 12 })).total).toBe(6);
  expect((await list({ minRating: 3, q: 'vessels' })).total).toBe(11);
  expect((await list({ minRating: 3.1 })).total).toBe(10);
  expect((await list({ maxRateCents: Number.MAX_SAFE_INTEGER, q: 'vessels' })).total).toBe(12);
});

test('skills are all asked for, whatever their case', async () => {
  const [first, second] = people;
  if (!first || !second) throw new Error('there are twelve');
  await updateProfile(world.platform, first, { skills: ['Charter parties', 'GDPR'] });
  await updateProfile(world.platform, second, { skills: ['gdpr'] });
  expect(await names({ skills: 'GDPR', sort: 'rating' })).toBe('BA');
  expect(await names({ skills: 'gdpr, charter PARTIES' })).toBe('A');
  expect(await names({ skills: 'gdpr,sailing' })).toBe('');
});

test('who is free at this moment can be asked for', async () => {
  expect(await names({ availableNow: 'true' })).toBe('');
  const [, , third] = people;
  await addFreeTime(third?.id ?? '', -1, 120);
  expect(await names({ availableNow: 'true' })).toBe('C');
  expect((await list({ availableNow: 'false' })).items).toHaveLength((await list()).total);
});

test('who has only a quarter of an hour free is not free: no consultation fits into it', async () => {
  const last = people[11]?.id ?? '';
  await addFreeTime(last, 30, 15);
  const { items } = await list({ q: 'vessels', sort: 'soonest' });
  expect(items.at(-1)).toMatchObject({ id: last, nextAvailableAt: null, free: [] });
  const from = new Date(now() + 29 * HOUR).toISOString();
  expect(await names({ freeFrom: from })).toBe('');
});

test('the soonest free come first, who has nothing free last', async () => {
  const listed = await names({ q: 'vessels', sort: 'soonest' });
  expect(listed).toBe('ABCDEFGHIJKL');
  const { items } = await list({ q: 'vessels', sort: 'soonest' });
  expect(items.at(-1)?.nextAvailableAt).toBeNull();
  expect(items[0]?.free).toHaveLength(1);
});

test('a stretch of time finds who can be booked in it, after their notice', async () => {
  const at = (hours: number) => new Date(Math.ceil(now() / HOUR) * HOUR + hours * HOUR).toISOString();
  expect(await names({ freeFrom: at(20), freeTo: at(30) })).toBe('K');
  expect(await names({ freeFrom: at(30) })).toBe('');
  expect(await names({ freeTo: at(5), sort: 'soonest' })).toBe('A');
  expect(await names({ freeFrom: at(9), freeTo: at(8) })).toBe('');
  expect(
    await names({ freeFrom: '0001-01-01T00:00:00Z', freeTo: '9999-12-31T23:59:59Z', sort: 'soonest' }),
  ).toBe('ABCDEFGHIJK');
});

test('every sort is read through page by page without a gap or a double', async () => {
  for (const query of [
    { sort: 'soonest' },
    { sort: 'rating' },
    { sort: 'relevance' },
    { sort: 'relevance', q: 'vessels' },
  ]) {
    const whole = (await list(query)).items.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit: 5, cursor });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
  }
});

test('without words many good reviews come before a few, and those before bad ones', async () => {
  expect(await names({ sort: 'relevance', disciplineId: DATA.id })).toBe('JHFDBL');
});

test('a cursor of another list, or made up, is refused', async () => {
  const made = Buffer.from(JSON.stringify(['x', people[0]?.id])).toString('base64url');
  for (const cursor of ['x', made]) {
    const answer = await world.nobody.raw({
      method: 'GET',
      url: `/api/users/professional/all?cursor=${cursor}`,
    });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] });
  }
});

test('of many people with the words the best rated thousand are ranked', async () => {
  const [worst] = people;
  const { db } = world.platform;
  await db
    .updateTable('users')
    .set({ ratingSum: 9, ratingCount: 9 })
    .where('id', '=', worst?.id ?? '')
    .execute();
  await sql`with added as (
      insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
      select gen_random_uuid(), 'ship' || n || '@list.test', 'Sam', 'Ship', 'Sam Ship', 'PROFESSIONAL', 'UTC', 'x', now()
      from generate_series(1, 1000) n returning id)
    insert into profiles (user_id, initialised, search) select id, true, to_tsvector('parley', 'shipping') from added`.execute(
    db,
  );
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q: 'shipping', limit: 50, cursor };
    const page = await world.nobody.ok('GET /api/users/professional/all', { query });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(ids).size).toBe(1000);
  expect(ids).not.toContain(worst?.id);
});
