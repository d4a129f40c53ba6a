import { expect, test } from 'vitest';
import { createDraft } from '../draft.ts';
import { createWorld } from '../world.ts';
import { LOOKS } from './looks.ts';
import { drawPerson, drawPortrait } from './portraits.ts';

test('everybody of the demo has a face of their own, the same each time', async () => {
  const draft = createDraft(new Date('2026-03-02T09:00:00.000Z'), 'http://outside.test');
  createWorld(draft, 'full', 'a hash');
  const people = draft.rows.users.map(({ firstName, lastName }) => [firstName, lastName] as const);
  expect(people.map(([first]) => first).filter((first) => !(first in LOOKS))).toEqual([]);
  const drawn = people.map(([first, last]) => drawPerson(first, last));
  expect(new Set(drawn).size).toBe(people.length);
  // Not only another wall or another place: at least 60 differ in skin, hair and what they wear on their face.
  expect(new Set(people.map(([first]) => String(LOOKS[first]))).size).toBeGreaterThanOrEqual(60);
  expect(people.map(([first, last]) => drawPerson(first, last))).toEqual(drawn);
  const [png, again] = await Promise.all([
    drawPortrait('Tendai', 'Kuhudzai'),
    drawPortrait('Tendai', 'Kuhudzai'),
  ]);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 480]);
  expect(png.length).toBeLessThan(30_000);
  expect(png.equals(again)).toBe(true);
});
