import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clara } from '../../../../test/cast.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { createApp } from '../../../app.ts';
import { enqueue, settle, type Background } from '../../background/background.ts';
import { inTransaction, openPool } from '../../database/db.ts';
import { createLog } from '../log.ts';
import { inTrace } from './trace.ts';

/* The trace id is the example of the W3C's Trace Context. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

let lines: Record<string, unknown>[] = [];
let world: World;
beforeAll(async () => {
  const to = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line));
      done();
    },
  });
  world = await createWorld({ log: createLog('info', to) });
});
afterAll(() => world.close());
beforeEach(() => {
  lines = [];
});

/** What a server behind as many proxies answers. */
async function ask(proxies: number, headers: Record<string, string>): Promise<string> {
  const settings = { ...world.platform.settings, TRUSTED_PROXIES: proxies };
  const app = await createApp({ ...world.platform, settings });
  const { headers: answered } = await app.inject({ url: '/api/discipline', headers });
  await app.close();
  return String(answered['x-request-id']);
}
const completed = () => lines.find(({ msg }) => msg === 'request completed');

test('a proxy names the request and its trace, and every line of the log has both', async () => {
  const given = { 'x-request-id': 'f3b1c07e52a84d0e', traceparent };
  expect(await ask(1, given)).toBe('f3b1c07e52a84d0e');
  expect(completed()).toMatchObject({ reqId: 'f3b1c07e52a84d0e', traceId: TRACE, route: '/api/discipline' });
});

test('without a proxy, nobody names their request', async () => {
  expect(await ask(0, { 'x-request-id': 'f3b1c07e52a84d0e', traceparent })).not.toBe('f3b1c07e52a84d0e');
  expect(completed()).not.toHaveProperty('traceId');
});

test.each(['short', 'a'.repeat(65), 'with space!', '{"json":"line"}'])(
  'a name like %s is replaced',
  async (name) => {
    const id = await ask(1, { 'x-request-id': name });
    expect(id).not.toBe(name);
    expect(completed()).toMatchObject({ reqId: id });
  },
);

test.each([
  `ff-${TRACE}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  TRACE,
])('a traceparent like %s is none', async (wrong) => {
  await ask(1, { traceparent: wrong });
  expect(completed()).not.toHaveProperty('traceId');
});

test('the lines of a task name its trace, its payload is its own, and so is the line of its failure', async () => {
  const { platform } = world;
  const payloads: unknown[] = [];
  const traced: Background = {
    tasks: {
      traced: (_platform, payload) => {
        payloads.push(payload);
        platform.log.warn('from inside');
        return Promise.reject(new Error('fails on purpose'));
      },
    },
  };
  const trace = { reqId: 'of-somebody', traceId: TRACE };
  await inTrace(trace, () =>
    inTransaction(platform.db, (trx) => enqueue(trx, 'traced', { id: 7 }, { maxAttempts: 1 })),
  );
  const pool = openPool(platform.settings.DATABASE_URL, 3, platform.log);
  await settle(platform, pool, [traced]);
  await pool.end();
  expect(payloads).toEqual([{ id: 7 }]);
  expect(lines.find(({ msg }) => msg === 'from inside')).toMatchObject(trace);
  expect(lines.find(({ worker }) => worker === 'error')).toMatchObject(trace);
});

// Last, as the mail stays in the queue: whoever settles the queue waits for it.
test('a task runs in the trace of the request that left it behind', async () => {
  const { app, platform } = world;
  const body = { email: clara.email };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/forgotPassword', body });
  expect(answer.statusCode).toBe(200);
  const reqId = answer.headers['x-request-id'];
  const { rows } = await sql<{ trace: unknown }>`select payload->'trace' as trace
    from graphile_worker._private_jobs where payload->>'email' = ${clara.email}`.execute(platform.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { trace } of rows) expect(trace).toEqual({ reqId });
});
