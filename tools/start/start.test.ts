import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockDataDir } from './lock.ts';
import { freePort } from '../ports.ts';

const root = path.join(import.meta.dirname, '../..');
const undo: (() => void)[] = [];

afterEach(() => {
  for (const each of undo.splice(0)) each();
});

test('a second start on a running data directory says so and stops', async () => {
  const dataDir = freshFolder();
  await lockDataDir(dataDir, 'http://127.0.0.1:3000');
  const { code, said } = await start({ DATA_DIR: dataDir });
  expect(said).toBe(
    `Parley is already running on the data directory ${dataDir} (process ${process.pid}, http://127.0.0.1:3000): use that one, stop it first, or start another with its own DATA_DIR and PORT.`,
  );
  expect(code).toBe(1);
});

test('a port in use is named with the setting that chooses another', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  undo.push(() => other.close());
  await once(other, 'listening');
  const { code, said } = await start({ DATA_DIR: freshFolder(), PORT: String(port) });
  expect(said).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another one.`,
  );
  expect(code).toBe(1);
});

test('a data directory that cannot be written is named', async () => {
  const file = path.join(freshFolder(), 'file');
  writeFileSync(file, '');
  const { code, said } = await start({ DATA_DIR: path.join(file, 'data') });
  expect(said).toBe(
    `The data directory ${file}/data isn’t writable (ENOTDIR): make it writable for this user, or set DATA_DIR to another folder.`,
  );
  expect(code).toBe(1);
});

test('a database that cannot be reached is told without its password', async () => {
  const port = await freePort();
  const url = `postgres://someone:hidden@127.0.0.1:${port}/parley`;
  const { code, said } = await start({ DATA_DIR: freshFolder(), DATABASE_URL: url, DEMO: 'none' });
  expect(said).toBe(
    `Can’t connect to DATABASE_URL (connect ECONNREFUSED 127.0.0.1:${port}): start PostgreSQL or correct the address, or unset DATABASE_URL to use the embedded one.`,
  );
  expect(code).toBe(1);
});

const DEMO_UNASKED =
  "This command runs a demo (stand-in card processor, open mailbox, movable clock, published passwords) and won't WHERE unless you set DEMO to full, small or none; for a real installation, run api/src/main.ts with the settings in api/src/env.ts.";

test.each([
  [{ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:9/parley' }, 'use your DATABASE_URL'],
  [{ HOST: '0.0.0.0' }, 'open 0.0.0.0 to others'],
  [{ HOST: '::', DEMO: '' }, 'open :: to others'],
])('a demo that nobody named is refused with %j, before anything is touched', async (env, where) => {
  const folder = freshFolder();
  const { code, said } = await start({ DATA_DIR: path.join(folder, 'data'), ...env });
  expect(said).toBe(DEMO_UNASKED.replace('WHERE', where));
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const ports = { PORT: String(await freePort()), OUTSIDE_PORT: String(await freePort()) };
  const child = spawn(process.execPath, [path.join(root, 'start.ts')], {
    env: { PATH: process.env.PATH, ...ports, ...env },
  });
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await once(child, 'close');
  return { code: child.exitCode, said: said.trim() };
}

function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-start-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
