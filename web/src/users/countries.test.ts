import { expect, test } from 'vitest';
import { countries, countryIn, countryName } from './countries.ts';

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

test('a country is known by its code, and by nothing else', () => {
  expect(countryName('CO')).toBe('Colombia');
  expect(countryName('Colombia')).toBeNull();
  expect(countryName(null)).toBeNull();
  expect(countryIn('DE')).toBe('DE');
  expect(countryIn('')).toBeNull();
});
