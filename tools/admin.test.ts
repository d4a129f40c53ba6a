import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPassword } from '../api/src/auth/passwords/hash-password.ts';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { runningDatabase, startDatabase } from './postgres/database.ts';
import { lockDataDir } from './start/lock.ts';
import { removeDataDir, scratchDataDir } from './scratch.ts';

const root = path.join(import.meta.dirname, '..');
let dataDir: string;
beforeAll(async () => {
  dataDir = await scratchDataDir('parley-admin-');
  const { url, stop } = await startDatabase({ dataDir, log: () => {}, initFlags: ['--no-sync'] });
  await migrate(url);
  await stop();
}, 60_000);
afterAll(() => removeDataDir(dataDir));

test('an admin is made on a database that nobody runs, which stands still again afterwards', async () => {
  const { code, said } = await run('create', 'Rut@parley.test');
  expect([code, said]).toEqual([0, expect.stringMatching(/^Rut@parley\.test is now an admin/)]);
  expect(runningDatabase(dataDir)).toBeNull();
});

test('and on one that runs, with a password that is printed once and kept as a hash', async () => {
  const { url, stop } = await startDatabase({ dataDir, log: () => {} });
  await lockDataDir(dataDir, 'http://127.0.0.1:3000');
  const { said } = await run('create', 'ode@parley.test');
  const password = /\(shown only once\): (\S+)$/.exec(said)?.[1] ?? '';
  const [row] = await ask(url, `select role, password_hash from users where email = 'ode@parley.test'`);
  expect(row?.role).toBe('ADMIN');
  expect(await isPassword(row?.password_hash, password)).toBe(true);
  expect(await ask(url, `select from disciplines limit 1`)).toHaveLength(1);

  expect((await run('create', 'RUT@parley.test')).said).toBe('RUT@parley.test already has an account.');
  await stop();
});

test.each([
  [['create', 'nobody'], 'Enter an email address, like name@example.com.'],
  [['create'], 'Usage: npm run admin -- create EMAIL, or npm run admin -- push-keys'],
  [['remove', 'rut@parley.test'], 'Usage: npm run admin -- create EMAIL, or npm run admin -- push-keys'],
])('%j is refused in words', async (words, sentence) => {
  const { url, stop } = await startDatabase({ dataDir, log: () => {} });
  const { code, said } = await run(...words);
  expect([code, said]).toEqual([1, sentence]);
  expect(await ask(url, `select from users where email in ('nobody', '')`)).toEqual([]);
  await stop();
});

async function run(...words: string[]) {
  const child = spawn(process.execPath, ['tools/admin.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  await once(child, 'close');
  return { code: child.exitCode, said: said.trim() };
}

async function ask(url: string, question: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(question)).rows;
  } finally {
    await client.end();
  }
}
