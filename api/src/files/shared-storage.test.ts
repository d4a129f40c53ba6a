import { MAX_FILE_BYTES } from '@parley/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucket } from '../../test/storage/bucket.ts';
import { ana } from '../../test/cast.ts';
import { sessionOf } from '../../test/fill.ts';
import { FORM, formOf, sendForm, upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createApp, createPlatform } from '../app.ts';
import { openPool } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';

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

test('with an address for browsers, public pictures are read from the bucket and nothing else is', async () => {
  const { S3_ENDPOINT } = bucket.settings;
  const settings = { ...bucket.settings, FILES_DIR: '/dev/null', S3_BROWSER_ENDPOINT: S3_ENDPOINT };
  const direct = await createWorld({ settings });
  const sample = { name: 'me "1".png', contentType: 'image/png', isPublic: true };
  const get = async (given: Partial<typeof sample>) => {
    const id = newId();
    await direct.platform.storage.write(id, Buffer.from('A picture.'));
    const createdAt = direct.platform.clock.instant();
    const row = { ...sample, ...given, id, ownerId: ana.id, storageKey: id, size: 10, createdAt };
    await direct.platform.db.insertInto('files').values(row).execute();
    return direct.app.inject({ url: `/api/upload/file/${id}` });
  };
  const { statusCode, headers, body } = await get({});
  expect([statusCode, body, headers['cache-control']]).toEqual([302, '', 'public, max-age=1800']);
  const picture = await fetch(String(headers.location));
  expect([picture.status, await picture.text()]).toEqual([200, 'A picture.']);
  const signed = new URL(String(headers.location)).searchParams;
  // The stand-in checks no signature and ignores what a picture should be shown as.
  expect(signed.get('response-content-type')).toBe('image/png');
  expect(signed.get('response-content-disposition')).toBe('inline; filename="me \\"1\\".png"');
  expect(signed.get('X-Amz-Expires')).toBe('7200');
  expect(signed.get('X-Amz-Date')).toMatch(/T\d{2}0000Z$/);

  expect((await get({ contentType: 'application/pdf' })).statusCode).toBe(200);
  expect((await get({ isPublic: false })).statusCode).toBe(404);
  const page = await direct.app.inject({ url: '/healthz' });
  expect(page.headers['content-security-policy']).toMatch(new RegExp(`img-src [^;]*${S3_ENDPOINT}[;\\s]`));
  await direct.close();
});
