import { afterAll, beforeAll, expect, test } from 'vitest';
import { clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let asClara: Client;
beforeAll(async () => {
  world = await createWorld();
  asClara = await world.as(clara);
});
afterAll(() => world.close());

test('clients can ask for the busy times of a whole month, and of no more', async () => {
  // October in Berlin, whose clocks go back: 31 days and an hour.
  const october = { from: '2026-09-30T22:00:00.000Z', to: '2026-10-31T23:00:00.000Z' };
  expect(await asClara.ok('GET /api/availability/busy', { query: october })).toEqual([]);
  const longer = { ...october, to: '2026-11-02T00:00:00.000Z' };
  expect(await asClara.refused('GET /api/availability/busy', { query: longer })).toBe('invalid_input');
});
