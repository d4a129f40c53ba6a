import { expect, test } from 'vitest';
import { changedTerms, type PostingTerms } from './rules.ts';

const posted: PostingTerms = {
  title: 'Terms for our API',
  description: 'A first version is there.\nIt needs a careful reader.',
  pricing: 'FIXED',
  budgetMinCents: 50_000,
  budgetMaxCents: 90_000,
  startBy: '2026-12-01',
};
const changed = (change: Partial<PostingTerms>) => changedTerms(posted, { ...posted, ...change });

test('money, time and what is to be done change what was proposed on', () => {
  expect(changed({ budgetMaxCents: 80_000 })).toEqual(['budget']);
  expect(changed({ budgetMinCents: 60_000 })).toEqual(['budget']);
  expect(changed({ pricing: 'HOURLY' })).toEqual(['budget']);
  expect(changed({ startBy: null })).toEqual(['start']);
  expect(changed({ title: 'Terms for two APIs' })).toEqual(['description']);
  expect(changed({ description: 'Nothing is there yet.', startBy: '2027-01-01', pricing: 'HOURLY' })).toEqual(
    ['budget', 'start', 'description'],
  );
});

test('other signs, spaces and letter cases change nothing', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ title: 'terms for our “API”' })).toEqual([]);
  expect(changed({ description: 'A first version is there: it needs a careful reader!' })).toEqual([]);
});
