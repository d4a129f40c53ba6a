import { expect, test } from 'vitest';
import { nameOf } from './saved-filters.ts';

const named = (...labels: string[]) => nameOf(labels.map((label) => ({ label })));

test('a search is called by its filters, without quotes of its own', () => {
  expect(named('“contracts”', 'Up to $800')).toBe('contracts, Up to $800');
  expect(named('Legal', '4 stars and up')).toBe('Legal, 4 stars and up');
});
