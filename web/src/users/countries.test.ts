import { expect, test } from 'vitest';
import { codeOfCountry, countries } from './countries.ts';

test('every country stands in the list once, in the order of the alphabet', () => {
  const names = countries().map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(names.length).toBeGreaterThan(190);
});

test('unions and placeholders are no countries', () => {
  const names = countries().map(({ label }) => label);
  expect(names).not.toContain('European Union');
  expect(names).not.toContain('Unknown Region');
});

test('a profile’s country is found by its name, whatever its case', () => {
  expect(codeOfCountry('Colombia')).toBe('CO');
  expect(codeOfCountry(' germany ')).toBe('DE');
  expect(codeOfCountry('Atlantis')).toBeNull();
  expect(codeOfCountry(null)).toBeNull();
});
