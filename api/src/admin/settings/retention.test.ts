import type { Retention } from '@parley/contract/admin/settings/retention.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { hire } from '../../../test/hiring.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { newId } from '../../platform/database/id.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
});
afterAll(() => world.close());

const DEFAULTS = {
  chatsDays: null,
  notificationsDays: null,
  securityDays: 400,
  emailsDays: 30,
  deliveriesDays: 30,
};
async function keep(days: Partial<Retention>) {
  const { version } = await admin.ok('GET /api/admin/settings');
  const body = { ...DEFAULTS, ...days, version, reason: 'Decided with the team.' };
  return admin.call('PUT /api/admin/settings/retention', { body });
}
const daysAgo = (days: number) => new Date(world.platform.clock.now().getTime() - days * 86_400_000);

/** A job with a message that ended so many days ago. */
async function endedJob(days: number): Promise<string> {
  const { jobId, client } = await hire(world, { client: clara, professional: ana });
  const clientMessageId = `${jobId}-1`;
  await client.ok('POST /api/chat/message', {
    body: { jobId, body: 'See you then', attachments: [], clientMessageId },
  });
  await client.ok('POST /api/job/:id/end', { params: { id: jobId }, body: {} });
  const { db } = world.platform;
  await db
    .updateTable('jobs')
    .set({ endedAt: daysAgo(days) })
    .where('id', '=', jobId)
    .execute();
  return jobId;
}
const messagesOf = async (jobId: string) =>
  (await (await world.as(clara)).ok('GET /api/chat/job/:jobId', { params: { jobId } })).messages.length;

test('chats go when their job has been over for as long as they are kept, never a day sooner', async () => {
  const [old, recent] = [await endedJob(401), await endedJob(399)];
  await world.settle();
  // Kept for good until an admin decides.
  expect(await messagesOf(old)).toBe(1);
  const query = { chatsDays: 400 };
  expect(await admin.ok('GET /api/admin/settings/retention', { query })).toMatchObject({ chats: 1 });
  expect(await keep({ chatsDays: 400 })).toMatchObject({ status: 200 });
  await world.settle();
  expect([await messagesOf(old), await messagesOf(recent)]).toEqual([0, 1]);
  expect(await admin.ok('GET /api/admin/settings/retention', { query })).toMatchObject({ chats: 0 });
});

test('the chat of a plan stays while a milestone goes on, and is kept from the end of the last one', async () => {
  const { db } = world.platform;
  const [first, last] = [await endedJob(500), await endedJob(399)];
  const milestone = (jobId: string, number: number, endedAt: Date | null) =>
    db
      .updateTable('jobs')
      .set({
        planId: first,
        milestone: number,
        milestoneTitle: 'Part',
        status: endedAt === null ? 'TALKING' : 'ENDED',
        endedAt,
      })
      .where('id', '=', jobId)
      .execute();
  const left = async (endedAt: Date | null) => {
    await milestone(last, 2, endedAt);
    await world.settle();
    return messagesOf(first);
  };
  await milestone(first, 1, daysAgo(500));
  await milestone(last, 2, null);
  const query = { chatsDays: 400 };
  const { chats } = await admin.ok('GET /api/admin/settings/retention', { query });
  await keep(query);
  expect([chats, await left(null), await left(daysAgo(399)), await left(daysAgo(401))]).toEqual([0, 1, 1, 0]);
});

test('notifications go when they were read long enough ago; unread ones stay', async () => {
  const { db } = world.platform;
  const mine = () =>
    db.selectFrom('notifications').select(['id', 'readAt']).where('userId', '=', ana.id).execute();
  const [first, second, ...others] = await mine();
  expect(others.length).toBeGreaterThan(0);
  for (const [each, days] of [
    [first, 61],
    [second, 59],
  ] as const)
    await db
      .updateTable('notifications')
      .set({ readAt: daysAgo(days) })
      .where('id', '=', each?.id ?? '')
      .execute();
  await keep({ notificationsDays: 60 });
  await world.settle();
  const left = (await mine()).map(({ id }) => id);
  expect(left).not.toContain(first?.id);
  expect(left).toEqual(expect.arrayContaining([second?.id, ...others.map(({ id }) => id)]));
});

test('deliveries of webhooks go when they have been kept for as long as admins say', async () => {
  const { db } = world.platform;
  const webhookId = newId();
  const webhook = { id: webhookId, userId: clara.id, name: 'Sheet', address: 'sealed', secret: 'sealed' };
  await db
    .insertInto('webhooks')
    .values({ ...webhook, events: ['job.moved'], createdAt: daysAgo(200) })
    .execute();
  const delivery = { webhookId, event: 'job.moved', content: '{}', state: 'DELIVERED' } as const;
  const made = [8, 20, 40].map((days) => ({ ...delivery, id: newId(), createdAt: daysAgo(days) }));
  await db.insertInto('webhookDeliveries').values(made).execute();
  const left = async () => {
    await world.settle();
    const rows = await db
      .selectFrom('webhookDeliveries')
      .select('id')
      .where('webhookId', '=', webhookId)
      .execute();
    return made.map(({ id }) => rows.some((row) => row.id === id));
  };
  await keep({ deliveriesDays: 50 });
  expect(await left()).toEqual([true, true, true]);
  const query = { deliveriesDays: 30 };
  expect(await admin.ok('GET /api/admin/settings/retention', { query })).toMatchObject({ deliveries: 1 });
  await keep({});
  expect(await left()).toEqual([true, true, false]);
  await keep({ deliveriesDays: 9 });
  expect(await left()).toEqual([true, false, false]);
});

test('what would be too short or too long is refused at its field', async () => {
  for (const [wrong, path] of [
    [{ chatsDays: 364 }, 'chatsDays'],
    [{ notificationsDays: 29 }, 'notificationsDays'],
    [{ securityDays: 89 }, 'securityDays'],
    [{ emailsDays: 366 }, 'emailsDays'],
    [{ emailsDays: 7.5 }, 'emailsDays'],
    [{ deliveriesDays: 6 }, 'deliveriesDays'],
  ] as const)
    expect(await keep(wrong)).toMatchObject({ status: 400, errors: [{ path }] });
});
