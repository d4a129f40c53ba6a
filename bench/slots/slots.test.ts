import { randomFor } from '@parley/api/seeds/random.ts';
import { expect, test } from 'vitest';
import { compare, nothingCompared } from './compare.ts';
import { questionFor } from './questions.ts';
import { wallsOf } from './walls.ts';
import { ZONES } from './zones.ts';

const DAY = 86_400_000;
/** Weeks in which clocks change somewhere, with two weeks around them. */
const WINDOWS = ['2026-03-05', '2026-04-01', '2026-09-03', '2026-10-22'].map((date) => Date.parse(date));

// The whole of it, five years of 24 zones: `npm run bench -- slots`.
test('bookable times and the reasons against others are what a walk over every quarter of an hour finds', () => {
  const random = randomFor('slots');
  const compared = nothingCompared();
  for (const zone of ZONES) {
    const from = random.pick(WINDOWS);
    const walls = wallsOf(zone, from - 14 * DAY, from + 26 * DAY);
    for (let n = 0; n < 2; n += 1) compare(compared, questionFor(walls, random), walls, 40);
  }
  expect(compared.differences).toEqual([]);
  expect(compared.quarters).toBeGreaterThan(50_000);
  // So many of each that it was at stake.
  for (const answer of ['offered', 'past', 'too_soon', 'too_far', 'outside_hours', 'off_step', 'taken'])
    expect(compared.answers.get(answer) ?? 0, answer).toBeGreaterThan(100);
  for (const answer of ['day_full', 'week_full', 'too_close'])
    expect(compared.answers.get(answer) ?? 0, answer).toBeGreaterThan(50);
  expect(compared.repeated).toBeGreaterThan(0);
  expect(compared.inSets).toBeGreaterThan(10);
});
