import { expect, test } from 'vitest';
import { otherOf, shortName, sideOf } from './sides.ts';

test('a client and a professional have a side, an admin has none', () => {
  expect([sideOf('CLIENT'), sideOf('PROFESSIONAL'), sideOf('ADMIN'), sideOf(null)]).toEqual([
    'client',
    'professional',
    null,
    null,
  ]);
});

test('each side faces the other', () => {
  const pair = { client: 'James', professional: 'Ana' };
  expect(otherOf(pair, 'client')).toBe('Ana');
  expect(otherOf(pair, 'professional')).toBe('James');
});

test('a title alone is nobody’s name', () => {
  expect(shortName('Ana Rincón')).toBe('Ana');
  expect(shortName('Dr. Ana Rincón')).toBe('Dr. Ana Rincón');
  expect(shortName('Studio')).toBe('Studio');
});

test('a name that never ends is cut, by whole characters', () => {
  expect(shortName('🎈'.repeat(60))).toBe(`${'🎈'.repeat(23)}…`);
  expect(shortName('Wolfeschlegelsteinhausen')).toBe('Wolfeschlegelsteinhausen');
});
