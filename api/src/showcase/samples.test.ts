import type { NewSample } from '@parley/contract/showcase/schemas.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { offerService } from '../../test/negotiations.ts';
import { upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let owner: Client;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  [owner, admin] = [await world.as(ana), await world.as(ada)];
});
afterAll(() => world.close());

const put = (samples: NewSample[], serviceId: string | null = null) =>
  owner.call('PUT /api/showcase/samples', { body: { serviceId, samples } });
const shown = (serviceId?: string) =>
  world.nobody.ok('GET /api/showcase/samples/:id', {
    params: { id: ana.id },
    query: serviceId === undefined ? {} : { serviceId },
  });
const titles = async (serviceId?: string) => (await shown(serviceId)).map(({ title }) => title);
const picture = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return upload(world, ana, { fileName: 'work.png', bytes, url: '/api/upload/image' });
};
const document = () => upload(world, ana, { fileName: 'memo.pdf', bytes: '%PDF-1.7 memo' });
const link = (title: string) => ({ title, url: 'https://work.example/one' });
const canRead = async (url: string) => (await world.app.inject(url)).statusCode === 200;

test('pictures, PDFs and links are shown to everyone in their order, and what is left out goes', async () => {
  const [one, two] = [await picture(), await document()];
  await put([
    { title: 'A page', about: 'Names removed', fileId: one.id, alt: 'A red square' },
    { title: 'A memo', fileId: two.id },
    link('An article'),
  ]);
  expect(await shown()).toMatchObject([
    {
      kind: 'picture',
      title: 'A page',
      about: 'Names removed',
      alt: 'A red square',
      url: null,
      serviceId: null,
    },
    { kind: 'document', title: 'A memo', file: { contentType: 'application/pdf' } },
    { kind: 'link', title: 'An article', file: null, url: 'https://work.example/one' },
  ]);
  expect([await canRead(one.url), await canRead(two.url)]).toEqual([true, true]);
  await put([link('An article'), { title: 'The same memo', fileId: two.id }]);
  expect(await titles()).toEqual(['An article', 'The same memo']);
  expect([await canRead(one.url), await canRead(two.url)]).toEqual([false, true]);
});

test('only images made anew, PDFs and https addresses are taken, twelve at most', async () => {
  const raw = await upload(world, ana, { fileName: 'notes.txt' });
  const foreign = await upload(world, clara, { fileName: 'memo.pdf', bytes: '%PDF-1.7 memo' });
  const wrong: [NewSample[], string][] = [
    [[link('Fine'), { title: 'Text', fileId: raw.id }], 'samples.1.fileId'],
    [[{ title: 'Not mine', fileId: foreign.id }], 'samples.0.fileId'],
    [[{ title: 'Plain', url: 'http://work.example' }], 'samples.0.url'],
    [[{ title: 'Script', url: 'javascript:alert(1)' }], 'samples.0.url'],
    [[{ title: 'Nothing' }], 'samples.0.url'],
    [[{ ...link('Both'), fileId: raw.id }], 'samples.0.url'],
    [Array.from({ length: 13 }, () => link('Too many')), 'samples'],
  ];
  const before = await titles();
  for (const [samples, path] of wrong) {
    const { status, errors } = await put(samples);
    expect([status, errors?.[0]?.path], path).toEqual([400, path]);
  }
  expect(await titles()).toEqual(before);
});

test('a service has its own, which are hidden while it is paused and go when it is removed', async () => {
  await put([link('Of the profile')]);
  const serviceId = await offerService(world, ana.id);
  await put([link('Of the service')], serviceId);
  expect([await titles(), await titles(serviceId)]).toEqual([
    ['Of the profile', 'Of the service'],
    ['Of the service'],
  ]);
  await world.platform.db
    .updateTable('services')
    .set({ active: false })
    .where('id', '=', serviceId)
    .execute();
  expect(await titles()).toEqual(['Of the profile']);
  const params = { id: serviceId };
  await owner.ok('DELETE /api/service/:id', { params });
  expect(await owner.ok('GET /api/showcase/samples', { query: { serviceId } })).toEqual([]);
  expect((await put([link('Of nothing')], serviceId)).status).toBe(404);
});

test('an admin takes one away, with a reason in the audit log', async () => {
  const file = await document();
  await put([{ title: 'Not for here', fileId: file.id }, link('Fine')]);
  const [first] = await shown();
  const params = { id: first?.id ?? '' };
  const remove = () =>
    admin.call('DELETE /api/showcase/admin/samples/:id', {
      params,
      body: { reason: 'Shows a client’s name.' },
    });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await titles()).toEqual(['Fine']);
  expect(await canRead(file.url)).toBe(false);
  const { items } = await admin.ok('GET /api/admin/audit', { query: {} });
  expect(items[0]).toMatchObject({
    action: 'sample.remove',
    reason: 'Shows a client’s name.',
    about: ana.email,
  });
});
