import type { Db } from '@parley/api/src/platform/database/db.ts';
import { sql } from 'kysely';

/** The size of the bench database. */
export const ROWS = { professionals: 5_000, services: 100_000, freeTimes: 50_000 };

/** Fills an empty database with services of professionals with hours and free times. */
export async function fillServices(db: Db, now: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    // A hundred thousand rows take longer than a call may.
    await sql`set statement_timeout = 0`.execute(connection);
    for (const statement of [disciplines, professionals, profiles, hours, freeTimes(now), services(now)]) {
      await statement.execute(connection);
    }
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** Deterministic ids of a kind and a number. */
const id = (kind: number, number: string) =>
  sql.raw(`('0190000${kind}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);

const disciplines = sql`with made as (
    insert into disciplines (id, name, position) select ${id(1, 'n')}, 'Discipline ' || n, n from generate_series(1, 12) n)
  insert into categories (id, discipline_id, name, position)
    select ${id(2, 'd * 8 + n')}, ${id(1, 'd')}, 'Category ' || n, n from generate_series(1, 12) d, generate_series(1, 8) n`;

const professionals = sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone,
    password_hash, created_at, rating_sum, rating_count)
  select ${id(3, 'n')}, 'pro' || n || '@bench.test', 'Pro', 'No ' || n, 'Pro No ' || n, 'PROFESSIONAL', 'America/Bogota',
    'none', '2026-01-01', 4 * (n % 9), n % 9
  from generate_series(1, ${sql.lit(ROWS.professionals)}) n`;

const profiles = sql`insert into profiles (user_id, headline, bio, country, experience, initialised, payouts_enabled,
    completed_jobs, response_minutes)
  select id, 'Knows the work', 'Has done it for years.', 'CO', 60, true, true, 7, '{12,40,90}' from users`;

const hours = sql`insert into hours (professional_id, time_zone, computed_until) select id, time_zone, 'infinity' from users`;

const freeTimes = (now: string) => sql`insert into free_times (professional_id, during)
  select u.id, tstzrange(${now}::timestamptz + n * interval '1 day', ${now}::timestamptz + n * interval '1 day' + interval '8 hours')
  from users u, generate_series(0, ${sql.lit(ROWS.freeTimes / ROWS.professionals - 1)}) n`;

const services = (
  now: string,
) => sql`insert into services (id, professional_id, title, description, discipline_id,
    category_id, skills, experience, pricing, price_cents, consultation_minutes, created_at, rating_sum, rating_count)
  select ${id(4, 'n')}, ${id(3, `1 + n % ${ROWS.professionals}`)}, 'Service number ' || n,
    'What is done, how long it takes and what comes out of it. ' || repeat('More about number ' || n || '. ', 20),
    ${id(1, '1 + n % 12')}, ${id(2, '(1 + n % 12) * 8 + 1 + n % 8')}, '{one,two}', 36, 'FIXED', 50 + (n * 7919) % 100000,
    30, ${now}::timestamptz - n * interval '1 minute', (1 + n % 5) * (n % 6), n % 6
  from generate_series(1, ${sql.lit(ROWS.services)}) n`;
