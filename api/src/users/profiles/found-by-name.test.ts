import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function isFound(name: string, q: string): Promise<boolean> {
  const { firstName, lastName, timeZone } = ana;
  const me = await world.as(ana);
  await me.ok('PUT /api/users', { body: { firstName, lastName, timeZone, displayName: name } });
  const { items } = await world.nobody.ok('GET /api/users/professional/all', { query: { q } });
  return items.some(({ displayName }) => displayName === name);
}

test.each([
  ['Síle O’Hara', "O'Hara"],
  ['Síle O’Hara', 'sile o’hara'],
  ["Síle O'Hara", 'o’hara'],
  ["Síle O'Hara", "Sile O'Hara"],
  ['Jens Müller', 'muller'],
  ['Jens Muller', 'Müller'],
  ['Søren Łukasz', 'lukasz soren'],
  ['Søren Łukasz', 'søren łuk'],
])('visitors find %s by “%s”', async (name, q) => {
  expect(await isFound(name, q)).toBe(true);
});

test('half of a name with an apostrophe doesn’t find those who have the other half', async () => {
  expect(await isFound("Síle O'Hara", "O'Brien")).toBe(false);
});
