import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from './start/lock.ts';
import { Refusal } from './refusal.ts';

const root = path.join(import.meta.dirname, '..');
const web = path.join(root, 'web');
const stamp = path.join(web, 'build', 'built-from');

export const webBuild = path.join(web, 'build');

// The bundle's inputs: its sources, the contract and the packages.
const sources = [
  'web/src/**/*',
  'web/public/**/*',
  'web/*.ts',
  'web/package.json',
  'contract/src/**/*.ts',
  'package-lock.json',
];

/** Builds the web app if its inputs have changed since the last build. */
export async function buildWeb(log: (line: string) => void, signal?: AbortSignal): Promise<void> {
  if (builtFrom() === fingerprint()) return;
  // Concurrent builds would overwrite each other.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const letGo = await lockBuild(signal);
  try {
    const now = fingerprint();
    if (builtFrom() === now) return;
    log('Building the web app');
    rmSync(stamp, { force: true });
    await runBuild(signal);
    writeFileSync(stamp, now);
  } finally {
    letGo();
  }
}

async function lockBuild(signal?: AbortSignal): Promise<() => void> {
  for (;;) {
    const letGo = tryLock(path.join(root, '.cache', 'web-build.lock'));
    if (letGo) return letGo;
    await sleep(200, undefined, { signal });
  }
}

function builtFrom(): string {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const entry of globSync(sources, { cwd: root, withFileTypes: true }).toSorted(byPath)) {
    if (!entry.isFile() || entry.name.endsWith('.test.ts')) continue;
    const file = path.join(entry.parentPath, entry.name);
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function byPath(a: { parentPath: string; name: string }, b: { parentPath: string; name: string }): number {
  const [left, right] = [path.join(a.parentPath, a.name), path.join(b.parentPath, b.name)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function runBuild(signal?: AbortSignal): Promise<void> {
  const program = path.join(root, 'node_modules', '.bin', 'react-router');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
    killSignal: 'SIGKILL',
  });
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`The web app doesn’t build:\n${said.trim()}`)),
    );
  });
}

if (import.meta.main) await buildWeb(console.log);
