import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('empty values are left out of a URL', () => {
  expect(paths.services({ q: 'tax & law', minCents: undefined, sort: '', availableNow: true })).toBe(
    '/services?q=tax+%26+law&availableNow=true',
  );
  expect(paths.services()).toBe('/services');
});
