import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, clara, DATA, LAW, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { offerService } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
});
afterAll(() => world.close());

const add = (name: string) => admin.call('POST /api/discipline/admin', { body: { name } });
const remove = (id: string) => admin.call('DELETE /api/discipline/admin/:id', { params: { id } });
const all = async () => (await world.nobody.ok('GET /api/discipline')).map(({ name }) => name);

test('an admin adds, renames and takes away disciplines and categories, each written down', async () => {
  const { id } = (await add('Music')).data;
  const category = await admin.ok('POST /api/discipline/admin/category', {
    body: { disciplineId: id, name: 'Mixing' },
  });
  await admin.ok('PUT /api/discipline/admin/category', { body: { id: category.id, name: 'Mastering' } });
  const renamed = await admin.ok('PUT /api/discipline/admin', { body: { id, name: 'Sound' } });
  expect(renamed).toMatchObject({ name: 'Sound', categories: [{ id: category.id, name: 'Mastering' }] });
  expect((await all()).at(-1)).toBe('Sound');
  expect((await remove(id)).status).toBe(200);
  expect(await all()).toEqual([LAW.name, DATA.name]);
  const entries = world.platform.db.selectFrom('auditEntries').select('action').where('actorId', '=', ada.id);
  // What is gone is named by its entry alone.
  expect((await entries.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'discipline.add Music',
    'category.add Mixing',
    'category.rename to Mastering',
    'discipline.rename to Sound',
    'discipline.remove Sound',
  ]);
});

test('what somebody uses stays, with all its categories', async () => {
  expect((await remove(LAW.id)).code).toBe('in_use');
  await offerService(world, tendai.id);
  for (const id of [LAW.contracts])
    expect(await admin.refused('DELETE /api/discipline/admin/category/:id', { params: { id } })).toBe(
      'in_use',
    );
  const params = { id: LAW.employment };
  await admin.ok('DELETE /api/discipline/admin/category/:id', { params });
  const [law] = await admin.ok('GET /api/discipline/admin');
  expect(law).toMatchObject({ id: LAW.id, serviceCount: 1, categories: [{ id: LAW.contracts }] });
});

test('a name is there once, and what is not there is not found', async () => {
  expect((await add(DATA.name)).errors).toMatchObject([{ path: 'name' }]);
  expect((await remove(ada.id)).code).toBe('not_found');
  const body = { disciplineId: ada.id, name: 'Nowhere' };
  expect(await admin.refused('POST /api/discipline/admin/category', { body })).toBe('not_found');
  const rename = { id: ada.id, name: 'Nothing' };
  expect(await admin.refused('PUT /api/discipline/admin', { body: rename })).toBe('not_found');
});

test('nobody else changes them', async () => {
  const client = await world.as(clara);
  expect(await client.refused('POST /api/discipline/admin', { body: { name: 'Mine' } })).toBe('forbidden');
});

test('an admin puts disciplines and categories in order, all of them or none', async () => {
  const first = await admin.ok('GET /api/discipline/admin');
  const reversed = first.map(({ id }) => id).toReversed();
  await admin.ok('PUT /api/discipline/admin/order', { body: { ids: reversed } });
  expect(await all()).toEqual([DATA.name, LAW.name]);
  for (const ids of [[LAW.id], [LAW.id, LAW.id], [...reversed, ada.id], [LAW.id, ada.id]])
    expect(await admin.refused('PUT /api/discipline/admin/order', { body: { ids } })).toBe('list_changed');
  expect(await all()).toEqual([DATA.name, LAW.name]);
  await admin.ok('PUT /api/discipline/admin/order', { body: { ids: [LAW.id, DATA.id] } });

  const { id } = await admin.ok('POST /api/discipline/admin/category', {
    body: { disciplineId: LAW.id, name: 'Tenancy law' },
  });
  const order = { disciplineId: LAW.id, ids: [id, LAW.contracts] };
  await admin.ok('PUT /api/discipline/admin/category/order', { body: order });
  const [law] = await world.nobody.ok('GET /api/discipline');
  expect(law?.categories.map((category) => category.id)).toEqual([id, LAW.contracts]);
  const elsewhere = { ...order, disciplineId: DATA.id };
  expect(await admin.refused('PUT /api/discipline/admin/category/order', { body: elsewhere })).toBe(
    'list_changed',
  );
  await admin.ok('DELETE /api/discipline/admin/category/:id', { params: { id } });
});

test('what postings begin with is written by an admin and read by anybody', async () => {
  const read = () => world.nobody.ok('GET /api/discipline/:id/template', { params: { id: LAW.id } });
  const save = (template: { title: string; description: string } | null) =>
    admin.ok('PUT /api/discipline/admin/template', { body: { id: LAW.id, template } });
  expect(await read()).toEqual({ template: null });
  const template = { title: 'Review a [kind of] contract', description: 'About [number] pages.' };
  await save(template);
  expect(await read()).toEqual({ template });
  await save(null);
  expect(await read()).toEqual({ template: null });
  const missing = { params: { id: ada.id } };
  expect(await world.nobody.refused('GET /api/discipline/:id/template', missing)).toBe('not_found');
  const client = await world.as(clara);
  const body = { id: LAW.id, template };
  expect(await client.refused('PUT /api/discipline/admin/template', { body })).toBe('forbidden');
});
