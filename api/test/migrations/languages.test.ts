import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from './before.ts';

let db: pg.Client;
let migrate: () => Promise<unknown>;

/** A database as it was when languages were kept as they were typed. */
beforeAll(async () => {
  ({ db, migrate } = await databaseBefore('0113-names-and-changes.sql'));
});
afterAll(() => db.end());

async function addProfile(languages: string[]): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
      values ($1::uuid, $1::text || '@before.test', 'One', 'Person', 'One Person', 'PROFESSIONAL', 'UTC', 'none', now())`,
    [id],
  );
  await db.query('insert into profiles (user_id, languages) values ($1, $2)', [id, languages]);
  return id;
}

test('languages begin with a capital letter and are there once, in their order', async () => {
  const ids = [
    await addProfile(['spanish', 'English', 'english', 'FRENCH']),
    await addProfile(['ASL', 'Swiss German', 'norwegian bokmål']),
    await addProfile([]),
  ];
  await migrate();
  const { rows } = await db.query<{ user_id: string; languages: string[] }>(
    'select user_id, languages from profiles',
  );
  expect(ids.map((id) => rows.find(({ user_id }) => user_id === id)?.languages)).toEqual([
    ['Spanish', 'English', 'French'],
    ['ASL', 'Swiss German', 'Norwegian Bokmål'],
    [],
  ]);
});
