import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../test/world.ts';
import { ledgerSum } from '../../src/payments/ledger/queries-ledger.ts';
import { seed } from '../main.ts';
import { growWorld } from './main.ts';

const CROWD = { professionals: 230, services: 700, closed: 90, messages: 2_500 };

let world: World;
beforeAll(async () => {
  const now = new Date();
  const fill = async (places: { databaseUrl: string; outsideUrl: string; filesDir: string }) => {
    await seed({ ...places, demo: 'small', now });
    await growWorld({ ...places, now, crowd: CROWD });
  };
  world = await createWorld({ outside: true, fill });
});
afterAll(() => world.close());

/** The rows of a question to the database. */
async function ask(question: string): Promise<unknown[]> {
  return (await sql.raw(question).execute(world.platform.db)).rows;
}

const crowd = `select id from users where email like '%@crowd.parley.test'`;

test('the crowd is as large as was asked for', async () => {
  const [counts] = await ask(`select
    (select count(*)::int from profiles where user_id in (${crowd})) as professionals,
    (select count(*)::int from services where professional_id in (${crowd})) as services,
    (select count(*)::int from users where closed_at is not null) as closed`);
  expect(counts).toEqual({ professionals: 230, services: 700, closed: 90 });
  const [{ messages } = { messages: 0 }] = (
    await sql<{ messages: number }>`select count(*)::int as messages from messages`.execute(world.platform.db)
  ).rows;
  expect(messages).toBeGreaterThan(2_200);
  expect(messages).toBeLessThan(2_900);
});

test('the product lists the crowd with free times that can be booked', async () => {
  const { total, items } = await world.nobody.ok('GET /api/service/all', {
    query: { limit: 20, sort: 'newest' },
  });
  expect(total).toBeGreaterThan(700);
  const free = items.filter(({ professional }) => professional.nextAvailableAt !== null);
  expect(free.length).toBeGreaterThan(15);
  for (const { consultationMinutes: minutes, professional } of free.slice(0, 5)) {
    const from = professional.nextAvailableAt ?? '';
    const to = new Date(Date.parse(from) + 60_000).toISOString();
    const { slots } = await world.nobody.ok('GET /api/availability/slots', {
      query: { userId: professional.id, minutes, from, to },
    });
    expect(slots).toEqual([from]);
  }
});

test('people of the crowd live in dozens of zones and have names, hours and services of their own', async () => {
  const [counts] = await ask(`select count(distinct time_zone)::int as zones,
    count(distinct display_name)::int as names from users where id in (${crowd})`);
  expect(counts).toMatchObject({ zones: expect.toSatisfy((zones: number) => zones >= 24) });
  expect(counts).toMatchObject({ names: expect.toSatisfy((names: number) => names > 200) });
  expect(
    await ask(`select c.id from (${crowd}) c where not exists (
    select from hour_rules r where r.professional_id = c.id)`),
  ).toEqual([]);
});

test('indexes, foreign keys and checks stand as before, and all hold', async () => {
  const standing = `select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as one from pg_constraint
    where connamespace = 'public'::regnamespace union all select indexdef from pg_indexes where schemaname = 'public'
    order by 1`;
  const other = await createWorld();
  try {
    const migrated = await sql.raw(standing).execute(other.platform.db);
    expect(await ask(standing)).toEqual(migrated.rows);
  } finally {
    await other.close();
  }
  expect(await ask(`select conname from pg_constraint where not convalidated`)).toEqual([]);
  expect(await ask(`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([]);
});

test('the ledger of the crowd adds up, and the processor knows its payments', async () => {
  expect(await ledgerSum(world.platform.db)).toBe(0);
  const differing =
    await ask(`select account, owner_id from ledger_entries group by 1, 2 having sum(amount_cents)
    <> (select balance_cents from ledger_balances b where b.account = ledger_entries.account
      and b.owner_id is not distinct from ledger_entries.owner_id)`);
  expect(differing).toEqual([]);
  const [ours] = await ask(
    `select balance_cents::int as cents from ledger_balances where account = 'processor'`,
  );
  const { availableCents, pendingCents } = await world.platform.processor.retrieveBalance();
  expect(ours).toEqual({ cents: availableCents + pendingCents });
});

test('nothing of the crowd falls due at once, and nobody offers a thing before they joined', async () => {
  const statuses = `select status, count(*)::int from jobs group by 1 order by 1`;
  const before = await ask(statuses);
  await world.settle();
  expect(await ask(statuses)).toEqual(before);
  expect(
    await ask(`select s.id from services s join users u on u.id = s.professional_id
    where s.created_at < u.created_at`),
  ).toEqual([]);
});

test.each(['client', 'pro', 'newpro', 'admin'])('the demo’s %s can still log in', async (name) => {
  const body = { email: `${name}@demo.parley.test`, password: 'parley-demo-1' };
  expect(await world.nobody.ok('POST /api/auth/login', { body })).toMatchObject({
    user: { email: body.email },
  });
});

test('the people of the crowd can log in, too', async () => {
  const [email] = (
    await sql<{
      email: string;
    }>`select email from users where email like '%@crowd.parley.test' limit 1`.execute(world.platform.db)
  ).rows.map((row) => row.email);
  const body = { email: email ?? '', password: 'parley-demo-1' };
  expect(await world.nobody.ok('POST /api/auth/login', { body })).toMatchObject({ user: { email } });
});
