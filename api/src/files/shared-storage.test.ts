import { MAX_FILE_BYTES } from '@parley/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucket } from '../../test/storage/bucket.ts';
import { ana } from '../../test/cast.ts';
import { sessionOf } from '../../test/fill.ts';
import { FORM, formOf, sendForm, upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createApp, createPlatform } from '../app.ts';
import { openPool } from '../platform/database/db.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let world: World;
beforeAll(async () => {
  bucket = await startBucket();
  world = await createWorld({ settings: { ...bucket.settings, FILES_DIR: '/dev/null' } });
});
afterAll(async () => {
  await world.close();
  await bucket.stop();
});

test('a file uploaded at one process is read at another, and one too large leaves no object', async () => {
  const { settings, log } = world.platform;
  const file = await upload(world, ana, { bytes: 'Read me elsewhere.' });
  const before = await bucket.keys();
  expect(before).toHaveLength(1);
  const large = formOf({ fileName: 'big.txt', bytes: Buffer.alloc(MAX_FILE_BYTES + 1, 'a') });
  expect(await sendForm(world, ana, '/api/upload/file', large, FORM)).toMatchObject({ status: 413 });
  expect(await bucket.keys()).toEqual(before);

  const pool = openPool(settings.DATABASE_URL, 2, log);
  const elsewhere = await createApp(createPlatform(settings, pool, log));
  const { accessToken } = await sessionOf(world.platform, ana);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await elsewhere.inject({ url: new URL(file.url, 'http://x').pathname, headers });
  expect([answer.statusCode, answer.body]).toEqual([200, 'Read me elsewhere.']);
  await elsewhere.close();
  await pool.end();
});
