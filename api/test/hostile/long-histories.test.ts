import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter } from '../../src/platform/clock.ts';
import { ada, ana, clara, milo } from '../cast.ts';
import type { Client } from '../client.ts';
import { hire } from '../hiring.ts';
import { pair, send, type Negotiation } from '../negotiations.ts';
import { createWorld, type World } from '../world.ts';

const MOVES = 5_000;
const WORDS = 4_000;
/** Fifty moves of 4,000 letters each, and the rest of a page. */
const MOST_BYTES = 50 * WORDS + 50_000;

let world: World;
let client: Client;
let jobId: string;
let proposal: Negotiation;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  const { db } = world.platform;
  ({ client, jobId } = await hire(world, { client: clara, professional: ana }));
  proposal = await send(world, await pair(world, clara, ana), 'PROPOSAL');
  const later = sql`${daysAfter(world.platform.clock.instant(), 1)}::timestamptz + n * interval '1 second'`;
  await sql`insert into job_moves (id, job_id, at, by, action, from_status, to_status, message)
    select gen_random_uuid(), ${jobId}, ${later}, 'professional', 'extend_hire_by', 'TALKING', 'TALKING', repeat('x', ${sql.lit(WORDS - 4)}) || lpad(n::text, 4, '0')
    from generate_series(1, ${sql.lit(MOVES)}) n`.execute(db);
  await sql`insert into negotiation_moves (id, negotiation_id, at, by, action, from_status, to_status, message)
    select gen_random_uuid(), ${proposal.id}, ${later}, 'professional', 'write', 'SENT', 'SENT', repeat('x', ${sql.lit(WORDS - 4)}) || lpad(n::text, 4, '0')
    from generate_series(1, ${sql.lit(MOVES)}) n`.execute(db);
}, 120_000);
afterAll(() => world.close());

const numberOf = ({ message }: { message: string | null }) => Number(message?.slice(-4));
const bytesOf = (data: unknown) => JSON.stringify(data).length;
const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** All moves by the pages before a history, the latest first. */
async function earlier<T>(
  cursor: string | null,
  read: (cursor: string) => Promise<{ items: T[]; nextCursor: string | null }>,
): Promise<T[]> {
  const items: T[] = [];
  for (let next = cursor; next !== null;) {
    const page = await read(next);
    items.push(...page.items);
    next = page.nextCursor;
  }
  return items;
}

test('a job with 5,000 moves is read with the latest fifty, and the others page by page', async () => {
  const job = await client.ok('GET /api/job/:id', { params: { id: jobId } });
  expect(bytesOf(job)).toBeLessThan(MOST_BYTES);
  expect(job.history.map(numberOf)).toEqual(counted(MOVES - 49, MOVES));
  const rest = await earlier(job.historyCursor, (cursor) =>
    client.ok('GET /api/job/:id/moves', { params: { id: jobId }, query: { cursor, limit: 100 } }),
  );
  expect(rest.slice(0, -1).map(numberOf)).toEqual(counted(1, MOVES - 50).toReversed());
  expect(rest.at(-1)).toMatchObject({ action: 'agree', from: null });
});

test('so is a proposal; a list of them has the latest move of each', async () => {
  const params = { id: proposal.id };
  const negotiation = await client.ok('GET /api/job/jobProposal/:id', { params });
  expect(bytesOf(negotiation)).toBeLessThan(MOST_BYTES);
  expect(negotiation.history.map(numberOf)).toEqual(counted(MOVES - 49, MOVES));
  const rest = await earlier(negotiation.historyCursor, (cursor) =>
    client.ok('GET /api/job/negotiations/:id/moves', { params, query: { cursor, limit: 100 } }),
  );
  expect(rest.slice(-3).map(({ action }) => action)).toEqual(['write', 'open', 'send']);
  expect(rest).toHaveLength(MOVES - 50 + 2);
  const professional = await world.as(ana);
  const list = await professional.ok('GET /api/job/proposals/professional', { query: {} });
  expect(list.find(({ id }) => id === proposal.id)?.history.map(numberOf)).toEqual([MOVES]);
  expect(bytesOf(list)).toBeLessThan(MOST_BYTES);
});

