import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';

/** More than a stretch of a list, and more matches than are looked up. */
const PEOPLE = 3_000;

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
  // Common everywhere ("Common"), common among the oldest only ("Early"), rare ("Rare"), two letters ("Io"), one ("X").
  await sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
    select gen_random_uuid(), 'p' || n || '@many.test', 'Common', last, 'Common ' || last, 'CLIENT', 'UTC', 'x',
      timestamptz '2026-01-01T00:00:00Z' + n / 3 * interval '1 second'
    from generate_series(1, ${sql.lit(PEOPLE)}) n, lateral (select case when n <= 2400 then 'Early' || n
      when n % 200 = 0 then 'Rarely 100%' when n = 2999 then 'Io' else 'Late' end) named(last)`.execute(
    world.platform.db,
  );
  // The oldest of all; the first name was typed on a phone, the last one with its accents apart.
  await sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
    select gen_random_uuid(), first || '@names.test', first, last, first || ' ' || last, 'CLIENT', 'UTC', 'x', '2025-01-01'
    from (values ('Sinead', 'O’Connor'), ('Brian', 'O''Brien'), ('Rosa', 'Núñez'), ('Jorgen', 'Møller'),
      ('Quynh', ${'Nguyễn'.normalize('NFD')})) named (first, last)`.execute(world.platform.db);
});
afterAll(() => world.close());

/** All that is found, page by page; the rows of the table say how many there are. */
async function found(q: string, sort: 'newest' | 'oldest' = 'newest'): Promise<string[]> {
  const emails: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q, sort, limit: 100, ...(cursor && { cursor }) };
    const page = await admin.ok('GET /api/users/admin', { query });
    emails.push(...page.items.map(({ email }) => email));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && emails.length < 1_000);
  return emails;
}

const truth = async (where: string, order: string) => {
  const { rows } = await sql<{
    email: string;
  }>`select email from users where ${sql.raw(where)} order by ${sql.raw(order)} limit 1000`.execute(
    world.platform.db,
  );
  return rows.map(({ email }) => email);
};

test.each([
  ['common', `display_name like 'Common%'`],
  ['early', `last_name like 'Early%'`],
  ['early24', `last_name like 'Early24%'`],
  ['RARELY', `last_name like 'Rarely%'`],
  ['100%', `last_name like '%100\\%%'`],
  ['io', `last_name = 'Io'`],
  ['p2999@', `email = 'p2999@many.test'`],
  ['nobody at all', 'false'],
  ['%', `last_name like '%\\%%'`],
])('%s is found on every page, in order, once', async (q, where) => {
  expect(await found(q)).toEqual(await truth(where, 'created_at desc, id desc'));
  expect(await found(q, 'oldest')).toEqual(await truth(where, 'created_at, id'));
});

test.each([
  ["o'connor", 'Sinead'],
  ['o’conn', 'Sinead'],
  ['O’BRIEN', 'Brian'],
  ['nunez', 'Rosa'],
  ['NÚÑ', 'Rosa'],
  ['nuñez', 'Rosa'],
  ['Moller', 'Jorgen'],
  ['møl', 'Jorgen'],
  ['nguyen', 'Quynh'],
  ['nguyễn', 'Quynh'],
])('%s finds %s, however the name and the search were typed', async (q, first) => {
  expect(await found(q)).toEqual([`${first}@names.test`]);
  expect(await found(q, 'oldest')).toEqual([`${first}@names.test`]);
});
