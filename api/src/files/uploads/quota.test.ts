import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../../test/cast.ts';
import { hire } from '../../../test/hiring.ts';
import { filesOnDisk, formOf, sendForm, upload } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { takeFromQuota } from './quota.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ settings: { STORED_BYTES_PER_USER: '1000' } });
});
afterEach(() => world.close());

const FILE = '/api/upload/file';
const words = (bytes: number) => ({ fileName: 'notes.txt', bytes: 'a'.repeat(bytes) });
const tried = (who: typeof ana, bytes: number, url = FILE) => sendForm(world, who, url, formOf(words(bytes)));
const used = async (who: typeof ana) =>
  (await world.as(who)).ok('GET /api/upload/storage').then(({ usedBytes }) => usedBytes);

/** Users whose counter differs from the sum of their files. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    select u.id, u.stored_bytes, (select coalesce(sum(size), 0) from files f where f.owner_id = u.id) as bytes
    from users u where u.stored_bytes <> (select coalesce(sum(size), 0) from files f where f.owner_id = u.id)`.execute(
    world.platform.db,
  );
  return rows;
}

test('what is stored counts until it is deleted', async () => {
  const asAna = await world.as(ana);
  expect(await asAna.ok('GET /api/upload/storage')).toEqual({ usedBytes: 0, limitBytes: 1000 });
  for (const bytes of [100, 200, 300]) await upload(world, ana, words(bytes));
  await upload(world, clara, words(50));
  expect([await used(ana), await used(clara)]).toEqual([600, 50]);
  // Nothing uses them, so they go.
  await world.advance({ hours: 25 });
  expect([await used(ana), await used(clara)]).toEqual([0, 0]);
  expect(await miscounted()).toEqual([]);
});

test('a file that does not fit is refused, and nothing of it stays', async () => {
  await upload(world, ana, words(900));
  const before = await filesOnDisk(world);
  const refused = await tried(ana, 101);
  expect(refused).toMatchObject({ status: 413, code: 'storage_full', data: null });
  expect(await filesOnDisk(world)).toEqual(before);
  expect((await tried(ana, 100)).status).toBe(201);
  // Full: refused before the bytes are read.
  expect(await tried(ana, 1)).toMatchObject({ status: 413, code: 'storage_full' });
  expect((await tried(clara, 500)).status).toBe(201);
  expect(await miscounted()).toEqual([]);
});

test('a file of a job counts for who brought it', async () => {
  const { jobId } = await hire(world, { client: milo, professional: tendai });
  const url = `/api/upload/job/${jobId}`;
  expect((await tried(tendai, 700, url)).status).toBe(201);
  expect(await tried(tendai, 301, url)).toMatchObject({ status: 413, code: 'storage_full' });
  expect((await tried(milo, 301, url)).status).toBe(201);
  expect([await used(tendai), await used(milo)]).toEqual([700, 301]);
});

test('of two files at once that fit one at a time the second waits for the first, and is refused', async () => {
  const { platform } = world;
  const { db } = platform;
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  };
  const second = await inTransaction(db, async (trx) => {
    await takeFromQuota(platform, trx, ana.id, 600);
    const late = inTransaction(db, (other) => takeFromQuota(platform, other, ana.id, 600)).catch(
      (error: unknown) => error,
    );
    await expect.poll(isWaiting).toBe(true);
    const file = { id: newId(), ownerId: ana.id, name: 'a.txt', size: 600, contentType: 'text/plain' };
    const rest = { storageKey: newId(), createdAt: platform.clock.instant(), width: null, height: null };
    await trx
      .insertInto('files')
      .values({ ...file, ...rest, jobId: null, unusedSince: null })
      .execute();
    return { late };
  });
  expect(await second.late).toMatchObject({ code: 'storage_full' });
  const answers = await Promise.all([tried(ana, 300), tried(ana, 300), tried(ana, 300)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 413, 413]);
  expect(await used(ana)).toBe(900);
});

test('somebody is told once when their files fill 80% of it', async () => {
  const asAna = await world.as(ana);
  const told = async () => (await asAna.ok('GET /api/notification/unread')).notifications;
  await upload(world, ana, words(799));
  expect(await told()).toEqual([]);
  await upload(world, ana, words(1));
  await upload(world, ana, words(100));
  expect(await told()).toMatchObject([
    { message: expect.stringContaining('80%'), url: '/settings#data', notificationType: 'SUPPORT' },
  ]);
  await asAna.ok('POST /api/notification/clear-all');
  await upload(world, ana, words(50));
  expect(await told()).toEqual([]);
});