test('a ticket with thousands of replies is read with the latest ten, by its author and by admins', async () => {
  const { id } = await client.ok('POST /api/support', { body: { message: 'I have a question.' } });
  await sql`insert into ticket_replies (id, ticket_id, author_id, message, created_at)
    select gen_random_uuid(), ${id}, case when n % 2 = 0 then ${ada.id} else ${clara.id} end::uuid,
      repeat('x', ${sql.lit(WORDS - 4)}) || lpad(n::text, 4, '0'), ${world.platform.clock.instant()}::timestamptz - ${sql.lit(MOVES)} * interval '1 second' + n * interval '1 second'
    from generate_series(1, ${sql.lit(MOVES)}) n`.execute(world.platform.db);
  const admin = await world.as(ada);
  const [own] = await client.ok('GET /api/support', { query: {} });
  const { items } = await admin.ok('GET /api/support/admin/all', { query: { q: 'question' } });
  for (const ticket of [own, items.find((item) => item.id === id)]) {
    expect(bytesOf(ticket)).toBeLessThan(10 * WORDS + 5_000);
    expect(ticket?.replies.map(numberOf)).toEqual(counted(MOVES - 9, MOVES));
  }
  for (const reader of [client, admin]) {
    const rest = await earlier(own?.repliesCursor ?? null, (cursor) =>
      reader.ok('GET /api/support/:id/replies', { params: { id }, query: { cursor, limit: 100 } }),
    );
    expect(rest.map(numberOf)).toEqual(counted(1, MOVES - 10).toReversed());
    expect(rest[0]).toMatchObject({ byAdmin: true, author: { id: ada.id } });
  }
  const others = await world.as(milo);
  expect(await others.refused('GET /api/support/:id/replies', { params: { id }, query: {} })).toBe(
    'not_found',
  );
});

test('its two sides and admins read the moves, and nobody else', async () => {
  const others = await world.as(milo);
  const admin = await world.as(ada);
  for (const id of [jobId, proposal.id]) {
    const path = id === jobId ? 'GET /api/job/:id/moves' : 'GET /api/job/negotiations/:id/moves';
    const asked = { params: { id }, query: { limit: 1 } };
    expect(await others.refused(path, asked)).toBe('not_found');
    expect((await admin.ok(path, asked)).items.map(numberOf)).toEqual([MOVES]);
  }
});

test('of 500 versions of an offer the latest hundred are read, and the one that stands', async () => {
  await sql`insert into offers (id, job_id, version, by, amount_cents, estimated_days, scope, created_at, state, replaced_at)
    select gen_random_uuid(), ${jobId}, 100 + n, 'professional', 100 * n, 5, repeat('x', ${sql.lit(WORDS)}), now(), 'REPLACED', now()
    from generate_series(1, 500) n`.execute(world.platform.db);
  const offers = await client.ok('GET /api/job/:id/offers', { params: { id: jobId } });
  const standing = offers.at(-1);
  expect(standing).toMatchObject({ version: 1, state: 'STANDING' });
  expect(offers.slice(0, -1).map(({ version }) => version)).toEqual(counted(501, 600).toReversed());
});

test('of 300 consultations that came to nothing the latest fifty are read with the job, and all others', async () => {
  const read = async () => (await client.ok('GET /api/job/:id', { params: { id: jobId } })).appointments;
  const before = await read();
  await sql`insert into appointments
    select made.* from (select a from appointments a where job_id = ${jobId} limit 1) like_this, generate_series(1, 300) n,
      jsonb_populate_record(like_this.a, jsonb_build_object('id', gen_random_uuid(), 'status', case when n % 3 = 0 then 'WITHDRAWN' else 'CANCELLED' end,
        'agreed_at', case when n % 3 = 1 then (like_this.a).agreed_at end, 'is_first', false, 'starts_at', (like_this.a).starts_at + n * interval '1 hour', 'ends_at', (like_this.a).ends_at + n * interval '1 hour')) made`.execute(
    world.platform.db,
  );
  const after = await read();
  expect(after).toHaveLength(before.length + 50);
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  const hours = (startsAt: string) =>
    (Date.parse(startsAt) - Date.parse(before[0]?.startsAt ?? '')) / 3_600_000;
  expect(after.slice(-50).map(({ startsAt }) => hours(startsAt))).toEqual(counted(251, 300));
});

test('that work was delivered once is known whatever came since', async () => {
  const read = () => client.ok('GET /api/job/:id', { params: { id: jobId } });
  expect((await read()).wasDelivered).toBe(false);
  await sql`insert into job_moves (id, job_id, at, by, action, from_status, to_status)
    values (gen_random_uuid(), ${jobId}, now() - interval '1 day', 'professional', 'deliver', 'ACTIVE', 'DELIVERED')`.execute(
    world.platform.db,
  );
  expect((await read()).wasDelivered).toBe(true);
});
