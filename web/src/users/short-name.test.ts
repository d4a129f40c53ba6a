import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a title alone is nobody’s name', () => {
  expect(shortName('Ana Rincón')).toBe('Ana');
  expect(shortName('Dr. Ana Rincón')).toBe('Dr. Ana Rincón');
  expect(shortName('Studio')).toBe('Studio');
});

test('a name that never ends is cut, by whole characters', () => {
  expect(shortName('🎈'.repeat(60))).toBe(`${'🎈'.repeat(23)}…`);
  expect(shortName('Wolfeschlegelsteinhausen')).toBe('Wolfeschlegelsteinhausen');
});
