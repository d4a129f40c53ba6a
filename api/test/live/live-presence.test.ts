import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { milo, tendai } from '../cast.ts';
import type { Client } from '../client.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { pay } from '../pay.ts';
import { createWorld, type World } from '../world.ts';
import { openLive, type LiveClient } from './live-client.ts';

/** Going offline is told a moment later (OFFLINE_DELAY_MS). */
const TOLD_MS = 3_500;

let world: World;
let url: string;
let client: Client;
let watching: LiveClient;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  url = world.app.listeningOrigin;
  client = await world.as(milo);
  watching = await openLive(url, await sessionOf(world.platform, tendai));
});
afterAll(async () => {
  watching.close();
  await world.close();
});

const block = () => client.ok('POST /api/users/block/:id', { params: { id: tendai.id } });
const unblock = () => client.ok('DELETE /api/users/block/:id', { params: { id: tendai.id } });

/** What the watching tab hears while the client comes and goes. */
async function seen(): Promise<unknown[]> {
  const before = watching.heard.length;
  (await openLive(url, await sessionOf(world.platform, milo))).close();
  await pause(TOLD_MS);
  return watching.heard.slice(before).flatMap(({ name, heard }) => (name === 'presence' ? [heard] : []));
}
const both = [true, false].map((online) => ({ userId: milo.id, online }));

test('a tab that is open when somebody blocks no longer sees who comes and goes, and is told to look again', async () => {
  const { jobId } = await hire(world, { client: milo, professional: tendai });
  await watching.say('join', { jobId });
  expect(await seen()).toEqual(both);
  const told = watching.next('changed', ({ id }) => id === jobId);
  await block();
  expect(await told).toEqual({ kind: 'job', id: jobId });
  expect(await seen()).toEqual([]);
  await unblock();
}, 30_000);

test('while paid work goes on it still does, whoever blocks, and no longer once that has ended', async () => {
  const { jobId } = await hire(world, { client: milo, professional: tendai });
  await pay(world, client, jobId);
  await watching.say('join', { jobId });
  await block();
  expect(await seen()).toEqual(both);
  await client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} });
  expect(await seen()).toEqual([]);
  await unblock();
}, 30_000);
