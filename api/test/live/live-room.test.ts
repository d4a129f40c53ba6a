import { MAX_SIGNAL_BYTES } from '@parley/contract/live-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutesAfter } from '../../src/platform/clock.ts';
import { ada, ana, clara, milo, tendai, type Character } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { openLive, type LiveClient } from './live-client.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let url: string;
let appointmentId: string;
const open: LiveClient[] = [];

beforeAll(async () => {
  world = await createWorld();
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const hired = await hire(world, { client: clara, professional: ana });
  ({ appointmentId } = hired);
  const early = await live(clara);
  expect(await early.refused('enter', { appointmentId })).toBe('too_early');
  advanceTo(hired.startsAt);
});
afterAll(async () => {
  for (const each of open) each.close();
  await world.close();
});

async function live(character: Character): Promise<LiveClient> {
  const client = await openLive(url, await sessionOf(world.platform, character));
  open.push(client);
  return client;
}
function advanceTo(instant: string): void {
  const { clock } = world.platform;
  clock.advance((Date.parse(minutesAfter(instant, -1)) - clock.now().getTime()) / 1000);
}
async function inRoom(character: Character): Promise<LiveClient & { socketId: string }> {
  const client = await live(character);
  const entered = await client.say('enter', { appointmentId });
  if (!entered.ok) throw new Error(entered.code);
  return { ...client, socketId: entered.data.socketId };
}

test('the two see who is in the room, and who leaves it', async () => {
  const hers = await inRoom(clara);
  const comes = hers.next('room');
  const his = await inRoom(ana);
  const people = [
    { userId: clara.id, socketId: hers.socketId },
    { userId: ana.id, socketId: his.socketId },
  ];
  const { people: there } = await comes;
  expect(there.toSorted((one, other) => (one.userId < other.userId ? -1 : 1))).toEqual(people);
  const goes = hers.next('room');
  his.close();
  expect(await goes).toEqual({ appointmentId, people: people.slice(0, 1) });
  expect(await hers.say('exit', { appointmentId })).toMatchObject({ ok: true });
});

test('a signal reaches the other one, all their tabs or one, and says whom it is from', async () => {
  const [hers, his, hisPhone] = [await inRoom(clara), await inRoom(ana), await inRoom(ana)];
  const toAll = [his, hisPhone].map((tab) => tab.next('signal'));
  const payload = { description: { type: 'offer', sdp: 'v=0' } };
  await hers.say('signal', { appointmentId, to: ana.id, payload });
  const from = { userId: clara.id, socketId: hers.socketId };
  expect(await Promise.all(toAll)).toEqual([0, 1].map(() => ({ appointmentId, from, payload })));
  const toOne = hisPhone.next('signal');
  await hers.say('signal', { appointmentId, to: hisPhone.socketId, payload: { candidate: null } });
  expect(await toOne).toMatchObject({ payload: { candidate: null } });
  expect(his.heard.filter(({ name }) => name === 'signal')).toHaveLength(1);
});

test('signals arrive in the order in which they were sent', async () => {
  const [hers, his] = [await inRoom(clara), await inRoom(ana)];
  const last = his.next('signal', ({ payload }) => payload === 39);
  await Promise.all(
    Array.from({ length: 40 }, (_, payload) => hers.say('signal', { appointmentId, to: ana.id, payload })),
  );
  await last;
  const heard = his.heard.filter(({ name }) => name === 'signal');
  expect(heard.map((each) => Reflect.get(Object(each.heard), 'payload'))).toEqual(
    Array.from({ length: 40 }, (_, payload) => payload),
  );
});

test('strangers neither enter, nor send signals, nor get any', async () => {
  const hers = await inRoom(clara);
  for (const character of [milo, tendai, ada]) {
    const stranger = await live(character);
    expect(await stranger.refused('enter', { appointmentId })).toBe('not_found');
    const words = { appointmentId, to: clara.id, payload: 'hello' };
    expect(await stranger.refused('signal', words)).toBe('not_found');
    const toStranger = { appointmentId, payload: 'hello' };
    expect(await hers.refused('signal', { ...toStranger, to: character.id })).toBe('not_found');
    expect(await hers.refused('signal', { ...toStranger, to: stranger.socket.id })).toBe('not_found');
    expect(stranger.heard).toEqual([]);
  }
  expect(hers.heard.filter(({ name }) => name === 'signal')).toEqual([]);
});

test('who is not in the room sends nothing into it, and nothing too large', async () => {
  const [his, hers] = [await live(ana), await inRoom(clara)];
  const words = { appointmentId, to: clara.id, payload: 'x' };
  expect(await his.refused('signal', words)).toBe('forbidden');
  const large = { appointmentId, to: ana.id, payload: 'x'.repeat(MAX_SIGNAL_BYTES) };
  expect(await hers.refused('signal', large)).toBe('too_large');
  expect(hers.socket.connected).toBe(true);
});

test('nothing more is passed on once the meeting is over', async () => {
  const [hers, his] = [await inRoom(clara), await inRoom(ana)];
  world.platform.clock.advance(3 * 60 * 60);
  expect(await hers.refused('signal', { appointmentId, to: ana.id, payload: 'late' })).toBe('ended');
  expect(await (await live(clara)).refused('enter', { appointmentId })).toBe('ended');
  expect(his.heard.filter(({ name }) => name === 'signal')).toEqual([]);
});
