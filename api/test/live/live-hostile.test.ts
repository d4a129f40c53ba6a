import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH } from '@parley/contract/live-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutesAfter } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/database/id.ts';
import { ana, clara } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { overtaken } from '../failures/overtaken.ts';
import { openLive } from './live-client.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let url: string;
let jobId: string;
let appointmentId: string;
let startsAt: string;
beforeAll(async () => {
  world = await createWorld();
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  ({ jobId, appointmentId, startsAt } = await hire(world, { client: clara, professional: ana }));
});
afterAll(() => world.close());

/** A raw client that can send any packet. */
async function openWire() {
  const wire = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`);
  const closed = once(wire, 'close');
  const heard: string[] = [];
  wire.addEventListener('message', ({ data }) => heard.push(String(data)));
  await once(wire, 'open');
  return { wire, closed, heard };
}
/** Hostile packets of Engine.IO and Socket.IO. */
const flood = (packet: string) => Array.from({ length: 2_000 }, () => packet);

test.each([
  ['greets twice at once', ['40', '40']],
  ['takes leave and stays', ['40', '41']],
  ['takes leave and greets again', ['40', '41', '40']],
  ['takes leave and greets again and again', flood('41').flatMap((leave) => ['40', leave])],
  ['announces a thousand attachments', ['40', '451000-["join",{"_placeholder":true,"num":0}]']],
  ['sends bytes nobody announced', ['40', 'b4AAAA']],
  ['says what only the channel itself says', ['40', '420["disconnecting",{}]']],
  ['says nothing', ['40', '420[]']],
  ['answers what nobody asked, endlessly', ['40', ...flood('431[{}]')]],
  ['answers pings that nobody sent, endlessly', ['40', ...flood('3')]],
  ['looks for other rooms of the house, endlessly', ['40', ...flood('40/admin,')]],
])('who %s is hung up on, and nobody else notices', async (_what, packets) => {
  const session = await sessionOf(world.platform, clara);
  const other = await openLive(url, session);
  const { wire, closed, heard } = await openWire();
  for (const packet of packets) wire.send(packet);
  await closed;
  // Closed at once, not by the sign-in timeout.
  expect(heard.join(' ')).not.toContain('over');
  expect(await other.say('join', { jobId })).toMatchObject({ ok: true });
  other.close();
});

test('who hangs up while signing in is not there for ever', async () => {
  const { accessToken } = await sessionOf(world.platform, ana);
  for (let each = 0; each < 20; each += 1) {
    const { wire, closed, heard } = await openWire();
    wire.send('40');
    while (!heard.some((said) => said.startsWith('40'))) await pause(2);
    wire.send(`420["signIn",${JSON.stringify({ accessToken })}]`);
    await pause(each % 5);
    wire.close();
    await closed;
  }
  await pause(300);
  const hers = await openLive(url, await sessionOf(world.platform, clara));
  expect(await hers.say('join', { jobId })).toMatchObject({ data: { isOtherOnline: false } });
  hers.close();
});

const stays = () =>
  world.platform.db
    .selectFrom('meetingPresence')
    .select(['userId', 'leftAt'])
    .where('appointmentId', '=', appointmentId)
    .orderBy('joinedAt')
    .execute();
async function goneFromRoom() {
  for (const end = performance.now() + 5_000; performance.now() < end; await pause(20))
    if ((await stays()).every(({ leftAt }) => leftAt !== null)) return;
}

test('who comes and goes is written down by what their tabs do', async () => {
  const { clock } = world.platform;
  clock.advance((Date.parse(minutesAfter(startsAt, -1)) - clock.now().getTime()) / 1000);
  const session = await sessionOf(world.platform, clara);
  const [laptop, phone] = await Promise.all([openLive(url, session), openLive(url, session)]);
  await laptop.say('enter', { appointmentId });
  await phone.say('enter', { appointmentId });
  await laptop.say('exit', { appointmentId });
  expect(await stays()).toEqual([{ userId: clara.id, leftAt: null }]);
  phone.close();
  await goneFromRoom();
  await laptop.say('enter', { appointmentId });
  expect(await stays()).toEqual([
    { userId: clara.id, leftAt: expect.any(String) },
    { userId: clara.id, leftAt: null },
  ]);
  laptop.close();
  await goneFromRoom();
});

test('who hangs up while entering is not in the room for ever', async () => {
  for (let each = 0; each < 20; each += 1) {
    const tab = await openLive(url, await sessionOf(world.platform, ana));
    tab.socket.emit('enter', { appointmentId }, () => {});
    await pause(each % 7);
    tab.socket.io.engine.close();
  }
  await pause(300);
  await goneFromRoom();
  expect((await stays()).filter(({ leftAt }) => leftAt === null)).toEqual([]);
  const hers = await openLive(url, await sessionOf(world.platform, clara));
  const { socketId } = Object(
    await hers.say('enter', { appointmentId }).then((said) => said.ok && said.data),
  );
  expect(await hers.say('enter', { appointmentId })).toMatchObject({
    data: { people: [{ userId: clara.id, socketId }] },
  });
  hers.close();
  await goneFromRoom();
});

test('who comes back while their leaving is being stored is there', async () => {
  const before = (await stays()).length;
  const old = await openLive(url, await sessionOf(world.platform, clara));
  await old.say('enter', { appointmentId });
  const again = await openLive(url, await sessionOf(world.platform, clara));
  await overtaken(
    world,
    {
      hold: (trx) =>
        trx.selectFrom('meetingPresence').select('id').where('leftAt', 'is', null).forUpdate().execute(),
      change: () => again.say('enter', { appointmentId }),
    },
    async () => old.close(),
  );
  await expect.poll(stays).toHaveLength(before + 2);
  expect((await stays()).filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
  again.close();
  await goneFromRoom();
});

test('nobody comes and goes without end, and the other side still comes', async () => {
  const { db } = world.platform;
  const joinedAt = minutesAfter(startsAt, -9);
  const before = (await stays()).filter(({ userId }) => userId === clara.id).length;
  const more = Array.from({ length: 1_000 - before }, () => ({ id: newId(), joinedAt, leftAt: joinedAt }));
  const often = more.map((stay) => ({ ...stay, appointmentId, userId: clara.id }));
  await db.insertInto('meetingPresence').values(often).execute();
  const [hers, other] = [
    await openLive(url, await sessionOf(world.platform, clara)),
    await openLive(url, await sessionOf(world.platform, ana)),
  ];
  expect(await hers.say('enter', { appointmentId })).toMatchObject({ ok: false, code: 'too_many_requests' });
  const entered = await other.say('enter', { appointmentId });
  expect(entered).toMatchObject({ data: { people: [{ userId: ana.id }] } });
  hers.close();
  other.close();
  await goneFromRoom();
  const ids = more.map(({ id }) => id);
  await db.deleteFrom('meetingPresence').where('id', 'in', ids).execute();
});

test('nobody stays written down in a room that has closed', async () => {
  const hers = await openLive(url, await sessionOf(world.platform, clara));
  await hers.say('enter', { appointmentId });
  expect((await stays()).filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
  await world.advance({ hours: 4 });
  const { endsAt } = await world.platform.db
    .selectFrom('appointments')
    .select('endsAt')
    .where('id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  expect((await stays()).at(-1)).toEqual({ userId: clara.id, leftAt: minutesAfter(endsAt, 30) });
  hers.close();
});
