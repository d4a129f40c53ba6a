import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from './before.ts';

let db: pg.Client;
let migrate: () => Promise<unknown>;

/** A database as it was when "Python/Django" was one word, and nobody was found by what they speak. */
beforeAll(async () => {
  ({ db, migrate } = await databaseBefore('0115-words-apart.sql'));
});
afterAll(() => db.end());

/** Somebody in Lisbon who offers and wants such a thing; the id is also that of the two. */
async function addPerson(title: string): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
      values ($1::uuid, $1::text || '@before.test', 'One', 'Person', 'One Person', 'PROFESSIONAL', 'Europe/Lisbon', 'none', now())`,
    [id],
  );
  await db.query(
    `insert into profiles (user_id, headline, bio, languages, initialised) values ($1, $2, 'Words', '{Portuguese}', true)`,
    [id, title],
  );
  await db.query('insert into disciplines (id, name, position) values ($1::uuid, $1::uuid::text, 1)', [id]);
  await db.query(
    'insert into categories (id, discipline_id, name, position) values ($1::uuid, $1::uuid, $1::uuid::text, 1)',
    [id],
  );
  await db.query(
    `insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at)
      values ($1, $1, $2, 'Words', $1, $1, 12, 'FIXED', 50000, 30, now())`,
    [id, title],
  );
  await db.query(
    `insert into job_postings (id, client_id, title, description, discipline_id, category_id, experience, pricing,
      budget_min_cents, budget_max_cents, status, created_at, closes_at)
      values ($1, $1, $2, 'Words', $1, $1, 12, 'FIXED', 50000, 60000, 'OPEN', now(), now())`,
    [id, title],
  );
  return id;
}

async function found(word: string): Promise<Record<string, string[]>> {
  const ids = async (table: string, id: string) => {
    const text = `select ${id} as id from ${table} where search @@ plainto_tsquery('parley', $1) order by ${id}`;
    return (await db.query<{ id: string }>(text, [word])).rows.map((row) => row.id);
  };
  return {
    services: await ids('services', 'id'),
    postings: await ids('job_postings', 'id'),
    profiles: await ids('profiles', 'user_id'),
  };
}

const versions = async () => (await db.query('select id, xmin::text from services order by id')).rows;

test('what is there already is found by its words, and what has none of these isn’t written again', async () => {
  const joined = [];
  // More than are read at a time.
  for (let n = 0; n < 12; n += 1) joined.push(await addPerson('Python/Django'));
  await db.query(`insert into services (id, professional_id, title, description, discipline_id, category_id, experience,
      pricing, price_cents, consultation_minutes, created_at)
    select gen_random_uuid(), professional_id, 'Bread', 'Words', discipline_id, category_id, 12, 'FIXED', 5000, 30, now()
    from services cross join generate_series(1, 100)`);
  const plain = async () =>
    (await db.query(`select id, xmin::text from services where title = 'Bread' order by id`)).rows;
  const before = await plain();
  await migrate();
  const all = joined.toSorted();
  expect(await found('django')).toEqual({ services: all, postings: all, profiles: all });
  expect((await found('portuguese')).profiles).toEqual(all);
  expect((await found('lisbon')).profiles).toEqual(all);
  expect(await plain()).toEqual(before);
});

test('a second try goes on from the first', async () => {
  const before = await versions();
  await migrate();
  expect(await versions()).toEqual(before);
});
