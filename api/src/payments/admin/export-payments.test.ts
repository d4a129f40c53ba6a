import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { ada, ana, clara } from '../../../test/cast.ts';
import { sessionOf } from '../../../test/fill.ts';
import { hire } from '../../../test/hiring.ts';
import { createWorld, type World } from '../../../test/world.ts';

/** More text than the buffers of a connection hold. */
const PAYMENTS = 60_000;

let world: World;
let authorization: string;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  const { jobId } = await hire(world, { client: clara, professional: ana, amountCents: 50_000 });
  authorization = `Bearer ${(await sessionOf(world.platform, ada)).accessToken}`;
  // Of consultations that nobody had, at 500 to a millisecond: pages part rows of the same instant.
  await world.platform.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into payments (id, job_id, appointment_id, client_id, professional_id, amount_cents, fee_cents, status,
        settlement, created_at)
      select gen_random_uuid(), p.job_id, gen_random_uuid(), p.client_id, p.professional_id, 1000 + n, 0, 'UNPAID', 'NONE',
        timestamptz '2026-01-01T00:00:00Z' + n / 500 * interval '1 millisecond'
      from payments p, generate_series(1, ${sql.lit(PAYMENTS)}) n where p.job_id = ${jobId}`.execute(trx);
    await sql`analyze payments`.execute(trx);
  });
});
afterAll(() => world.close());

const URL_PATH = '/api/payment/admin/export.csv';
/** Which column it is. */
const CREATED_AT = 13;

/** How many pages have been asked for since. */
function countPages(): () => number {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return () => spy.mock.calls.filter(([asked]) => /from payments p where/.test(textOf(asked))).length;
}
const textOf = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);

/** The answer as its first bytes come, unread. */
async function open(): Promise<IncomingMessage> {
  const address = world.app.server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: URL_PATH, headers: { authorization } }, resolve).on('error', reject);
  });
}

/** A count that has not grown for a second. */
async function standingStill(count: () => number): Promise<number> {
  const before = count();
  await pause(1_000);
  return count() === before ? before : standingStill(count);
}

test('every payment is in the table once, in order, read in pages', async () => {
  const pages = countPages();
  const { body } = await world.app.inject({ url: URL_PATH, headers: { authorization } });
  const [, ...rows] = body.trimEnd().split('\r\n');
  const amounts = rows.slice(0, PAYMENTS).map((row) => Number(row.split(',')[6]));
  expect(rows).toHaveLength(PAYMENTS + 1);
  expect(new Set(amounts).size).toBe(PAYMENTS);
  const instants = rows.map((row) => row.split(',')[CREATED_AT] ?? '');
  expect(new Set(instants).size).toBeGreaterThan(PAYMENTS / 500);
  expect(instants).toEqual(instants.toSorted((one, other) => one.localeCompare(other)));
  expect(pages()).toBeGreaterThan(PAYMENTS / 500);
  vi.restoreAllMocks();
});

test('the table tells what was paid for: a consultation, a tip, or else the work', async () => {
  const { body } = await world.app.inject({ url: URL_PATH, headers: { authorization } });
  const [head = '', ...rows] = body.trimEnd().split('\r\n');
  expect(head).toMatch(/,createdAt,tipId,appointmentId,/);
  const tipId = head.split(',').indexOf('tipId');
  const subjects = rows.map((row) => row.split(',').slice(tipId, tipId + 2));
  expect(subjects.at(-1)).toEqual(['""', '""']);
  for (const [tip, consultation] of subjects.slice(0, PAYMENTS)) {
    expect(tip).toBe('""');
    expect(consultation).toMatch(/^"[\da-f-]{36}"$/);
  }
});

test('whoever reads slowly has little read for them, and whoever goes nothing more', async () => {
  const pages = countPages();
  const answer = await open();
  expect(answer.statusCode).toBe(200);
  const first = await new Promise<Buffer>((resolve) => answer.once('data', resolve));
  expect(first.toString()).toMatch(/^jobId,title,client,/);
  answer.pause();
  const read = await standingStill(pages);
  expect(read).toBeLessThan(PAYMENTS / 200 / 2);
  answer.destroy();
  await pause(500);
  expect(pages() - read).toBeLessThanOrEqual(2);
  vi.restoreAllMocks();
});

test('a span is cut at its ends', async () => {
  const span = 'from=2026-01-01T00:00:00.001Z&to=2026-01-01T00:00:00.003Z';
  const { body } = await world.app.inject({ url: `${URL_PATH}?${span}`, headers: { authorization } });
  expect(body.trimEnd().split('\r\n')).toHaveLength(1 + 1000);
});
