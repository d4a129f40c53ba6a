import { NOTIFICATION_TYPES } from '@parley/contract/notifications/kinds.ts';
import type { Frequency, SavedFilters } from '@parley/contract/saved-searches/schemas.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana, clara, LAW, milo, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { createWorld, type World } from '../../test/world.ts';
import { matchNews } from './match-news.ts';
import { sendAlerts } from './send-alerts.ts';

let world: World;
let client: Client;
let professional: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true, settings: { WRITES_IN_10_SECONDS: '100000' } });
  [client, professional] = [await world.as(clara), await world.as(ana)];
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world.platform;
  await world.settle();
  for (const table of ['savedSearches', 'notifications', 'notificationSettings', 'userBlocks'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('users').set({ disabledAt: null }).execute();
  // Noon on a Tuesday in Berlin, or later: 6:00 in Bogotá.
  await clockTo('11:00', 2);
});

/** Moves the clock on to the next such hour of the day, in UTC, on that day of the week (1 is Monday). */
async function clockTo(hour: string, weekday: number): Promise<void> {
  const now = Temporal.Instant.from(world.platform.clock.instant()).toZonedDateTimeISO('UTC');
  let then = now.with({
    hour: Number(hour.slice(0, 2)),
    minute: 0,
    second: 0,
    millisecond: 0,
    microsecond: 0,
  });
  while (then.dayOfWeek !== weekday || Temporal.ZonedDateTime.compare(then, now) <= 0)
    then = then.add({ days: 1 });
  world.platform.clock.advance(Math.ceil(now.until(then).total('seconds')));
}

const law = { disciplineId: LAW.id, categoryId: LAW.contracts, experience: 60, pricing: 'FIXED' } as const;
const post = (title = 'Terms of service', by = client) =>
  by.ok('POST /api/job/jobPosting', {
    body: { ...law, title, description: 'A draft.', skills: [], budgetMinCents: 500, budgetMaxCents: 900 },
  });
const offer = (title: string) =>
  professional.ok('POST /api/service/add', {
    body: { ...law, title, description: 'We read.', skills: [], priceCents: 9_000, consultationMinutes: 30 },
  });

const save = (frequency: Frequency, filters: SavedFilters = { disciplineId: LAW.id }, by = professional) =>
  by.ok('POST /api/saved-search', { body: { kind: 'POSTING', name: 'Law jobs', filters, frequency } });

async function alerts(by = professional): Promise<string[]> {
  const { notifications } = await by.ok('GET /api/notification/unread');
  return notifications.filter((each) => each.notificationType === 'SEARCH').map(({ message }) => message);
}
/** Those of searches: other mails are about other things. */
async function alertMails(to: Character) {
  await world.advance({ minutes: 3 });
  return (await mailsTo(world, to.email)).filter(({ subject }) => /match/.test(subject));
}

test('at once: what is new by its title, with a link to it and an email', async () => {
  await save('AT_ONCE', { q: 'terms', disciplineId: LAW.id });
  const before = await alertMails(ana);
  const { createdAt } = await post('Terms of service');
  await world.settle();
  const { notifications } = await professional.ok('GET /api/notification/unread');
  const since = encodeURIComponent(createdAt);
  expect(notifications).toMatchObject([
    {
      message: '1 new job posting matches “Law jobs”. “Terms of service”.',
      url: `/job-posting?q=terms&disciplineId=${LAW.id}&sort=newest&since=${since}`,
    },
  ]);
  const [mail, ...more] = (await alertMails(ana)).slice(0, before.length === 0 ? undefined : -before.length);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('1 new job posting matches “Law jobs”');
  expect(mail?.text).toContain('Unsubscribe from emails about saved searches');
  expect(await alerts()).toHaveLength(1);
});

