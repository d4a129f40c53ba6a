import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, PASSWORD } from '../../../test/cast.ts';
import { findDebianPostgres, startDebianPostgres } from '../../../test/migrations/debian-postgres.ts';
import { openWorld } from '../../../test/open-world.ts';
import { upload } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { startProduct } from '../../main.ts';
import { inTransaction } from '../database/db.ts';
import { newId } from '../database/id.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { folderStorage, type Storage } from '../files/storage.ts';
import { backUp } from './back-up.ts';
import { mayRemoveFiles } from './hold-files.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';

const bin = findDebianPostgres();
const tell = () => {};

describe.skipIf(bin === null)('on a server that has pg_dump', () => {
  let server: Awaited<ReturnType<typeof startDebianPostgres>>;
  let world: World;
  let place: string;
  const searched = process.env.PATH;
  beforeAll(async () => {
    process.env.PATH = `${bin}:${searched}`;
    server = await startDebianPostgres(bin ?? '');
    await migrate(server.url('lived_in'));
    world = await openWorld(server.url('lived_in'), {});
    place = await mkdtemp(path.join(tmpdir(), 'parley-backups-'));
  });
  afterAll(async () => {
    process.env.PATH = searched;
    await world.close();
    await server.stop();
    await rm(place, { recursive: true });
  });

  const write = (fileName: string) =>
    upload(world, clara, { url: '/api/upload/certificate', fileName, bytes: randomBytes(60_000) }).catch(
      () => null,
    );

  test('it is the database and the files of one moment while people write, and comes back the same', async () => {
    const { db, storage, settings } = world.platform;
    const picture = Buffer.from('the bytes of a file of the tests');
    const keys = ['a-file-of-the-tests', 'a-file-that-goes-meanwhile'];
    for (const [index, key] of keys.entries()) {
      await storage.write(key, picture);
      const id = `00000000-0000-4000-8000-00000000000${index}`;
      const file = {
        id,
        name: `${key}.txt`,
        size: picture.length,
        contentType: 'text/plain',
        storageKey: key,
      };
      await db
        .insertInto('files')
        .values({ ...file, createdAt: '2020-01-01', unusedSince: '2020-01-01', ownerId: ana.id })
        .execute();
    }
    // While the first file is copied, others are uploaded and those that nothing uses fall due.
    let meanwhile: Promise<unknown> | null = null;
    const slow: Storage = {
      ...storage,
      read: async (key) => {
        await (meanwhile ??= Promise.all([write('late.pdf'), world.settle()]));
        return storage.read(key);
      },
    };
    const folder = path.join(place, 'night');
    const done = await backUp({ databaseUrl: server.url('lived_in'), storage: slow, folder, tell });
    expect(done).toMatchObject({ files: 2, missing: [] });
    expect(await db.selectFrom('files').select('id').where('storageKey', 'in', keys).execute()).toEqual([]);
    const noted = await db.selectFrom('backups').select(['files', 'problem', 'endedAt']).execute();
    expect(noted).toMatchObject([{ files: 2, problem: null, endedAt: expect.stringContaining('T') }]);
    const again = backUp({ databaseUrl: server.url('lived_in'), storage, folder, tell });
    await expect(again).rejects.toThrow(`${folder} is not empty: name a new folder for each backup.`);

    const filesDir = path.join(place, 'files');
    const empty = { databaseUrl: server.url('empty'), storage: folderStorage(filesDir), folder, tell };
    const dump = path.join(folder, 'database.dump');
    await appendFile(dump, 'x');
    await expect(restore(empty)).rejects.toThrow(
      `1 files of the backup are damaged or missing, the first ${dump}`,
    );
    await truncate(dump, readManifest(folder).dump.size);
    await expect(restore({ ...empty, databaseUrl: server.url('lived_in') })).rejects.toThrow(
      'is not empty: create',
    );
    await expect(restore({ ...empty, folder: place })).rejects.toThrow(
      `There is no whole backup in ${place}`,
    );
    await expect(restore({ ...empty, storage })).rejects.toThrow('restore into an empty one');

    const { tables } = await restore(empty);
    expect(tables.users).toBeGreaterThan(3);
    expect(await readdir(filesDir, { recursive: true })).toEqual(
      expect.arrayContaining([expect.stringContaining(keys[0] ?? '')]),
    );
    const environment = Object.fromEntries(
      Object.entries(settings).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    const product = await startProduct({
      ...environment,
      DATABASE_URL: server.url('empty'),
      FILES_DIR: filesDir,
      PORT: '0',
    });
    const login = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ana.email, password: PASSWORD }),
    });
    expect(await login.json()).toMatchObject({ status: 200, data: { user: { id: ana.id } } });
    await product.stop();
  });

  test('it holds back what would go meanwhile also under the time limits that a pooler’s role has', async () => {
    const { db, storage } = world.platform;
    const limit = (name: string, value: string) =>
      sql`do $$ begin execute format('alter role %I in database %I set ${sql.raw(name)} = ${sql.raw(value)}',
        current_user, current_database()); end $$`.execute(db);
    const limits = { idle_in_transaction_session_timeout: '300', statement_timeout: '2000' };
    for (const [name, value] of Object.entries(limits)) await limit(name, value);
    await storage.write('a-file-that-takes-long', Buffer.from('long'));
    const file = {
      name: 'long.txt',
      size: 4,
      contentType: 'text/plain',
      storageKey: 'a-file-that-takes-long',
    };
    await db
      .insertInto('files')
      .values({ ...file, id: newId(), createdAt: '2020-01-01', ownerId: ana.id })
      .execute();
    let mayRemove: boolean | null = null;
    const slow: Storage = {
      ...storage,
      read: async (key) => {
        await pause(1_000);
        mayRemove = await inTransaction(db, mayRemoveFiles);
        return storage.read(key);
      },
    };
    const folder = path.join(place, 'pooled');
    await backUp({ databaseUrl: server.url('lived_in'), storage: slow, folder, tell });
    expect(mayRemove).toBe(false);
    for (const name of Object.keys(limits)) await limit(name, 'default');
  });

  test('a pg_dump that is older than the server is refused in a sentence', async () => {
    const newer = await createWorld();
    const { storage, settings } = newer.platform;
    const trial = backUp({
      databaseUrl: settings.DATABASE_URL,
      storage,
      folder: path.join(place, 'older'),
      tell,
    });
    await expect(trial).rejects.toThrow(
      /^pg_dump is of PostgreSQL \d+, older than the server’s \d+: install version/,
    );
    await newer.close();
  });
});
