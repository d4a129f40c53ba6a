import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/ports.ts';
import { fillServices } from '../rows.ts';
import { sendRequests } from '../requests.ts';
import { startScratch, type Scratch } from '../scratch.ts';
import { compare } from './compare.ts';
import { type Part, SECONDS } from './part.ts';

const WHAT = 'two processes with Redis';
const MAIN = path.join(import.meta.dirname, '../../api/src/main.ts');
const CALLERS = 16;
const START_MS = 90_000;
/** Two processes, PostgreSQL and the load don't fit on two cores: there they only must not be slower. */
const GOAL = cpus().length >= 4 ? 1.5 : 1;
const SERVICES = 100;

/** The same lists and services from two processes that share Redis, against one alone. */
export const processes: Part = {
  rows: [
    {
      what: WHAT,
      goal: '≥ 1.5 on four cores, ≥ 1 on two',
      floor: 'one process without Redis',
      how: `${CALLERS} connections, lists and services made anew, \`KEEP_PUBLIC_MS=0\``,
    },
  ],
  measure: async () => {
    if (spawnSync('redis-server', ['--version']).status !== 0) {
      console.log(`\n${WHAT}: not run: there is no redis-server`);
      return [];
    }
    const world = await startScratch();
    const running: ChildProcess[] = [];
    try {
      await fillServices(world.platform.db, world.platform.clock.instant());
      const redis = await startRedis(running);
      const alone = await startProcess(world, running, {});
      const two = [await startProcess(world, running, redis), await startProcess(world, running, redis)];
      const ours = () => answersOf(two);
      return [await compare(world, { what: WHAT, floor: GOAL, ours, peer: () => answersOf([alone]) })];
    } finally {
      await Promise.all(running.map(end));
      await world.end();
    }
  },
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function startRedis(running: ChildProcess[]): Promise<Record<string, string>> {
  const port = await freePort();
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  running.push(spawn('redis-server', where, { stdio: 'ignore' }));
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}

async function startProcess({ environment }: Scratch, running: ChildProcess[], more: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...environment, PORT: String(port), ...more },
  });
  running.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (const last = performance.now() + START_MS; performance.now() < last; await pause(100)) {
    if (child.exitCode !== null) throw new Error('a process ended while it started');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return url;
  }
  throw new Error('a process did not become ready');
}

const services = Array.from({ length: SERVICES }, (_, number) => ({
  method: 'GET' as const,
  path: `/api/service/01900004-0000-7000-8000-${String(number + 1).padStart(12, '0')}`,
}));
const requests = [...services, { method: 'GET' as const, path: '/api/service/all?sort=newest' }];

/** Sixteen callers in all, however many processes there are. */
async function answersOf(urls: string[]): Promise<number> {
  const each = {
    seconds: SECONDS,
    from: ['127.0.0.1'],
    loops: CALLERS / urls.length,
    intervalMs: 0,
    requests,
  };
  const answers = await Promise.all(urls.map((url) => sendRequests({ ...each, url })));
  return answers.reduce((sum, { statuses }) => sum + (statuses[200] ?? 0), 0) / SECONDS;
}
