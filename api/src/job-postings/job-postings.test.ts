import { sql } from 'kysely';
import type { Input } from '@parley/contract/endpoint.ts';
import type { addPosting } from '@parley/contract/job-postings/endpoints.ts';
import { POSTING_MOVES, POSTING_STATUSES } from '@parley/contract/job-postings/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, DATA, LAW, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { openPosting } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { found } from '../platform/http/refuse.ts';
import { endPosting } from './end-posting.ts';
import { lockPosting } from './queries.ts';
import { extendPosting } from './extend-posting.ts';

let world: World;
let client: Client;
beforeAll(async () => {
  world = await createWorld();
  client = await world.as(clara);
});
afterAll(() => world.close());

const wanted = {
  title: 'Review our terms of service',
  description: 'A first version is there.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  skills: ['SaaS'],
  experience: 36,
  pricing: 'FIXED',
  budgetMinCents: 50_000,
  budgetMaxCents: 90_000,
} satisfies Input<typeof addPosting>['body'];

const now = () => world.platform.clock.instant();
const at = (id: string) => ({ params: { id } });
const post = (change: object = {}, poster = client) =>
  poster.ok('POST /api/job/jobPosting', { body: { ...wanted, ...change } });
const fill = (id: string) =>
  inTransaction(world.platform.db, async (trx) => {
    const posting = found(await lockPosting(trx, id));
    await endPosting(world.platform, trx, { posting, action: 'fill', by: 'client' });
  });

/** A proposal as sending it leaves it. */
async function propose(
  postingId: string,
  professional = ana,
  status: 'SENT' | 'WITHDRAWN' | 'RESCHEDULE_PRO' = 'SENT',
) {
  const id = newId();
  const negotiation = {
    kind: 'PROPOSAL',
    postingId,
    clientId: clara.id,
    professionalId: professional.id,
    status,
  } as const;
  const open = {
    turn: status === 'SENT' ? 'CLIENT' : 'PROFESSIONAL',
    expiresAt: daysAfter(now(), 6),
  } as const;
  const offer = {
    title: wanted.title,
    message: 'I can.',
    amountCents: 60_000,
    startsAt: daysAfter(now(), 3),
    minutes: 30,
  };
  await world.platform.db
    .insertInto('negotiations')
    .values({
      id,
      ...negotiation,
      ...(status !== 'WITHDRAWN' && open),
      ...offer,
      createdAt: now(),
      movedAt: now(),
    })
    .execute();
  return id;
}

