import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a title alone is not a name', () => {
  expect(shortName('Ana Rincón')).toBe('Ana');
  expect(shortName('Dr. Ana Rincón')).toBe('Dr. Ana Rincón');
  expect(shortName('Studio')).toBe('Studio');
});

test('a very long name is cut between characters', () => {
  expect(shortName('🎈'.repeat(60))).toBe(`${'🎈'.repeat(17)}…`);
  expect(shortName('Maximilian-Friedri')).toBe('Maximilian-Friedri');
});
