import { expect, test } from 'vitest';
import { localPath, paths } from './paths.ts';

test('after the login one goes to paths of ours only', () => {
  expect(localPath('/job/1/chat?a=b#c')).toBe('/job/1/chat?a=b#c');
  const elsewhere = ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', '', null];
  expect(elsewhere.map(localPath)).toEqual(elsewhere.map(() => null));
});

test('what is empty stays out of an address', () => {
  expect(paths.services({ q: 'tax & law', minCents: undefined, sort: '', availableNow: true })).toBe(
    '/services?q=tax+%26+law&availableNow=true',
  );
  expect(paths.services()).toBe('/services');
});
