import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, createPlatform } from '../../src/app.ts';
import { openPool } from '../../src/platform/database/db.ts';
import { ana, clara, milo, tendai } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { type CuttableProxy, proxyTo } from '../hostile/wire.ts';
import { createWorld, type World } from '../world.ts';

/** The same world behind a proxy that can be cut. */
let world: World;
let wire: CuttableProxy;
let pool: pg.Pool;
let app: FastifyInstance;
let authorization: string;

beforeAll(async () => {
  world = await createWorld();
  const { settings, log } = world.platform;
  authorization = `Bearer ${(await sessionOf(world.platform, clara)).accessToken}`;
  const url = new URL(settings.DATABASE_URL);
  wire = await proxyTo(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  pool = openPool(url.href, 5, log);
  app = await createApp(createPlatform({ ...settings, DATABASE_URL: url.href }, pool, log));
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await wire.cut();
  await world.close();
});

const ask = (url: string) => app.inject({ url, headers: { authorization } });
const write = (by = authorization) =>
  app.inject({
    method: 'POST',
    url: '/api/support',
    headers: { authorization: by },
    payload: { message: 'Help' },
  });

test('while the database is away calls say when to come again, and all is well as soon as it is back', async () => {
  expect([(await ask('/api/users')).statusCode, (await ask('/readyz')).statusCode]).toEqual([200, 200]);
  await wire.cut();
  const answers = await Promise.all([ask('/api/users'), ask('/api/service/all'), ask('/readyz'), write()]);
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable', data: null });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask('/healthz')).statusCode).toBe(200);
  await wire.mend();
  expect((await ask('/readyz')).statusCode).toBe(200);
  expect((await ask('/api/users')).statusCode).toBe(200);
  expect((await write()).statusCode).toBe(201);
});

test('connections that break in the middle of calls cost those calls at most, in words, and nothing acknowledged is lost', async () => {
  const before = await tickets();
  const statuses: number[] = [];
  // Fewer of each than one person may send in an hour.
  const senders = [ana, ana, milo, milo, tendai, tendai].map((each) => sessionOf(world.platform, each));
  const tokens = (await Promise.all(senders)).map(({ accessToken }) => `Bearer ${accessToken}`);
  const breaking = (async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((done) => setTimeout(done, 20));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(world.platform.db);
    }
  })();
  const callers = tokens.map(async (token) => {
    for (let call = 0; call < 15; call += 1) {
      const answer = await write(token);
      statuses.push(answer.statusCode);
      if (answer.statusCode !== 201)
        expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    }
  });
  await Promise.all([breaking, ...callers]);
  const good = statuses.filter((status) => status === 201).length;
  expect(good).toBeGreaterThan(0);
  // A connection may break after the commit, so its request is written but answered with an error.
  expect((await tickets()) - before).toBeGreaterThanOrEqual(good);
  expect((await ask('/readyz')).statusCode).toBe(200);
});

test('a creating call that lost the database on its way may be repeated with its key, and creates one', async () => {
  const before = await tickets();
  const headers = { authorization, 'idempotency-key': 'on-its-way' };
  const create = () =>
    app.inject({ method: 'POST', url: '/api/support', headers, payload: { message: 'Only one' } });
  const lost = await world.platform.db.transaction().execute(async (trx) => {
    await sql`lock table tickets in exclusive mode`.execute(trx);
    const waiting = create();
    await new Promise((done) => setTimeout(done, 300));
    await wire.cut();
    return waiting;
  });
  expect(lost.statusCode).toBe(503);
  await wire.mend();
  let answer = await create();
  for (let tries = 0; answer.statusCode === 503 && tries < 5; tries += 1) answer = await create();
  expect(answer.statusCode).toBe(201);
  expect((await create()).json()).toEqual(answer.json());
  expect((await tickets()) - before).toBe(1);
});

const tickets = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from tickets`.execute(world.platform.db);
  return rows[0]?.count ?? 0;
};
