import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/ports.ts';
import type { World } from '../world.ts';

const MAIN = path.join(import.meta.dirname, '../../src/main.ts');

/** The product as a separate process on a world's database, so that a test can kill it. */
export interface ServerProcess {
  url: string;
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startServer(
  { platform: { settings } }: World,
  more: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const given = Object.entries({
    ...settings,
    [flags.includes('--background') ? 'OBSERVE_PORT' : 'PORT']: port,
    ...more,
  }).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '1' : String(value)]],
  );
  let child: ChildProcess | null = null;
  const server: ServerProcess = {
    url,
    pid: () => child?.pid ?? 0,
    kill: async () => {
      const dying = child;
      child = null;
      if (!dying || hasEnded(dying)) return;
      dying.kill('SIGKILL');
      await once(dying, 'exit');
    },
    start: async () => {
      child = spawn(process.execPath, [MAIN, ...flags], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { PATH: process.env.PATH, ...Object.fromEntries(given) },
      });
      await ready(url, child);
    },
  };
  await server.start();
  return server;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Starting takes two seconds, or up to a minute on a busy machine. */
const READY_MS = 90_000;

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + READY_MS; performance.now() < end; await pause(50)) {
    if (hasEnded(child)) throw new Error('the server ended while it started');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the server did not become ready');
}
