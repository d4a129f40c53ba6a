import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../tools/ports.ts';
import { createWorld, type World } from '../../../test/world.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe.skipIf(!hasRedis)('two processes that count in Redis', () => {
  let redis: ChildProcess;
  let port: number;
  let worlds: World[];
  let apps: FastifyInstance[];
  beforeAll(async () => {
    port = await freePort();
    startRedis();
    const settings = { READS_IN_10_SECONDS: '5', REDIS_URL: `redis://127.0.0.1:${port}` };
    worlds = [await createWorld({ settings }), await createWorld({ settings })];
    apps = worlds.map(({ app }) => app);
  }, 60_000);
  afterAll(async () => {
    for (const world of worlds) await world.close();
    redis.kill('SIGKILL');
  });

  function startRedis(): void {
    const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawn('redis-server', where, { stdio: 'ignore' });
  }
  async function statuses(app: FastifyInstance | undefined, times: number, from: string): Promise<number[]> {
    const answers: number[] = [];
    for (let count = 0; count < times; count += 1) {
      const answer = await app?.inject({ url: '/api/discipline', remoteAddress: from });
      answers.push(answer?.statusCode ?? 0);
    }
    return answers;
  }
  /** Whether two limiters share their counts. */
  async function countTogether(from: string): Promise<boolean> {
    await statuses(apps[0], 5, from);
    return (await statuses(apps[1], 1, from))[0] === 429;
  }

  test('count one caller together', async () => {
    expect(await statuses(apps[0], 3, '10.0.0.1')).toEqual([200, 200, 200]);
    expect(await statuses(apps[1], 3, '10.0.0.1')).toEqual([200, 200, 429]);
    expect(await statuses(apps[0], 1, '10.0.0.1')).toEqual([429]);
  });

  test('count each for itself while it is away, and together again once it is back', async () => {
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    for (const app of apps)
      expect(await statuses(app, 6, '10.0.0.2')).toEqual([200, 200, 200, 200, 200, 429]);
    startRedis();
    let tries = 0;
    for (tries = 3; tries < 60 && !(await countTogether(`10.0.0.${tries}`)); tries += 1) await pause(500);
    expect(tries).toBeLessThan(60);
  }, 60_000);
});
