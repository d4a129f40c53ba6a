import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { readSettings } from '../../env.ts';
import { minutesAfter } from '../../platform/clock.ts';
import { iceServersFor } from './ice-servers.ts';

const TURN_SECRET = 'a secret between us and the relay';
let world: World;
let hired: HiredJob;
beforeAll(async () => {
  const relays = { STUN_URLS: 'stun:one.test:3478', TURN_URLS: 'turn:one.test:3478, turns:one.test:5349' };
  world = await createWorld({ settings: { ...relays, TURN_SECRET } });
  hired = await hire(world, { client: clara, professional: ana });
});
afterAll(() => world.close());

const auth = (by: Client) =>
  by.call('POST /api/job/meeting/auth/:id', { params: { id: hired.appointmentId }, body: {} });

async function advanceTo(minutes: number): Promise<void> {
  const aim = Date.parse(minutesAfter(hired.startsAt, minutes));
  world.platform.clock.advance((aim - world.platform.clock.now().getTime()) / 1000);
}

test('nobody gets into a room before it opens', async () => {
  await advanceTo(-11);
  for (const one of [hired.client, hired.professional]) expect((await auth(one)).code).toBe('too_early');
});

test('the two get their own way into an open room, and strangers find none', async () => {
  await advanceTo(-10);
  const { data } = await auth(hired.client);
  expect(data.room).toBe(hired.appointmentId);
  const [stun, turn] = data.iceServers;
  expect(stun).toEqual({ urls: ['stun:one.test:3478'] });
  expect(turn?.urls).toEqual(['turn:one.test:3478', 'turns:one.test:5349']);
  const other = (await auth(hired.professional)).data;
  expect(other.iceServers[1]?.username).not.toBe(turn?.username);
  for (const stranger of [milo, tendai])
    expect((await auth(await world.as(stranger))).code).toBe('not_found');
  expect((await auth(await world.as(ada))).code).toBe('forbidden');
  expect((await auth(world.nobody)).code).toBe('unauthenticated');
});

test('the key to the relay is the person’s own and runs out in real time when the room closes', async () => {
  const { iceServers } = (await auth(hired.client)).data;
  const { username = '', credential } = iceServers[1] ?? {};
  const [expiry, userId] = username.split(':');
  expect(userId).toBe(clara.id);
  const leftMs = Number(expiry) * 1000 - Date.now();
  const roomMs = Date.parse(minutesAfter(hired.startsAt, 60)) - world.platform.clock.now().getTime();
  expect(Math.abs(leftMs - roomMs)).toBeLessThan(3_000);
  expect(credential).toBe(createHmac('sha1', TURN_SECRET).update(username).digest('base64'));
});

test('the pass names the room and the person, and is no access token', async () => {
  const { token } = (await auth(hired.professional)).data;
  const [key] = world.platform.keys.roomToken;
  const { payload } = await jwtVerify(token, key.bytes, { audience: 'parley-room', typ: 'room+jwt' });
  expect(payload).toMatchObject({ sub: ana.id, room: hired.appointmentId });
  const asAccess = await world.nobody.raw({
    method: 'GET',
    url: '/api/users',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asAccess.code).toBe('unauthenticated');
});

test('a room that has closed lets nobody in', async () => {
  await advanceTo(60);
  for (const one of [hired.client, hired.professional]) expect((await auth(one)).code).toBe('ended');
});

test('without a relay’s secret its address is of no use and is not told', () => {
  const urls = { STUN_URLS: [], TURN_URLS: ['turn:one.test'], TURN_SECRET: undefined };
  expect(iceServersFor(urls, 'a', 1)).toEqual([]);
});

test('an address that is no relay’s is found out at the start', () => {
  expect(() => readSettings({ TURN_URLS: 'http://one.test' })).toThrow(/TURN_URLS/);
  expect(() => readSettings({ STUN_URLS: 'turn:one.test' })).toThrow(/STUN_URLS/);
});
