import { keepCurrency } from '@parley/contract/money.ts';
import { afterEach, expect, test } from 'vitest';
import { budgetRanges } from './budget-ranges.ts';
import { EMPTY } from './posting-values.ts';
import { completed, hasDetails, titleFrom } from './short-form.ts';

test.each([
  ['Someone to check our reseller contract. It’s 20 pages.', 'Someone to check our reseller contract'],
  ['Can you read our terms? By Friday.', 'Can you read our terms?'],
  ['Read version 2.1 of our terms', 'Read version 2.1 of our terms'],
  ['A logo\nfor a bakery', 'A logo'],
  ['   ', ''],
])('the title of “%s” is “%s”', (description, title) => {
  expect(titleFrom(description)).toBe(title);
});

test('a long first sentence is cut between words, one without spaces anywhere', () => {
  const words =
    'We need somebody who reads a contract about licences in three countries before the board meets';
  expect(titleFrom(words)).toBe(
    'We need somebody who reads a contract about licences in three countries before…',
  );
  expect(titleFrom('x'.repeat(200))).toBe(`${'x'.repeat(80)}…`);
});

test('what the short form doesn’t ask for is filled in, what was chosen stays', () => {
  expect(completed({ ...EMPTY, description: 'A logo.' })).toMatchObject({ title: 'A logo', experience: 36 });
  const chosen = { ...EMPTY, title: 'Mine', description: 'A logo.', experience: 60 as const };
  expect(completed(chosen)).toMatchObject({ title: 'Mine', experience: 60 });
});

test('a draft with details opens the full form', () => {
  expect(hasDetails({ ...EMPTY, description: 'A logo.', budgetMaxCents: 50_000 })).toBe(false);
  expect(hasDetails({ ...EMPTY, title: 'Mine' })).toBe(true);
  expect(hasDetails({ ...EMPTY, skills: ['Figma'] })).toBe(true);
  expect(hasDetails({ ...EMPTY, openings: 2 })).toBe(true);
  expect(hasDetails({ ...EMPTY, pricing: 'HOURLY' })).toBe(true);
});

afterEach(() => keepCurrency('USD'));

test('the budgets to choose from are worth about as much in every currency', () => {
  const first = { from: 10_000, to: 50_000 };
  expect(budgetRanges()[0]).toEqual(first);
  keepCurrency('SEK');
  expect(budgetRanges()[0]).toEqual({ from: 10 * first.from, to: 10 * first.to });
});