describe('a posting', () => {
  test('is open at once and shown to anybody in full', async () => {
    const startBy = daysAfter(now(), 20).slice(0, 10);
    const answer = await client.call('POST /api/job/jobPosting', { body: { ...wanted, startBy } });
    expect(answer.status).toBe(201);
    const shown = await world.nobody.ok('GET /api/job/jobPosting/:id', at(answer.data.id));
    expect(shown).toEqual(answer.data);
    expect(shown).toMatchObject({
      ...wanted,
      startBy,
      status: 'OPEN',
      proposalCount: 0,
      categoryName: 'Contract review',
    });
    expect(shown.closesAt).toBe(daysAfter(shown.createdAt, 30));
    expect(shown.client).toMatchObject({ id: clara.id, hires: 0, rating: { average: null, count: 0 } });
    expect(shown.client.postings).toBeGreaterThanOrEqual(1);
  });

  test.each([
    ['a budget upside down', { budgetMinCents: 90_001 }, 'budgetMaxCents'],
    ['a category of another discipline', { categoryId: DATA.pipelines }, 'categoryId'],
    ['a start that has passed', { startBy: '2020-01-01' }, 'startBy'],
    ['a start in a year that no calendar of ours has', { startBy: '0000-01-01' }, 'startBy'],
    ['a start in far years', { startBy: '9999-12-31' }, 'startBy'],
    ['a status of its own', { status: 'FILLED' }, 'status'],
  ])('with %s is refused', async (_what, change, path) => {
    const answer = await client.call('POST /api/job/jobPosting', { body: { ...wanted, ...change } });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path }] });
  });

  test('is changed by its client while it is open, which keeps it open longer', async () => {
    const { id } = await post();
    await world.advance({ days: 3 });
    const edited = await client.ok('PUT /api/job/jobPosting', {
      body: { ...wanted, id, title: 'Review our privacy notice' },
    });
    expect(edited.title).toBe('Review our privacy notice');
    expect((edited.closesAt ?? '') > daysAfter(now(), 29)).toBe(true);
    await client.ok('POST /api/job/jobPosting/:id/close', at(id));
    expect(await client.refused('PUT /api/job/jobPosting', { body: { ...wanted, id } })).toBe(
      'posting_not_open',
    );
  });

  test('is another client’s to nobody: changing and closing it finds nothing', async () => {
    const { id } = await post();
    const stranger = await world.as(milo);
    expect(await stranger.refused('PUT /api/job/jobPosting', { body: { ...wanted, id } })).toBe('not_found');
    expect(await stranger.refused('POST /api/job/jobPosting/:id/close', at(id))).toBe('not_found');
    expect(await stranger.refused('POST /api/job/jobPosting/:id/reopen', at(id))).toBe('not_found');
    const professional = await world.as(ana);
    expect(await professional.refused('POST /api/job/jobPosting', { body: wanted })).toBe('forbidden');
    expect(await world.nobody.refused('POST /api/job/jobPosting', { body: wanted })).toBe('unauthenticated');
  });

  test('that is closed is shown to its client and those who talked about it only', async () => {
    const { id } = await post();
    const proposal = await propose(id);
    const professional = await world.as(ana);
    expect((await professional.ok('GET /api/job/jobPosting/:id', at(id))).myProposalId).toBe(proposal);
    const closed = await client.ok('POST /api/job/jobPosting/:id/close', at(id));
    expect(closed).toMatchObject({ status: 'CLOSED', closesAt: null });
    expect((await professional.ok('GET /api/job/jobPosting/:id', at(id))).myProposalId).toBe(null);
    for (const other of [world.nobody, await world.as(tendai), await world.as(milo)]) {
      expect(await other.refused('GET /api/job/jobPosting/:id', at(id))).toBe('not_found');
    }
  });

  test('counts its proposals but for those withdrawn, and says what waits for its client', async () => {
    const { id } = await post();
    await propose(id, ana);
    await propose(id, tendai, 'WITHDRAWN');
    await propose(id, tendai, 'RESCHEDULE_PRO');
    expect((await world.nobody.ok('GET /api/job/jobPosting/:id', at(id))).proposalCount).toBe(2);
    const [own] = await client.ok('GET /api/job/jobPosting/client/all', { query: {} });
    expect(own).toMatchObject({ id, proposalCount: 2, openProposals: 2, waitingProposals: 1 });
  });

  test('is among its client’s own, by status', async () => {
    const { id } = await post();
    const ids = async (who: Client, status?: 'OPEN' | 'FILLED') =>
      (await who.ok('GET /api/job/jobPosting/client/all', { query: { status } })).map(
        (posting) => posting.id,
      );
    expect((await ids(client))[0]).toBe(id);
    await fill(id);
    expect(await ids(client, 'FILLED')).toContain(id);
    expect(await ids(client, 'OPEN')).not.toContain(id);
    expect(await ids(await world.as(milo))).toEqual([]);
  });
});

