import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startDatabase } from './database.ts';
import { findPostmaster } from './postmaster.ts';

const undo: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

test('a database keeps its rows, its port and its password from one start to the next', async () => {
  const dataDir = freshFolder();
  const first = await start(dataDir);
  await ask(first.url, 'create table note (text text)');
  await ask(first.url, `insert into note values ('kept')`);
  await first.stop();

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});

test('it listens on this machine only and asks for the password', async () => {
  const { url } = await start(freshFolder());
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const guess = url.replace(/:[^:@]+@/, ':postgres@');
  await expect(ask(guess, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('stopping ends the server', async () => {
  const dataDir = freshFolder();
  const database = await start(dataDir);
  expect(findPostmaster(path.join(dataDir, 'postgres'))).not.toBeNull();
  await database.stop();
  expect(findPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
  await expect(ask(database.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a server that a killed run left is taken over, and stopped by whoever took it over', async () => {
  const dataDir = freshFolder();
  const killed = await startInChild(dataDir);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const orphan = findPostmaster(path.join(dataDir, 'postgres'));

  const database = await start(dataDir);
  expect(database.adopted).toBe(true);
  expect(findPostmaster(path.join(dataDir, 'postgres'))?.pid).toBe(orphan?.pid);
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect(findPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
});

test.each([
  [
    'while the database is created',
    (names: string[]) => names.some((name) => name.startsWith('unfinished-')),
  ],
  ['when it was just created', (names: string[]) => names.includes('postgres')],
  ['while the server starts', (names: string[]) => names.includes('postgres.log')],
])('a run killed %s leaves a folder that starts again', { tags: ['extended'] }, async (_moment, hasCome) => {
  const dataDir = freshFolder();
  const killed = forkRun(dataDir);
  while (!hasCome(readdirSync(dataDir))) await sleep(2);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const database = await start(dataDir);
  expect(await ask(database.url, 'select current_database() as name')).toEqual([{ name: 'parley' }]);
  await database.stop();
  await start(dataDir);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('unfinished-'))).toEqual([]);
});

test('a start that was called off leaves no server behind', async () => {
  const dataDir = freshFolder();
  const calledOff = AbortSignal.abort(new Error('called off'));
  const starting = startDatabase({ dataDir, log: () => {}, signal: calledOff, initFlags: ['--no-sync'] });
  await expect(starting).rejects.toThrow('called off');
  expect(findPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
});

test.runIf(process.getuid?.() === 0)("root hears which folder the server's user cannot enter", async () => {
  const closed = freshFolder();
  chmodSync(closed, 0o700);
  const starting = startDatabase({ dataDir: path.join(closed, 'data'), log: () => {} });
  await expect(starting).rejects.toThrow(
    `can’t enter ${closed}: set DATA_DIR to a folder that every user can enter`,
  );
  expect(existsSync(path.join(closed, 'data', 'postgres'))).toBe(false);
});

function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-database-'));
  chmodSync(folder, 0o755);
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function start(dataDir: string) {
  const database = await startDatabase({ dataDir, log: () => {}, initFlags: ['--no-sync'] });
  undo.push(() => database.stop());
  return database;
}

function forkRun(dataDir: string): ChildProcess {
  return fork(path.join(import.meta.dirname, 'database-run.ts'), [dataDir], { stdio: 'ignore' });
}

async function startInChild(dataDir: string): Promise<ChildProcess> {
  const child = forkRun(dataDir);
  await once(child, 'message');
  return child;
}

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
