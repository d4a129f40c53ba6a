import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import { sessionOf } from '../../test/fill.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newId } from '../platform/database/id.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const bytes = new TextEncoder().encode('0123456789');

/** A file of Ana's, attached. */
async function store(given: { contentType?: string; isPublic?: boolean; name?: string } = {}) {
  const { db, storage, clock } = world.platform;
  const id = newId();
  const row = { name: 'porträt "1".png', contentType: 'image/png', isPublic: true, ...given };
  await storage.write(id, bytes);
  await db
    .insertInto('files')
    .values({ ...row, id, ownerId: ana.id, storageKey: id, size: bytes.length, createdAt: clock.instant() })
    .execute();
  return { id, url: `/api/upload/file/${id}` };
}
const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });

test('anybody gets the bytes of a public picture, to keep and to show', async () => {
  const file = await store();
  const { statusCode, headers, rawPayload } = await get(file.url);
  expect([statusCode, rawPayload.toString()]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '10',
    'content-disposition': `inline; filename="portr?t \\"1\\".png"; filename*=UTF-8''portr%C3%A4t%20%221%22.png`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${file.id}"`,
  });
  expect((await get(file.url, { 'if-none-match': `"${file.id}"` })).statusCode).toBe(304);
});

test('S27 what a browser could run is only ever saved', async () => {
  for (const contentType of ['image/svg+xml', 'text/html', 'application/pdf']) {
    const { headers } = await get((await store({ contentType })).url);
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  }
});

test('a part of a public file is served as a part', async () => {
  const { url } = await store();
  const parts = { 'bytes=2-4': '234', 'bytes=7-': '789', 'bytes=-3': '789', 'bytes=0-99': '0123456789' };
  for (const [range, text] of Object.entries(parts)) {
    const { statusCode, headers, body } = await get(url, { range });
    expect([statusCode, body, headers['content-length']]).toEqual([206, text, String(text.length)]);
  }
  expect((await get(url, { range: 'bytes=2-4' })).headers['content-range']).toBe('bytes 2-4/10');
  for (const range of ['bytes=10-', 'bytes=-0']) {
    const { statusCode, headers } = await get(url, { range });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10']);
  }
  for (const range of ['bytes=0-1,3-4', 'bytes=-', 'lines=1-2', 'bytes=5-2']) {
    expect((await get(url, { range })).body).toBe('0123456789');
  }
});

test('a private file is there for its owner and for nobody else', async () => {
  const { url } = await store({ isPublic: false });
  const path = { method: 'GET', url } as const;
  const none = await world.nobody.raw({
    ...path,
    url: '/api/upload/file/01900000-0000-7000-8000-000000000999',
  });
  expect(none).toMatchObject({ status: 404, code: 'not_found' });
  const stranger = await world.as(clara);
  for (const client of [world.nobody, stranger]) {
    const { response: _, ...answer } = await client.raw(path);
    expect(answer).toEqual({ ...none, response: undefined });
  }
});

test('the owner gets a private file whole, and no cache keeps it', async () => {
  const { url } = await store({ isPublic: false });
  const { accessToken } = await sessionOf(world.platform, ana);
  const { statusCode, headers, body } = await get(url, {
    authorization: `Bearer ${accessToken}`,
    range: 'bytes=2-4',
  });
  expect([statusCode, body, headers['cache-control']]).toEqual([200, '0123456789', 'private, no-store']);
});

test('a file whose bytes are gone is not found', async () => {
  const { url } = await store();
  await rm(world.platform.settings.FILES_DIR, { recursive: true });
  expect((await get(url)).statusCode).toBe(404);
});