test('a client’s open postings are read at once, and the others by the page', async () => {
  const own = await world.as(milo);
  for (let n = 1; n <= 250; n += 1) await openPosting(world, milo.id);
  await sql`update job_postings p set title = 'Posting ' || n, created_at = '2026-01-01'::timestamptz + n * interval '1 hour'
    from (select id, row_number() over (order by id) as n from job_postings where client_id = ${milo.id}) numbered
    where p.id = numbered.id`.execute(world.platform.db);
  await sql`update job_postings set status = 'CLOSED', closes_at = null, remind_at = null
    where client_id = ${milo.id} and title not in ('Posting 1', 'Posting 250')`.execute(world.platform.db);
  const read = async (before?: string) => own.ok('GET /api/job/jobPosting/client/all', { query: { before } });
  const first = await read();
  expect(first.map(({ title }) => title)).toEqual(['Posting 250', ...titles(249, 150), 'Posting 1']);
  const second = await read(first.at(-2)?.id);
  expect(second.map(({ title }) => title)).toEqual(titles(149, 50));
  expect((await read(second.at(-1)?.id)).map(({ title }) => title)).toEqual(titles(49, 2));
  const open = await own.ok('GET /api/job/jobPosting/client/all', { query: { status: 'OPEN' } });
  expect(open.map(({ title }) => title)).toEqual(['Posting 250', 'Posting 1']);
});

const titles = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, below) => `Posting ${from - below}`);

test.each(POSTING_STATUSES)(
  'from %s a client can do what the table says and nothing else',
  async (status) => {
    const { db } = world.platform;
    const deadlines = status === 'OPEN' ? {} : { closesAt: null, remindAt: null };
    for (const [action, call] of [
      ['close', 'POST /api/job/jobPosting/:id/close'],
      ['reopen', 'POST /api/job/jobPosting/:id/reopen'],
    ] as const) {
      const { id } = await post();
      await db
        .updateTable('jobPostings')
        .set({ status, ...deadlines })
        .where('id', '=', id)
        .execute();
      const move = moveFor(POSTING_MOVES, action, status, ['client']);
      const answer = await client.call(call, at(id));
      expect(move ? answer.data.status : answer.code).toBe(move ? move.to : 'invalid_transition');
    }
  },
);

test('of many who close a posting at once one does it', async () => {
  const { id } = await post();
  const calls = Array.from({ length: 10 }, () => client.call('POST /api/job/jobPosting/:id/close', at(id)));
  const codes = (await Promise.all(calls)).map(({ status }) => status);
  expect(codes.filter((status) => status === 200)).toHaveLength(1);
  expect(codes.filter((status) => status === 409)).toHaveLength(9);
});

describe('the end of a posting', () => {
  test('ends the negotiations about it', async () => {
    const { id } = await post();
    const proposal = await propose(id);
    await fill(id);
    const negotiation = await world.platform.db
      .selectFrom('negotiations')
      .select('status')
      .where('id', '=', proposal)
      .executeTakeFirst();
    expect(negotiation?.status).toBe('EXPIRED');
    expect((await client.ok('GET /api/job/jobPosting/:id', at(id))).status).toBe('FILLED');
    await expect(fill(id)).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  test('comes by itself after 30 quiet days, with a reminder five days before', async () => {
    const { id } = await post();
    const status = async () => (await client.ok('GET /api/job/jobPosting/:id', at(id))).status;
    const told: string[] = [];
    const { events } = world.platform;
    const emit = events.emit.bind(events);
    events.emit = async (platform, trx, name, event) => {
      if ('postingId' in event && event.postingId === id) told.push(name);
      await emit(platform, trx, name, event);
    };
    await world.advance({ days: 24 });
    expect([await status(), told]).toEqual(['OPEN', []]);
    await world.advance({ days: 1, minutes: 1 });
    await world.settle();
    expect([await status(), told]).toEqual(['OPEN', ['posting.reminder']]);

    await inTransaction(world.platform.db, (trx) => extendPosting(world.platform, trx, id));
    await world.advance({ days: 24 });
    expect([await status(), told]).toEqual(['OPEN', ['posting.reminder']]);
    await world.advance({ days: 7 });
    expect([await status(), told]).toEqual(['CLOSED', ['posting.reminder', 'posting.ended']]);
    events.emit = emit;

    const reopened = await client.ok('POST /api/job/jobPosting/:id/reopen', at(id));
    expect((reopened.closesAt ?? '') > daysAfter(now(), 29)).toBe(true);
    await inTransaction(world.platform.db, (trx) => extendPosting(world.platform, trx, newId()));
  });
});
