import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATA, LAW } from '../../test/cast.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('anybody sees the disciplines in their order, each with its categories', async () => {
  const disciplines = await world.nobody.ok('GET /api/discipline');
  expect(disciplines.map(({ name }) => name)).toEqual([LAW.name, DATA.name]);
  expect(disciplines[0]?.categories.map(({ id }) => id)).toEqual([LAW.contracts, LAW.employment]);
  expect(disciplines[0]?.serviceCount).toBe(0);
});

test('a field that the call does not know is refused by name', async () => {
  const answer = await world.nobody.raw({ method: 'GET', url: '/api/discipline?colour=red' });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'colour' }] });
});

test('a token that is not ours is refused', async () => {
  const answer = await world.nobody.raw({
    method: 'GET',
    url: '/api/discipline',
    headers: { authorization: 'Bearer x' },
  });
  expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('what does not exist is not found, in the envelope', async () => {
  const answer = await world.nobody.raw({ method: 'GET', url: '/api/nothing' });
  expect(answer).toMatchObject({ status: 404, code: 'not_found', data: null });
});
