import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDistantLive } from '../../src/platform/live/distant-live.ts';
import { ana, clara } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { openLive } from './live-client.ts';
import { openNotes } from './notes-page.ts';
import { freePort } from '../../../tools/ports.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createWorld, type World } from '../world.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

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
  const her = async () => openLive(servers[0].url, await sessionOf(world.platform, clara));
  const his = async () => openLive(servers[1].url, await sessionOf(world.platform, ana));

  test('who was at a process that died is seen to be gone', async () => {
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
  }, 60_000);

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
