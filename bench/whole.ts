import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/ports.ts';
import { removeDataDir, scratchDataDir } from '../tools/scratch.ts';

/** `npm start` as a process of its own. */
export interface Started {
  url: string;
  /** Resident memory in bytes. */
  memory: () => number;
  end: () => Promise<void>;
}

const root = path.join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 300_000;
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** What Node is started with by `npm start`. */
const FLAGS: string[] = scripts.start.match(/--\S+/g);

interface Options {
  /** A folder that is kept; else a small demo world that is thrown away. */
  dataDir?: string;
  settings?: Record<string, string>;
}

export async function startWhole({ dataDir: kept, settings = {} }: Options = {}): Promise<Started> {
  const dataDir = kept ?? (await scratchDataDir('parley-hostile-'));
  const [port, outsidePort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), OUTSIDE_PORT: String(outsidePort), DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...FLAGS, 'start.ts'], {
    cwd: root,
    env: { ...env, ...(kept === undefined && { DEMO: 'small' }), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    memory: () => residentBytes(child.pid ?? 0),
    end: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      if (kept === undefined) await removeDataDir(dataDir);
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + START_TIMEOUT_MS; performance.now() < end; await pause(250)) {
    if (child.exitCode !== null) throw new Error('the product ended while it started');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the product did not become ready');
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
