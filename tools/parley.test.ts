import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isPassword } from '../api/src/auth/passwords/hash-password.ts';
import { runCommand } from '../api/src/platform/commands/run-command.ts';
import { migrate } from '../api/src/platform/database/migrations/migrate.ts';
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

const USAGE = 'Usage: parley admin create EMAIL | push-keys';

test.each([
  [['admin', 'create'], 2, `Name the email address. ${USAGE}`],
  [['admin', 'remove', 'rut@parley.test'], 2, `Say what to do. ${USAGE}`],
  [['admin', 'create', 'a@parley.test', 'more'], 2, `Unexpected argument: more. ${USAGE}`],
  [['migrate', '--force'], 2, "Unknown option '--force'. Usage: parley migrate"],
  [['migrte'], 2, 'There is no command migrte. See parley help.'],
])('%j is refused in words', async (words, code, sentence) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await runCommand(words)).toBe(code);
  expect(error.mock.calls).toEqual([[sentence]]);
  error.mockRestore();
});

test('the help names every command, and a migration that is done is nothing more to do', async () => {
  const help = await parley();
  expect(help.code).toBe(0);
  for (const name of [
    'migrate',
    'doctor [--json]',
    'admin create EMAIL',
    'reconcile [--new]',
    'world --professionals N',
  ])
    expect(help.said).toContain(`  ${name}`);
  // Its own process, whose exit code scripts go by.
  expect(await parley('migrte')).toMatchObject({ code: 2 });
  expect(await parley('migrate')).toEqual({ code: 0, said: 'The database is up to date.' });
});

test('an admin is made on a database that runs, too, with a password that is printed once and kept as a hash', async () => {
  const { url, stop } = await startDatabase({ dataDir, log: () => {} });
  await lockDataDir(dataDir, 'http://127.0.0.1:3000');
  const { said } = await run('create', 'ode@parley.test');
  const password = /\(shown only once\): (\S+)$/.exec(said)?.[1] ?? '';
  const [row] = await ask(url, `select role, password_hash from users where email = 'ode@parley.test'`);
  expect(row?.role).toBe('ADMIN');
  expect(await isPassword(row?.password_hash, password)).toBe(true);
  expect(await ask(url, `select from disciplines limit 1`)).toHaveLength(1);

  expect((await run('create', 'RUT@parley.test')).said).toBe('RUT@parley.test already has an account.');
  const refused = { code: 1, said: 'Enter an email address, like name@example.com.' };
  expect(await run('create', 'nobody')).toEqual(refused);
  await stop();
});

const run = (...words: string[]) => parley('admin', ...words);

async function parley(...words: string[]) {
  const child = spawn(process.execPath, ['api/src/cli.ts', ...words], {
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
