import { hasName } from '@parley/contract/admin/settings/logo.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ada, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { pdfPictures } from '../../../test/documents/pdf-pictures.ts';
import { sessionOf } from '../../../test/fill.ts';
import { complete, hire } from '../../../test/hiring.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { formOf, sendForm, upload } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
const reason = 'Decided with the team.';
async function show(fileId: string | null) {
  const { version } = await admin.ok('GET /api/admin/settings');
  return admin.call('PUT /api/admin/settings/logo', { body: { fileId, version, reason } });
}
// Emails of the whole process have it, in which other tests run after these.
afterEach(() => show(null));
afterAll(() => world.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 90, alpha: 0.9 } } })
    .png()
    .toBuffer();
const image = async (width: number, height: number, who = ada) =>
  upload(world, who, {
    fileName: 'logo.png',
    bytes: await picture(width, height),
    url: '/api/upload/image',
  });
const get = (url: string) => world.app.inject({ url });

test('pages, emails, the manifest and preview images have the logo that an admin chose', async () => {
  const builtIn = await get('/api/sharing/card');
  const { id } = await image(900, 300);
  const { logo, version } = (await show(id)).data;
  expect(logo).toEqual({ fileId: id, width: 900, height: 300 });
  const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>();
  for (const { src, sizes } of icons) {
    const icon = await get(src);
    expect(icon.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const mark = await get(`/api/sharing/logo/${version}/mark`);
  expect(await sharp(mark.rawPayload).metadata()).toMatchObject({ width: 288, height: 96, hasAlpha: true });
  // A process that doesn't have the change yet gives nothing to keep.
  expect((await get(`/api/sharing/logo/${version + 1}/mark`)).headers['cache-control']).toBe('no-store');
  const own = await get('/api/sharing/card');
  expect(own.headers.etag).not.toBe(builtIn.headers.etag);
  expect(await sharp(own.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  await admin.ok('POST /api/users/disable/:id', { params: { id: milo.id }, body: { reason } });
  const [mail] = await mailsTo(world, milo.email);
  expect(mail?.html).toContain(
    `<img src="http://parley.test/api/sharing/logo/${version}/mark" alt="Parley" width="96" height="32"`,
  );
});

test('invoices and statements have it at their head', async () => {
  const hired = await hire(world, { client: clara, professional: tendai });
  await complete(world, hired);
  const [invoice] = (await hired.client.ok('GET /api/payment/invoice', { query: {} })).items;
  const authorization = `Bearer ${(await sessionOf(world.platform, tendai)).accessToken}`;
  const year = world.platform.clock.instant().slice(0, 4);
  const urls = [
    `/api/payment/invoice/${invoice?.id}/invoice.pdf`,
    `/api/payment/professional/statement/${year}/statement.pdf`,
  ];
  const pictures = () =>
    Promise.all(
      urls.map(async (url) =>
        pdfPictures((await world.app.inject({ url, headers: { authorization } })).rawPayload),
      ),
    );
  expect(await pictures()).toEqual([[[]], [[]]]);
  await show((await image(900, 300)).id);
  expect(await pictures()).toEqual([[['288x96']], [['288x96']]]);
});

test('without one there is the built-in mark again, and the image goes after a day', async () => {
  const { id, url } = await image(64, 64);
  const { version } = (await show(id)).data;
  expect((await get(url)).statusCode).toBe(200);
  expect((await show(null)).data.logo).toBeNull();
  expect((await get(`/api/sharing/logo/${version}/mark`)).statusCode).toBe(404);
  expect((await get('/manifest.webmanifest')).json<{ icons: unknown }>().icons).toContainEqual(
    expect.objectContaining({ src: '/icons/app-192.png' }),
  );
  await world.advance({ hours: 25 });
  expect((await admin.call('GET /api/upload/file/:id', { params: { id } })).status).toBe(404);
});

test('only an image of one’s own becomes the logo, and SVG isn’t one', async () => {
  const theirs = await image(64, 64, clara);
  expect(await show(theirs.id)).toMatchObject({ status: 400, errors: [{ path: 'fileId' }] });
  const { id } = await upload(world, ada);
  expect(await show(id)).toMatchObject({ status: 400, errors: [{ message: 'This isn’t an image.' }] });
  const svg = formOf({ fileName: 'logo.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  expect(await sendForm(world, ada, '/api/upload/image', svg)).toMatchObject({ status: 415 });
});

test('the audit log has the change', async () => {
  const { id } = await image(64, 64);
  await show(id);
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'settings' } });
  expect(items[0]).toMatchObject({ action: `settings.change logoFileId ${id}`, reason });
});

test('a wide logo has the name in it, a square one stands before it', () => {
  expect([hasName({ width: 64, height: 64 }), hasName({ width: 300, height: 100 })]).toEqual([false, true]);
});
