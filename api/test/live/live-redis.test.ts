import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutesAfter } from '../../src/platform/clock.ts';
import { openDistantLive } from '../../src/platform/live/distant-live.ts';
import { ana, type Character, clara } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { openLive } from './live-client.ts';
import { openNotes } from './notes-page.ts';
import { freePort } from '../../../tools/ports.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createWorld, type World } from '../world.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Processes that die or stand still. */
const DYING = { tags: ['extended'], timeout: 60_000 };

describe.skipIf(!hasRedis)('two processes joined by Redis', () => {
  let world: World;
  let jobId: string;
  let appointmentId: string;
  let redis: ChildProcess;
  let port: number;
  let servers: [ServerProcess, ServerProcess];
  beforeAll(async () => {
    world = await createWorld();
    ({ jobId, appointmentId } = await hire(world, { client: clara, professional: ana }));
    port = await freePort();
    startRedis();
    const more = { REDIS_URL: `redis://127.0.0.1:${port}` };
    servers = [await startServer(world, more), await startServer(world, more)];
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.kill();
    redis.kill('SIGKILL');
    await world.close();
  });

  function startRedis(): void {
    const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawn('redis-server', where, { stdio: 'ignore' });
  }
  const tabAt = async ({ url }: ServerProcess, character: Character) =>
    openLive(url, await sessionOf(world.platform, character));
  const her = () => tabAt(servers[0], clara);
  const his = () => tabAt(servers[1], ana);

  test('who was at a process that died is seen to be gone', DYING, async () => {
    const [hers] = [await her(), await his()];
    expect(await hers.say('join', { jobId })).toMatchObject({ data: { isOtherOnline: true } });
    const goes = hers.next('presence', ({ userId, online }) => userId === ana.id && !online);
    await servers[1].kill();
    expect(await goes).toEqual({ userId: ana.id, online: false });
    await servers[1].start();
    const comes = hers.next('presence', ({ userId, online }) => userId === ana.id && online);
    const back = await his();
    await comes;
    for (const tab of [hers, back]) tab.close();
  });

  test('two at different processes write in one text', async () => {
    const [hers, away] = [
      await openNotes(await her(), appointmentId),
      await openNotes(await his(), appointmentId),
    ];
    hers.text.insert(0, 'Scope. ');
    await hers.save();
    await away.until('Scope. ');
    away.text.insert('Scope. '.length, 'Price.');
    await away.save();
    await hers.until('Scope. Price.');
    for (const page of [hers, away]) page.close();
  }, 60_000);

  /** Another process is too busy to answer, and its tabs stay connected. */
  async function whileBlocked(server: ServerProcess, work: () => Promise<void>): Promise<void> {
    process.kill(server.pid(), 'SIGSTOP');
    await work().finally(() => process.kill(server.pid(), 'SIGCONT'));
  }

  const whoIsThere = async () => {
    const open = world.platform.db.selectFrom('meetingPresence').select('userId').where('leftAt', 'is', null);
    return (await open.execute()).map(({ userId }) => userId);
  };

  test('who has a tab at a process that does not answer is there, whatever other tab they close', async () => {
    const [startsAt, endsAt] = [minutesAfter(new Date(), 1), minutesAfter(new Date(), 61)];
    await world.platform.db
      .updateTable('appointments')
      .set({ startsAt, endsAt })
      .where('id', '=', appointmentId)
      .execute();
    const [phone, laptop] = [await tabAt(servers[0], ana), await his()];
    for (const tab of [phone, laptop])
      expect(await tab.say('enter', { appointmentId })).toMatchObject({ ok: true });
    await whileBlocked(servers[1], async () => {
      expect(await phone.say('exit', { appointmentId })).toMatchObject({ ok: true });
      expect(await whoIsThere()).toEqual([ana.id]);
    });
    laptop.close();
    await expect.poll(whoIsThere, { timeout: 10_000 }).toEqual([]);
    phone.close();
  }, 60_000);

  test('who comes back while another process is slow to answer is not called offline', DYING, async () => {
    const [hers, before] = [await her(), await tabAt(servers[0], ana)];
    await hers.say('join', { jobId });
    let back = before;
    await whileBlocked(servers[1], async () => {
      before.close();
      // Three seconds later the other process is asked, which has a second and a half to answer.
      await pause(3_300);
      back = await tabAt(servers[0], ana);
    });
    await pause(2_000);
    const heard = hers.heard.filter(({ name }) => name === 'presence');
    expect(heard.at(-1)).toMatchObject({ heard: { userId: ana.id, online: true } });
    for (const tab of [hers, back]) tab.close();
  });

  test('while Redis is away each process tells its own, and all again when it is back', async () => {
    const [laptop, phone, far] = [await her(), await her(), await his()];
    await laptop.say('join', { jobId });
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    await pause(200);
    expect(await laptop.say('join', { jobId })).toMatchObject({ ok: true });
    expect(await far.say('join', { jobId })).toMatchObject({ ok: true });
    const heard = phone.next('newer');
    await saidBy(servers[0], 'Are you there?');
    await heard;
    startRedis();
    const end = performance.now() + 20_000;
    let isHeard = false;
    void far.next('newer').then(
      () => (isHeard = true),
      () => {},
    );
    while (!isHeard && performance.now() < end) {
      await saidBy(servers[0], 'And now?');
      await pause(200);
    }
    expect(isHeard).toBe(true);
    for (const tab of [laptop, phone, far]) tab.close();
  }, 60_000);

  test(
    'while Redis is away tabs are told to look for themselves, and connect anew when it is back',
    DYING,
    async () => {
      // What was lost in the test before has been noticed by then.
      await pause(1_500);
      const [hers, far] = [await her(), await his()];
      await hers.say('join', { jobId });
      redis.kill('SIGKILL');
      await once(redis, 'exit');
      await far.next('gap');
      startRedis();
      expect(await Promise.all([hers.cut, far.cut])).toEqual(['unavailable', 'unavailable']);
      const [again, back] = [await her(), await his()];
      expect(await again.say('join', { jobId })).toMatchObject({ data: { isOtherOnline: true } });
      await back.say('join', { jobId });
      const heard = back.next('newer');
      await saidBy(servers[0], 'There you are.');
      await heard;
      await pause(7_000);
      expect([again, back].map(({ socket }) => socket.connected)).toEqual([true, true]);
      for (const tab of [again, back]) tab.close();
    },
  );

  async function saidBy({ url }: ServerProcess, body: string): Promise<void> {
    const { accessToken } = await sessionOf(world.platform, clara);
    const answer = await fetch(`${url}/api/chat/message`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jobId, body, clientMessageId: crypto.randomUUID(), attachments: [] }),
    });
    expect(answer.status).toBe(201);
  }

  test('a process for background work, which no tab connects to, stops without an error', async () => {
    const { platform } = world;
    const settings = { ...platform.settings, REDIS_URL: `redis://127.0.0.1:${port}` };
    const distant = await openDistantLive({ ...platform, settings });
    const asks = createClient({ url: settings.REDIS_URL });
    await asks.connect();
    expect(await asks.pubSubNumSub('socket.io#/#')).toEqual({ 'socket.io#/#': 3 });
    asks.destroy();
    await expect(distant.close()).resolves.toBeUndefined();
  });
});
