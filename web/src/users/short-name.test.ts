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

test('a name from right to left leaves the order of what follows it in a sentence', () => {
  expect(shortName('عبد الرحمن')).toBe('\u2068عبد\u2069');
  expect(shortName('דנה לוי')).toBe('\u2068דנה\u2069');
  expect(shortName('山田 太郎')).toBe('山田');
});
