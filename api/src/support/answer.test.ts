import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { ada, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';
import { workingDaysAfter } from '../platform/working-days.ts';

let world: World;
let admin: Client;
let client: Client;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
  client = await world.as(clara);
});
afterAll(() => world.close());

const ask = (message = 'Where is my invoice?') => client.ok('POST /api/support', { body: { message } });
const answer = (id: string, message = 'It is on its way.') =>
  admin.call('POST /api/support/admin', { body: { id, message } });
const move = (id: string, status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED') =>
  admin.call('PUT /api/support/admin', { body: { id, status } });
const reply = (id: string, by = client) =>
  by.call('POST /api/support/:id/reply', { params: { id }, body: { message: 'Still nothing.' } });
const newsOf = async (userId: string) => {
  const query = world.platform.db.selectFrom('notifications').select(['message', 'url']);
  return query.where('userId', '=', userId).where('type', '=', 'SUPPORT').orderBy('id', 'desc').execute();
};

test('an answer takes the ticket on, and its author is led to it among their tickets', async () => {
  const { id } = await ask();
  expect((await newsOf(ada.id))[0]?.message).toContain('Where is my invoice?');
  const { data } = await answer(id);
  expect(data).toMatchObject({ status: 'IN_PROGRESS', authorEmail: clara.email, isOverdue: false });
  expect((await newsOf(clara.id))[0]).toMatchObject({
    message: 'Support replied: “It is on its way.”',
    url: `/settings?ticket=${id}#support`,
  });
  const [mine] = await client.ok('GET /api/support', { query: {} });
  expect(mine).toMatchObject({
    id,
    status: 'IN_PROGRESS',
    replies: [{ byAdmin: true, author: { id: ada.id }, message: 'It is on its way.' }],
  });
});

test('its author is told of the end, and for 14 days a reply opens it again, with a new date', async () => {
  const { id, dueAt } = await ask();
  const { data } = await move(id, 'RESOLVED');
  expect(data.reopenUntil).not.toBeNull();
  // People may have asked several things.
  expect((await newsOf(clara.id))[0]?.message).toBe(
    'Your request “Where is my invoice?” has been resolved. If you still need help, reply within 14 days to reopen it.',
  );
  expect((await answer(id)).code).toBe('ticket_closed');
  await world.advance({ days: 13 });
  const again = await reply(id);
  expect(again.data).toMatchObject({ status: 'OPEN', resolvedAt: null, replies: [{ byAdmin: false }] });
  expect(again.data.dueAt > dueAt).toBe(true);
  expect((await newsOf(ada.id))[0]?.message).toContain('replied');
  await move(id, 'RESOLVED');
  await world.advance({ days: 14, minutes: 1 });
  expect((await reply(id)).code).toBe('ticket_closed');
});

test('of two admins who have the same ticket before them, the second moves nothing and is told', async () => {
  const { id } = await ask();
  const asShown = (status: 'IN_PROGRESS' | 'RESOLVED') =>
    admin.call('PUT /api/support/admin', { body: { id, status, shown: 'OPEN' } });
  expect((await asShown('RESOLVED')).data.status).toBe('RESOLVED');
  const told = await newsOf(clara.id);
  expect((await asShown('IN_PROGRESS')).code).toBe('invalid_transition');
  expect((await asShown('RESOLVED')).code).toBe('invalid_transition');
  expect(await newsOf(clara.id)).toEqual(told);
  expect((await move(id, 'IN_PROGRESS')).data.status).toBe('IN_PROGRESS');
  await move(id, 'RESOLVED');
});

test('once it is answered no answer is overdue, and what its author asks then has a date of its own', async () => {
  const { id, dueAt } = await ask();
  const isOverdue = async () => {
    const { items } = await admin.ok('GET /api/support/admin/all', { query: { limit: 100 } });
    const { queues } = await admin.ok('GET /api/admin/overview', { query: {} });
    return [items.find((item) => item.id === id)?.isOverdue, queues.overdueTickets > before];
  };
  const { queues } = await admin.ok('GET /api/admin/overview', { query: {} });
  const before = queues.overdueTickets;
  await answer(id);
  await world.advance({ days: 7 });
  expect(await isOverdue()).toEqual([false, false]);
  const { data: again } = await reply(id);
  expect(again.dueAt).toBe(workingDaysAfter(again.replies.at(-1)?.createdAt ?? '', 2));
  expect(again.dueAt > dueAt).toBe(true);
  await world.advance({ days: 1 });
  // Until we have answered, asking again doesn’t put it off.
  expect((await reply(id)).data.dueAt).toBe(again.dueAt);
  expect(await isOverdue()).toEqual([false, false]);
  await world.advance({ days: 7 });
  expect(await isOverdue()).toEqual([true, true]);
  await move(id, 'RESOLVED');
});

test('one that an admin opens again has a new date, too', async () => {
  const { id, dueAt } = await ask();
  await move(id, 'RESOLVED');
  await world.advance({ days: 7 });
  const { data } = await move(id, 'OPEN');
  expect(data).toMatchObject({ isOverdue: false });
  expect(data.dueAt > dueAt).toBe(true);
  await move(id, 'RESOLVED');
});

describe('an admin moves a ticket', () => {
  test('as the table has it, and every act is written down', async () => {
    const { id } = await ask();
    const steps = ['IN_PROGRESS', 'OPEN', 'RESOLVED', 'IN_PROGRESS', 'RESOLVED', 'OPEN'] as const;
    for (const status of steps) expect((await move(id, status)).data.status).toBe(status);
    expect((await move(id, 'OPEN')).code).toBe('invalid_transition');
    const entries = world.platform.db.selectFrom('auditEntries').select('action').where('subjectId', '=', id);
    expect(await entries.execute()).toHaveLength(steps.length);
  });

  test('its words are found whatever the accents, of the ticket and of the search', async () => {
    const { id } = await ask('Der Vertrag über die Prüfung ist weg.');
    for (const q of ['prufung', 'PRÜFUNG', 'vertrag uber'])
      expect((await admin.ok('GET /api/support/admin/all', { query: { q } })).items).toMatchObject([{ id }]);
  });

  test('the most urgent stand first, the resolved ones last', async () => {
    const first = await ask('The oldest one.');
    await world.advance({ days: 5 });
    const second = await ask('The newest one.');
    const { items } = await admin.ok('GET /api/support/admin/all', { query: { limit: 100 } });
    const places = [first, second].map(({ id }) => items.findIndex((item) => item.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    const resolved = items.map(({ status }) => status === 'RESOLVED');
    expect(resolved).toEqual(resolved.toSorted((one, other) => Number(one) - Number(other)));
    expect(items.find(({ id }) => id === first.id)?.isOverdue).toBe(true);
    const one = await admin.ok('GET /api/support/admin/all', { query: { limit: 2 } });
    const cursor = one.nextCursor ?? '';
    const next = await admin.ok('GET /api/support/admin/all', { query: { limit: 100, cursor } });
    expect([...one.items, ...next.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    const found = await admin.ok('GET /api/support/admin/all', { query: { q: 'the newest one' } });
    expect(found.items.map(({ id }) => id)).toEqual([second.id]);
  });
});

test('nobody reads or answers somebody else’s ticket', async () => {
  const { id } = await ask();
  const stranger = await world.as(milo);
  expect((await reply(id, stranger)).code).toBe('not_found');
  expect(await stranger.ok('GET /api/support', { query: {} })).toEqual([]);
  expect(await stranger.refused('GET /api/support/admin/all', { query: {} })).toBe('forbidden');
});

test('of many tickets the latest fifty are read, the others by the page, and any by its id', async () => {
  const own = await world.as(tendai);
  await sql`insert into tickets (id, author_id, message, status, created_at, due_at)
    select gen_random_uuid(), ${tendai.id}, 'Ticket ' || n, 'OPEN', '2026-01-01'::timestamptz + (n / 2) * interval '1 hour', '2026-01-03'
    from generate_series(1, 120) n`.execute(world.platform.db);
  const read = (query: { id?: string; before?: string | undefined }, by = own) =>
    by.ok('GET /api/support', { query });
  const pages = [await read({})];
  for (let page = 1; page < 3; page += 1) pages.push(await read({ before: pages.at(-1)?.at(-1)?.id }));
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat().map(({ message }) => message)).size).toBe(120);
  expect(pages[0]?.[0]?.message).toBe('Ticket 120');
  const oldest = pages[2]?.at(-1);
  expect(await read({ id: oldest?.id ?? '' })).toEqual([oldest]);
  expect(await read({ id: oldest?.id ?? '' }, client)).toEqual([]);
});
