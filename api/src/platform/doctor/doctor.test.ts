import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../../tools/ports.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { openPool } from '../database/db.ts';
import { checkClock } from './check-database.ts';
import { endpointFindings } from './check-processor.ts';
import { checkRelays } from './check-relay.ts';
import { checkStorage } from './check-storage.ts';
import { examineInstallation } from './examine-installation.ts';
import type { Finding } from './finding.ts';

let world: World;
let environment: Record<string, string>;
let nowhere: number;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  nowhere = await freePort();
  const { settings } = world.platform;
  const given = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const PUBLIC_URL = new URL(world.outside?.webhookUrl ?? '').origin;
  environment = { ...Object.fromEntries(given), PUBLIC_URL };
});
afterAll(() => world.close());

/** What each check says, its grade first. */
const told = (found: Finding[]) =>
  Object.fromEntries(found.map(({ check, grade, says }) => [check, `${grade}: ${says}`]));
const examine = async (more: Record<string, string> = {}) =>
  told(await examineInstallation({ ...environment, ...more }));

test('a sound installation is told so, line by line', async () => {
  await sql`insert into processes (pool_id, role, host, pid, seen_at) values ('w', 'WEB', 'h', 2, clock_timestamp())`.execute(
    world.platform.db,
  );
  const found = await examine();
  expect(found).toMatchObject({
    settings: 'ok: complete',
    database: expect.stringMatching(/^ok: PostgreSQL \d+/),
    migrations: expect.stringMatching(/^ok: up to \d{4}-/),
    clock: expect.stringMatching(/^ok: 0\.\d s from/),
    mail: 'ok: accepts email, without encryption',
    processor: 'ok: a test key that works',
    currency: 'ok: USD',
    files: 'ok: written, read and removed',
    proxy: 'ok: reached through 0 proxies, as TRUSTED_PROXIES says',
    ledger: 'ok: adds up to zero',
    mails: expect.stringMatching(/^ok: emails waiting for another try: 0;/),
    backup: 'warning: none yet that parley backup knows of: see docs/operate/backup.md.',
  });
  // Nobody works off the queue of a test’s world, a web process least of all.
  expect(found.queue).toMatch(/^warning: .* processes at work: 0: start the product/);
});

