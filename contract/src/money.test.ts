import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf } from './payments/amounts.ts';
import { money, shortMoney } from './money.ts';
import { groupDigits, totalText } from './numbers.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const cents = fc.integer({ min: -2_147_483_648, max: 2_147_483_647 });

test('Money reads as Intl writes it', () => {
  fc.assert(
    fc.property(cents, (each) => {
      expect(money(each)).toBe(dollars.format(each / 100));
    }),
  );
});

test('A whole number is grouped as Intl groups it', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (each) => {
      expect(groupDigits(each)).toBe(each.toLocaleString('en-US'));
    }),
  );
});

test('Money leaves out idle zeros only', () => {
  expect([120_000, 9950, 5, 0].map(shortMoney)).toEqual(['$1,200', '$99.50', '$0.05', '$0']);
});

test('What money says is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (each) => {
      expect(centsOf(money(each))).toBe(each);
    }),
  );
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('a list of %i is told as %s, since nothing is counted beyond a thousand', (total, text) => {
  expect(totalText(total)).toBe(text);
});
