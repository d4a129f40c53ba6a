import { expect, test } from 'vitest';
import { otherOf, otherSide, roleOf, sideOf, sideOfRole, SIDES } from './sides.ts';

test('a client and a professional have a side, an admin and a visitor have none', () => {
  expect([sideOfRole('CLIENT'), sideOfRole('PROFESSIONAL')]).toEqual(['client', 'professional']);
  expect([sideOfRole('ADMIN'), sideOfRole(null)]).toEqual([null, null]);
  expect(SIDES.map(roleOf)).toEqual(['CLIENT', 'PROFESSIONAL']);
});

test('each side faces the other', () => {
  const pair = { client: 'James', professional: 'Ana' };
  expect(otherOf(pair, 'client')).toBe('Ana');
  expect(otherOf(pair, 'professional')).toBe('James');
  expect(SIDES.map(otherSide)).toEqual(['professional', 'client']);
});

test('whoever hired stands on the client’s side, the other on the professional’s', () => {
  expect(sideOf({ clientId: 'james' }, 'james')).toBe('client');
  expect(sideOf({ clientId: 'james' }, 'ana')).toBe('professional');
});