test('the link of an alert shows what it told of, and nothing that was there before', async () => {
  await post('Terms of old');
  await world.advance({ minutes: 1 });
  await save('AT_ONCE');
  const [one, other] = [await post('Terms of one'), await post('Terms of another')];
  await world.settle();
  const { notifications } = await professional.ok('GET /api/notification/unread');
  const query = Object.fromEntries(new URL(notifications[0]?.url ?? '', 'http://x').searchParams);
  const { items } = await professional.ok('GET /api/job/jobPosting/all', { query });
  expect(items.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
});

test('of many five are named and the others counted; a second alert comes ten minutes later', async () => {
  await save('AT_ONCE');
  await post('First');
  await world.settle();
  for (let n = 1; n <= 7; n += 1) await post(`Job ${n}`);
  await world.advance({ minutes: 9 });
  expect(await alerts()).toHaveLength(1);
  await world.advance({ minutes: 1 });
  expect(await alerts()).toEqual([
    '7 new job postings match “Law jobs”. “Job 7”, “Job 6”, “Job 5”, “Job 4”, “Job 3”, and 2 more.',
    '1 new job posting matches “Law jobs”. “First”.',
  ]);
});

// Bogotá is five hours behind UTC all year.
test('daily: the next morning at eight in the zone of its owner', async () => {
  await save('DAILY');
  await post();
  await world.settle();
  await clockTo('12:00', 2);
  await world.settle();
  expect(await alerts()).toEqual([]);
  await clockTo('13:00', 2);
  await world.settle();
  expect(await alerts()).toHaveLength(1);
});

test('weekly: on Monday at eight', async () => {
  await save('WEEKLY');
  await post('One');
  await world.advance({ days: 4 });
  await post('Two');
  await world.settle();
  expect(await alerts()).toEqual([]);
  await clockTo('12:00', 1);
  await world.settle();
  expect(await alerts()).toEqual([]);
  await clockTo('13:00', 1);
  await world.settle();
  expect(await alerts()).toEqual(['2 new job postings match “Law jobs”. “Two” and “One”.']);
});

test('several sweeps at once tell it once', async () => {
  await save('AT_ONCE');
  for (let n = 1; n <= 5; n += 1) await post(`Job ${n}`);
  const matched = await Promise.all([1, 2, 3, 4].map(() => matchNews(world.platform)));
  expect(matched.reduce((sum, count) => sum + count)).toBe(5);
  await Promise.all([1, 2, 3, 4].map(() => sendAlerts(world.platform)));
  expect(await alerts()).toHaveLength(1);
});

test('a posting that is closed and reopened, or changed, is told once', async () => {
  await save('AT_ONCE');
  const { id } = await post();
  await world.settle();
  await client.ok('POST /api/job/jobPosting/:id/close', { params: { id } });
  await client.ok('POST /api/job/jobPosting/:id/reopen', { params: { id } });
  await world.advance({ hours: 1 });
  expect(await alerts()).toHaveLength(1);
});

test('a service is new when it is first published, and when it is rated as well as was wanted', async () => {
  const search = { kind: 'SERVICE', name: 'Best', frequency: 'AT_ONCE' } as const;
  const rated = { ...search, filters: { disciplineId: LAW.id, minRating: 4 } };
  await client.ok('POST /api/saved-search', { body: rated });
  await client.ok('POST /api/saved-search', { body: { ...search, name: 'All', filters: { q: 'bylaws' } } });
  const { id } = await offer('Bylaws');
  await world.settle();
  expect(await alerts(client)).toEqual(['1 new service matches “All”. “Bylaws”.']);
  const rate = (ratingSum: number) =>
    world.platform.db
      .updateTable('services')
      .set({ ratingSum, ratingCount: 1 })
      .where('id', '=', id)
      .execute();
  for (const stars of [3, 5, 3, 5]) {
    await rate(stars);
    await world.advance({ hours: 1 });
  }
  expect(await alerts(client)).toEqual([
    '1 new service matches “Best”. “Bylaws”.',
    '1 new service matches “All”. “Bylaws”.',
  ]);
});

test('nobody is told of their own, of people they blocked, or while it is paused or deleted', async () => {
  await save('AT_ONCE', { disciplineId: LAW.id }, client);
  const search = await save('AT_ONCE');
  const at = { params: { id: search.id } };
  const { name, frequency } = search;
  const asMilo = await world.as(milo);
  await professional.ok('POST /api/users/block/:id', { params: { id: milo.id } });
  await post('Of Milo', asMilo);
  await professional.ok('PUT /api/saved-search/:id', { ...at, body: { name, frequency, paused: true } });
  await world.settle();
  await post('Paused');
  await world.settle();
  await professional.ok('PUT /api/saved-search/:id', { ...at, body: { name, frequency, paused: false } });
  await professional.ok('DELETE /api/saved-search/:id', at);
  await post('Deleted');
  await world.settle();
  await professional.ok('POST /api/saved-search/:id/restore', at);
  await world.advance({ hours: 1 });
  expect(await alerts()).toEqual([]);
  expect(await alerts(client)).toEqual(['1 new job posting matches “Law jobs”. “Of Milo”.']);
});

test('what is gone before the alert is not told of', async () => {
  await save('DAILY');
  const { id } = await post('Gone');
  await world.settle();
  await client.ok('POST /api/job/jobPosting/:id/close', { params: { id } });
  await world.advance({ days: 1 });
  expect(await alerts()).toEqual([]);
});

test('whoever turned them off, or is disabled, gets none', async () => {
  expect(NOTIFICATION_TYPES).toContain('SEARCH');
  await save('AT_ONCE');
  await professional.ok('PUT /api/notification/settings', {
    body: { SEARCH: { inApp: false, email: false } },
  });
  await post('One');
  await world.settle();
  await world.platform.db.deleteFrom('notificationSettings').execute();
  const disabledAt = world.platform.clock.instant();
  await world.platform.db.updateTable('users').set({ disabledAt }).where('id', '=', ana.id).execute();
  await post('Two');
  await world.advance({ hours: 1 });
  await world.platform.db.updateTable('users').set({ disabledAt: null }).execute();
  const rows = await world.platform.db.selectFrom('notifications').selectAll().execute();
  expect(rows.filter(({ type }) => type === 'SEARCH')).toEqual([]);
});
