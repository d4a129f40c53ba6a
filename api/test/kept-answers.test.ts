import type { Endpoint } from '@parley/contract/endpoint.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from './cast.ts';
import { offerService } from './negotiations.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ settings: { KEEP_PUBLIC_MS: '60000' } });
});
afterAll(() => world.close());

test('a visitor may read what was true a moment ago, and whoever is signed in may not', async () => {
  const params = { id: await offerService(world, ana.id) };
  const client = await world.as(clara);
  const before = await world.nobody.ok('GET /api/service/:id', { params });
  await (await world.as(ana)).ok('DELETE /api/service/:id', { params });
  expect(await world.nobody.ok('GET /api/service/:id', { params })).toEqual(before);
  expect(await client.refused('GET /api/service/:id', { params })).toBe('not_found');
});

test('each visitor reads what they asked for', async () => {
  const [first, second] = [await offerService(world, ana.id), await offerService(world, ana.id)];
  for (const id of [first, second, first])
    expect(await world.nobody.ok('GET /api/service/:id', { params: { id } })).toMatchObject({ id });
  for (const limit of [1, 2, 1]) {
    const { items } = await world.nobody.ok('GET /api/service/all', { query: { limit } });
    expect(items).toHaveLength(limit);
  }
});

test('a refusal is not kept, and an invented parameter is refused each time', async () => {
  const params = { id: '01980000-0000-7000-8000-00000000ffff' };
  for (const _ of [1, 2]) {
    expect(await world.nobody.refused('GET /api/service/:id', { params })).toBe('not_found');
    const invented = await world.nobody.raw({ method: 'GET', url: '/api/service/all?cheapest=1' });
    expect(invented.code).toBe('invalid_input');
  }
});

test('only public reads may be kept', () => {
  const kept = Object.values(REGISTRY)
    .flatMap((domain): Endpoint[] => Object.values(domain))
    .filter(({ mayBeKept }) => mayBeKept);
  expect(kept.length).toBeGreaterThan(5);
  for (const { method, access } of kept) expect([method, access]).toEqual(['GET', 'public']);
});
