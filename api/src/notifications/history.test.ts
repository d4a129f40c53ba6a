import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let asMilo: Client;
beforeAll(async () => {
  world = await createWorld();
  asMilo = await world.as(milo);
  await world.platform.db
    .insertInto('notifications')
    .values([row(1), row(2, { type: 'REVIEW' }), row(3, { readAt: at(9) }), row(4, { inApp: false })])
    .execute();
  await world.platform.db
    .insertInto('notifications')
    .values(row(5, { userId: clara.id }))
    .execute();
});
afterAll(() => world.close());

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const row = (minute: number, change: object = {}) => ({
  id: randomUUID(),
  userId: milo.id,
  type: 'JOB' as const,
  message: `No. ${minute}`,
  url: '/dashboard',
  createdAt: at(minute),
  ...change,
});

const history = async (query: { type?: 'JOB' | 'REVIEW'; unread?: string } = {}, client = asMilo) =>
  (await client.ok('GET /api/notification', { query })).items.map(({ message }) => message);

test('the history has what was read, too, the latest first, and nothing of others or by email only', async () => {
  expect(await history()).toEqual(['No. 3', 'No. 2', 'No. 1']);
  expect(await history({}, await world.as(clara))).toEqual(['No. 5']);
  expect(await history({}, await world.as(ana))).toEqual([]);
});

test('it is narrowed by type, by whether it was read, and by both', async () => {
  expect(await history({ unread: 'true' })).toEqual(['No. 2', 'No. 1']);
  expect(await history({ unread: 'false' })).toEqual(['No. 3']);
  expect(await history({ type: 'JOB' })).toEqual(['No. 3', 'No. 1']);
  expect(await history({ type: 'JOB', unread: 'true' })).toEqual(['No. 1']);
  const { status } = await asMilo.raw({ method: 'GET', url: '/api/notification?type=NEWS' });
  expect(status).toBe(400);
});

test('its pages are together the whole of it, and say what was read when', async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await asMilo.ok('GET /api/notification', { query: { limit: 1, cursor } });
    found.push(...page.items.map(({ message, readAt }) => `${message} ${readAt ?? 'unread'}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toEqual(['No. 3 2026-01-01T00:09:00.000Z', 'No. 2 unread', 'No. 1 unread']);
});

test('what is read stays in it', async () => {
  const { items } = await asMilo.ok('GET /api/notification', { query: { type: 'REVIEW' } });
  await asMilo.ok('POST /api/notification/mark-read/:id', { params: { id: items[0]?.id ?? '' } });
  expect(await history({ unread: 'true' })).toEqual(['No. 1']);
  expect(await history()).toEqual(['No. 3', 'No. 2', 'No. 1']);
});
