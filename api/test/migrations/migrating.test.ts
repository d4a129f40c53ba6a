import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startProduct } from '../../src/main.ts';
import { migrate, requireMigrated } from '../../src/platform/database/migrations/migrate.ts';
import { migrationNames, migrationText } from '../../src/platform/database/migrations/migration-files.ts';

let url: string;
let db: pg.Client;
beforeAll(async () => {
  const place = new URL(inject('databaseUrl'));
  const admin = new pg.Client({ connectionString: place.href });
  await admin.connect();
  place.pathname = `/migrating_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${place.pathname.slice(1)}`);
  await admin.end();
  url = place.href;
  db = new pg.Client({ connectionString: url });
  await db.connect();
});
afterAll(() => db.end());

const names = migrationNames();
const applied = async () => (await db.query('select name from kysely_migration order by name')).rows.length;
const settings = () => ({
  PUBLIC_URL: 'http://parley.test',
  PORT: '0',
  DATABASE_URL: url,
  SECRETS: 'a secret of the tests that is long enough',
  STRIPE_SECRET_KEY: 'sk_test_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:9',
  FILES_DIR: '/nowhere',
  LOG_LEVEL: 'silent',
  MIGRATE_AT_START: 'off',
});

test('an empty database is refused where a start doesn’t migrate, and untouched', async () => {
  await expect(startProduct(settings())).rejects.toThrow(
    `The database lacks ${names.length} of this release’s migrations, from ${names[0]} on: run parley migrate`,
  );
  expect((await db.query(`select to_regclass('kysely_migration') as made`)).rows).toEqual([{ made: null }]);
});

test('two that migrate at once apply each file once', async () => {
  const both = await Promise.all([migrate(url), migrate(url)]);
  expect(both.map((done) => done.length).toSorted((one, other) => one - other)).toEqual([0, names.length]);
  expect(await requireMigrated(url)).toEqual([]);
});

test('a locked table ends a migration in a sentence after some tries, with nothing of it applied', async () => {
  // As if the process had died before the last file; somebody reads every table meanwhile, as a dump does.
  const last = names.findLast((name) => /^alter table/m.test(migrationText(name))) ?? '';
  const { rows: undone } = await db.query<{ name: string; timestamp: string }>(
    'delete from kysely_migration where name >= $1 returning *',
    [last],
  );
  const { rows } = await db.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%'`,
  );
  await db.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in access share mode`);
  await expect(migrate(url, { tries: 2, pauseMs: 10 })).rejects.toThrow(
    `${last} found its table locked 2 times: end what holds it (a long transaction, a backup) and run parley migrate again.`,
  );
  await db.query('rollback');
  expect(await applied()).toBe(names.length - undone.length);
  for (const { name, timestamp } of undone)
    await db.query('insert into kysely_migration values ($1, $2)', [name, timestamp]);
});

test('the release before lives on the schema of a newer one', async () => {
  await db.query(`insert into kysely_migration values ('9999-of-the-next-release.sql', '2030-01-01')`);
  expect(await migrate(url)).toEqual([]);
  expect(await requireMigrated(url)).toEqual(['9999-of-the-next-release.sql']);
  const product = await startProduct(settings());
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  await product.stop();
});

test('who owns the database and is no superuser can migrate it, as an installation does', async () => {
  const name = `owned_${randomUUID().replaceAll('-', '')}`;
  await db.query(`create role ${name} login password 'of the tests'`);
  await db.query(`create database ${name} owner ${name}`);
  const place = new URL(url);
  place.username = name;
  place.password = 'of the tests';
  place.pathname = `/${name}`;
  expect(await migrate(place.href)).toHaveLength(names.length);
});

test.each([
  [
    'postgres://nobody:hidden@127.0.0.1:9/parley',
    /^Can’t connect to DATABASE_URL \(connect ECONNREFUSED .*\): start/,
  ],
])('%s is refused in a sentence without its password', async (wrong, sentence) => {
  const error = await migrate(wrong).catch((fault: unknown) => fault);
  expect(error).toMatchObject({ name: 'OperatorError', message: expect.stringMatching(sentence) });
  expect(String(error)).not.toContain('hidden');
});
