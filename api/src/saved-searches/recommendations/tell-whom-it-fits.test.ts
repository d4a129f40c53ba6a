import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { offer, wanted } from '../../../test/search/fitting.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let client: Client;
let professional: Client;
beforeAll(async () => {
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '100000' } });
  [client, professional] = [await world.as(clara), await world.as(ana)];
  await professional.ok('POST /api/service/add', { body: offer });
  await world.settle();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world.platform;
  for (const table of [
    'recommendations',
    'announcements',
    'notifications',
    'userBlocks',
    'jobPostings',
  ] as const)
    await db.deleteFrom(table).execute();
});

const post = async (title: string = wanted.title) => {
  const { id } = await client.ok('POST /api/job/jobPosting', { body: { ...wanted, title } });
  return id;
};
const told = async (by = professional) => {
  await world.settle();
  const { notifications } = await by.ok('GET /api/notification/unread');
  return notifications.filter((each) => each.notificationType === 'RECOMMENDATION');
};

describe('a new posting', () => {
  test('is told of once, with the reasons and the time', async () => {
    const id = await post();
    const [news, ...more] = await told();
    expect(more).toEqual([]);
    expect(news?.message).toMatch(
      /^New job posting that fits you: “Terms of service”\. You’re both free \w{3} .+\. Your category: Contract review · /,
    );
    expect(news?.url).toBe(`/job-posting/${id}`);
    await world.advance({ hours: 1 });
    expect(await told()).toHaveLength(1);
    expect(await told(await world.as(tendai))).toEqual([]);
  });

  test('is told of with a time of that professional, and nobody else’s', async () => {
    await post();
    const [news] = await told();
    // Ana works from 9:00 to 18:00, which is the evening in Harare and Berlin; Tendai, from Berlin's morning on.
    const [, hour] = /You’re both free .*?(\d+):\d\d/.exec(news?.message ?? '') ?? [];
    expect(Number(hour)).toBeGreaterThanOrEqual(9);
    expect(Number(hour)).toBeLessThan(18);
  });

  test('is told of by at most three a day', async () => {
    for (let n = 1; n <= 5; n += 1) await post(`Job ${n}`);
    expect(await told()).toHaveLength(3);
    await world.advance({ hours: 25 });
    await post('Tomorrow');
    expect(await told()).toHaveLength(4);
  });

  test('is told of though alerts of saved searches are turned off', async () => {
    await professional.ok('PUT /api/notification/settings', {
      body: { SEARCH: { inApp: false, email: false, push: false } },
    });
    await post();
    expect(await told()).toHaveLength(1);
    await world.platform.db.deleteFrom('notificationSettings').execute();
  });

  test('is not told of where one has blocked the other, or turned it off', async () => {
    await client.ok('POST /api/users/block/:id', { params: { id: ana.id } });
    await post();
    expect(await told()).toEqual([]);
    await world.platform.db.deleteFrom('userBlocks').execute();
    await professional.ok('PUT /api/notification/settings', {
      body: { RECOMMENDATION: { inApp: false, email: false } },
    });
    await post('Another');
    expect(await told()).toEqual([]);
    await world.platform.db.deleteFrom('notificationSettings').execute();
  });
});
