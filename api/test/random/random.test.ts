import { expect, inject, test } from 'vitest';
import { copyDatabase } from '../open-world.ts';
import { drive } from './drive.ts';

// `npm run bench -- random` drives thousands, with another seed each time.
test('whatever people do in whatever order, the books are right, both sides see the same and nothing runs for ever', async () => {
  const databaseUrl = await copyDatabase(inject('databaseUrl'));
  const driven = await drive({ databaseUrl, seed: 'of the tests', sequences: 5, kills: 0.08 });
  // Enough happened for that to say something.
  expect(driven.acts).toBeGreaterThan(75);
  expect(Object.keys(driven.ended).length).toBeGreaterThan(2);
  expect(driven.webhooks.delivered).toBeGreaterThan(10);
  // It takes ten seconds where nothing else runs.
}, 600_000);
