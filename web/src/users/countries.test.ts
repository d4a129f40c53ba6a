import { expect, test } from 'vitest';
import { countries, countryIn, countryName } from './countries.ts';

test('every country is listed once, in alphabetical order', () => {
  const names = countries().map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(names.length).toBeGreaterThan(190);
});

test('unions and placeholders are not countries', () => {
  const names = countries().map(({ label }) => label);
  expect(names).not.toContain('European Union');
  expect(names).not.toContain('Unknown Region');
});

test('a country is identified by its code only', () => {
  expect(countryName('CO')).toBe('Colombia');
  expect(countryName('Colombia')).toBeNull();
  expect(countryName(null)).toBeNull();
  expect(countryIn('DE')).toBe('DE');
  expect(countryIn('')).toBeNull();
});