test('its page has a row for each thing that it looks at', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../../../docs/operate/doctor.md'), 'utf8');
  const named = [...page.matchAll(/^\| ([a-z, ]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(named).toEqual(expect.arrayContaining(Object.keys(await examine())));
});

test('whatever is away or wrong is an error of its own, with what to do and no secret', async () => {
  const away = `127.0.0.1:${nowhere}`;
  const found = await examine({
    SMTP_URL: `smtp://someone:hidden@${away}`,
    STRIPE_API_URL: `http://${away}`,
    REDIS_URL: `redis://${away}`,
    FILES_DIR: import.meta.filename,
    TURN_URLS: `turn:${away}`,
    TURN_SECRET: 'hidden-hidden-hidden',
    TRUSTED_PROXIES: '2',
    REDISURL: 'x',
  });
  expect(found).toMatchObject({
    settings: 'warning: REDISURL isn’t a setting and is ignored: did you mean REDIS_URL?',
    mail: expect.stringMatching(/^error: .*ECONNREFUSED.*: correct SMTP_URL/),
    processor: expect.stringMatching(/^error: .*: correct STRIPE_SECRET_KEY/),
    currency: expect.stringMatching(/^error: .*: let this machine reach the processor/),
    redis: expect.stringMatching(/^error: .*: start Redis, or correct REDIS_URL\.$/),
    files: expect.stringMatching(
      /^error: (ENOTDIR|EEXIST).*: let the product read, write and delete there\.$/,
    ),
    relay: expect.stringMatching(/^error: .*: start the relay, and open its ports\.$/),
    proxy: expect.stringMatching(
      /^warning: From here it is reached through 0 proxies, but TRUSTED_PROXIES is 2/,
    ),
    database: expect.stringMatching(/^ok/),
  });
  expect(JSON.stringify(found)).not.toContain('hidden');
  const server = new URL(environment.DATABASE_URL ?? '');
  server.password = 'hidden';
  const locked = await examine({ DATABASE_URL: server.href, PUBLIC_URL: `http://${away}` });
  for (const check of ['database', 'migrations', 'clock', 'ledger', 'queue', 'mails', 'reconciliation'])
    expect(locked[check]).toMatch(/^error: password authentication failed .*: start PostgreSQL, or correct/);
  expect(locked.proxy).toMatch(/^error: .*ECONNREFUSED.*: start the product and its proxy/);
  expect(await examine({ PORT: 'x' })).toEqual({
    settings: expect.stringMatching(/^error: PORT must be a number/),
  });
});

test('what is wrong inside the database is told: an older schema, books that don’t add up, a stuck queue', async () => {
  const { db } = world.platform;
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  await sql`set session_replication_role = replica`.execute(db);
  await sql`insert into ledger_balances (account, balance_cents) values ('processor', 5)`.execute(db);
  await sql`select graphile_worker.add_job('nothing', run_at := clock_timestamp() - interval '11 minutes')`.execute(
    db,
  );
  await sql`insert into processes (pool_id, host, pid, seen_at) values ('p', 'h', 1, clock_timestamp())`.execute(
    db,
  );
  await sql`insert into mails (id, kind, recipient, created_at, given_up_at)
    values (gen_random_uuid(), 'news', 'a@parley.test', clock_timestamp(), clock_timestamp())`.execute(db);
  await sql`insert into backups (id, started_at, ended_at, problem)
    select gen_random_uuid(), at, at, problem from (values (clock_timestamp() - interval '30 hours', null),
      (clock_timestamp(), 'a full disk')) as made (at, problem)`.execute(db);
  expect(await examine({ CURRENCY: 'EUR' })).toMatchObject({
    currency:
      'error: CURRENCY is EUR, but the amounts in the database are in USD, and can’t change their currency: set CURRENCY=USD.',
    backup: 'warning: the last one failed, the last whole one 30 hours ago: run parley backup again.',
    migrations: expect.stringMatching(
      /^error: The database is behind this release by 1, from .*: run parley migrate\.$/,
    ),
    ledger: expect.stringMatching(/^error: The balances add up to 5 cents, 0 of/),
    queue: expect.stringMatching(
      /^error: tasks waiting: \d+, the oldest for 66\d s; processes at work: 1: look/,
    ),
    mails: expect.stringMatching(/^warning: emails waiting for another try: 0; given up in the last day: 1/),
  });
});

test('of a database that was never migrated every check says to migrate it, and not that it is away', async () => {
  const empty = new URL(environment.DATABASE_URL ?? '');
  empty.pathname = '/postgres';
  const found = await examine({ DATABASE_URL: empty.href });
  const ofTables = ['migrations', 'currency', 'ledger', 'queue', 'mails', 'backup', 'reconciliation'];
  for (const check of ofTables) expect(found[check]).toMatch(/^error: .*: run parley migrate\.$/);
  expect(found.database).toMatch(/^ok: PostgreSQL/);
});

test('a bucket that its key may not list is told', async () => {
  const stored = new Map<string, Uint8Array>();
  const [said] = await checkStorage({
    write: async (key, bytes) =>
      void stored.set(key, bytes instanceof Readable ? await buffer(bytes) : bytes),
    read: async (key) => {
      const bytes = stored.get(key);
      if (bytes === undefined) throw new Error('AccessDenied');
      return Readable.from([bytes]);
    },
    remove: async (key) => void stored.delete(key),
    signedUrl: async () => null,
  });
  expect(said).toMatchObject({ grade: 'error', says: expect.stringContaining('s3:ListBucket') });
});

test('a clock an hour off is an error', async () => {
  const pool = openPool(environment.DATABASE_URL ?? '', 1, world.platform.log);
  await pool.query('select 1');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const [said] = await checkClock(pool);
  vi.useRealTimers();
  await pool.end();
  expect(said).toMatchObject({
    grade: 'error',
    says: expect.stringMatching(/^3\d{3}\.\d s from the database’s/),
  });
});

const HOOK = 'https://parley.example/api/payment/webhook';
const all = { url: HOOK, isEnabled: true, events: ['*'] };

test.each([
  ['error', 'No endpoint has the address', [{ ...all, url: 'https://other.example/' }]],
  ['error', 'is disabled', [all, { ...all, isEnabled: false }]],
  ['error', 'No endpoint sends checkout.session.completed,', [{ ...all, events: ['payout.paid'] }]],
  ['warning', 'Only one endpoint', [all]],
  ['ok', '2 endpoints', [all, all]],
] as const)('of the webhook endpoints it says %s: %s', (grade, says, endpoints) => {
  expect(endpointFindings(endpoints, HOOK)).toMatchObject([{ grade, says: expect.stringContaining(says) }]);
});

const hasRelay = spawnSync('turnserver', ['--version']).error === undefined;

test.skipIf(!hasRelay)('a relay gives an address for its own secret, and not for another', async () => {
  const port = String(await freePort());
  const where = [
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${port}`,
    '--no-tls',
    '--no-dtls',
  ];
  const secret = 'the-relays-own-secret';
  const rest = ['-n', '--no-cli', '--realm=parley', '--pidfile=', '--log-file=stdout', '--use-auth-secret'];
  const relay: ChildProcess = spawn('turnserver', [...where, ...rest, `--static-auth-secret=${secret}`], {
    stdio: 'ignore',
  });
  const url = `turn:127.0.0.1:${port}`;
  let said: unknown = null;
  for (let tries = 0; tries < 5 && said === null; tries += 1) {
    await pause(300);
    said = await checkRelays([url], secret).catch(() => null);
  }
  const refused = await checkRelays([url], 'another secret of nobody');
  relay.kill('SIGKILL');
  await once(relay, 'exit');
  expect(said).toEqual([{ grade: 'ok', says: `${url} gives a relay` }]);
  expect(refused).toMatchObject([{ grade: 'error' }]);
});
