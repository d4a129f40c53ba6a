/** @module-tag extended */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { freePort } from '../../../tools/ports.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { Chatter } from './chatter.ts';
import { createWorld, type World } from '../world.ts';

// The full run: CHAT_MESSAGES=2000 vitest run --project api api/test/live/live-proof.test.ts
const EACH = Number(process.env.CHAT_MESSAGES ?? 80);
/** Each side loses its server once. */
const KILLS = 2;
/** Reconnecting may take several tries on a busy machine. */
const CATCH_UP_MS = 40_000;
const TAKES_MS = 300_000 + EACH * 100;
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

let world: World;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await world.close();
});

async function start(more: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(world, more);
  servers.push(server);
  return server;
}

/** Two users chat concurrently while connections break and servers die. */
async function chat(forClient: ServerProcess, forProfessional: ServerProcess) {
  const { jobId } = await hire(world, { client: clara, professional: ana });
  const chatters = [
    new Chatter({ url: forClient.url, jobId, ...(await sessionOf(world.platform, clara)) }),
    new Chatter({ url: forProfessional.url, jobId, ...(await sessionOf(world.platform, ana)) }),
  ] as const;
  const said = () => chatters[0].acknowledged.size + chatters[1].acknowledged.size;
  let isOver = false;
  const cutting = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await pause(300 + Math.random() * 900);
      chatters[turn % 2 === 0 ? 0 : 1].cut();
    }
  })();
  const killing = (async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      while (said() < (2 * EACH * kill) / (KILLS + 1)) await pause(5);
      const server = kill % 2 === 0 ? forProfessional : forClient;
      await server.kill();
      await server.start();
    }
  })();
  const began = performance.now();
  const talking = chatters.map(async (chatter, who) => {
    for (let each = 0; each < EACH; each += 1) await chatter.say(`${who} says ${each}`, `${who}-${each}`);
  });
  try {
    // Report a server that does not restart, rather than the clients' timeouts.
    await Promise.all([killing, ...talking]);
  } catch (error) {
    for (const chatter of chatters) chatter.close();
    throw error;
  } finally {
    isOver = true;
  }
  await cutting;
  const isWhole = (chatter: Chatter) => chatter.heard.length >= 2 * EACH;
  for (const end = performance.now() + CATCH_UP_MS; performance.now() < end && !chatters.every(isWhole);)
    await pause(50);
  for (const chatter of chatters) chatter.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const sum = (count: (chatter: Chatter) => number) => chatters.reduce((all, each) => all + count(each), 0);
  console.log(
    `${2 * EACH} messages in ${seconds} s, ${KILLS} kills, ${sum(({ reconnects }) => reconnects - 1)} connections again, ${sum(({ repeats }) => repeats)} sent again`,
  );
  return chatters;
}

/** Every acknowledged message exactly once, in the same order for both, and each sender's in their own order. */
function expectWhole([one, other]: readonly [Chatter, Chatter]): void {
  expect(one.heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * EACH }, (_, index) => index + 1));
  expect(other.heard.map(({ id }) => id)).toEqual(one.heard.map(({ id }) => id));
  for (const [who, chatter] of [one, other].entries()) {
    const own = one.heard.filter(({ clientMessageId }) => clientMessageId?.startsWith(`${who}-`));
    expect(own.map(({ body }) => body)).toEqual(
      Array.from({ length: EACH }, (_, each) => `${who} says ${each}`),
    );
    expect(own.map(({ id }) => id)).toEqual([...chatter.acknowledged.values()].map(({ id }) => id));
  }
}

test(
  'nothing said is lost or doubled while connections break and the server dies',
  async () => {
    const server = await start();
    expectWhole(await chat(server, server));
    await server.kill();
  },
  TAKES_MS,
);

test.skipIf(!hasRedis)(
  'the same with each side on a server of its own, joined by Redis',
  async () => {
    const port = await freePort();
    const redis = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    try {
      await pause(300);
      const more = { REDIS_URL: `redis://127.0.0.1:${port}` };
      const [one, other] = await Promise.all([start(more), start(more)]);
      expectWhole(await chat(one, other));
    } finally {
      redis.kill('SIGKILL');
      await once(redis, 'exit');
    }
  },
  TAKES_MS,
);
