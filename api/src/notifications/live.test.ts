import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import { sessionOf } from '../../test/fill.ts';
import { openLive } from '../../test/live/live-client.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let url: string;
beforeAll(async () => {
  world = await createWorld();
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const isInView = () => world.platform.live.isInView(ana.id);
const openTab = async () => openLive(url, await sessionOf(world.platform, ana));

test('a person looks at Parley while one of their tabs is in view, and no longer', async () => {
  const [tab, other] = await Promise.all([openTab(), openTab()]);
  expect(await isInView()).toBe(false);
  await tab.say('view', { isInView: true });
  expect(await isInView()).toBe(true);
  expect(await world.platform.live.isInView(clara.id)).toBe(false);
  await other.say('view', { isInView: true });
  await tab.say('view', { isInView: false });
  expect(await isInView()).toBe(true);
  other.close();
  await expect.poll(isInView).toBe(false);
  tab.close();
});
