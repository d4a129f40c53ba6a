import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { cents as payable, consultationCents } from './fields.ts';
import { centsOf, moneyIn } from './payments/amounts.ts';
import { CURRENCIES, keepCurrency, money, plainMoney, shortMoney } from './money.ts';
import { groupDigits, totalText, withoutCount } from './numbers.ts';

const cents = fc.integer({ min: -2_147_483_648, max: 2_147_483_647 });

afterEach(() => keepCurrency('USD'));

test.each(CURRENCIES)('Money in %s reads as Intl writes it, and is read back', (currency) => {
  keepCurrency(currency);
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  expect(format.resolvedOptions().maximumFractionDigits).toBe(2);
  fc.assert(
    fc.property(cents, (each) => {
      expect(money(each)).toBe(format.format(each / 100));
    }),
  );
  fc.assert(
    fc.property(fc.nat(99_999_999), (each) => {
      expect([money(each), shortMoney(each), plainMoney(each)].map(centsOf)).toEqual([each, each, each]);
    }),
  );
});

test('Money leaves out idle zeros only, in every currency', () => {
  keepCurrency('EUR');
  expect([120_000, 9950, 5, 0].map(shortMoney)).toEqual(['€1,200', '€99.50', '€0.05', '€0']);
  keepCurrency('CHF');
  expect([120_000, 9950].map(shortMoney)).toEqual(['CHF\u00A01,200', 'CHF\u00A099.50']);
  expect([120_000, 9950].map(plainMoney)).toEqual(['1,200', '99.50']);
});

test('An amount of another currency keeps its own, with its own decimals', () => {
  keepCurrency('EUR');
  expect(moneyIn(120_000, 'eur')).toBe('€1,200.00');
  expect(moneyIn(120_000, 'usd')).toBe('$1,200.00');
  expect(moneyIn(1_200, 'jpy')).toBe('¥1,200');
});

/* The processor's least amounts: 3.00 of a krona, 0.30 of a pound, else 0.50; ours are rounder and no smaller. */
test.each([
  ['USD', 50, 500, '$0.50', '$5'],
  ['GBP', 50, 500, '£0.50', '£5'],
  ['SEK', 500, 5_000, 'SEK\u00A05', 'SEK\u00A050'],
  ['PLN', 250, 2_500, 'PLN\u00A02.50', 'PLN\u00A025'],
] as const)(
  'The least amounts in %s are worth about as much',
  (currency, least, ofConsultation, text, text2) => {
    keepCurrency(currency);
    const said = (schema: typeof payable, amount: number) =>
      schema.safeParse(amount).error?.issues.map(({ message }) => message);
    expect(said(payable, least)).toBeUndefined();
    expect(said(payable, least - 1)).toEqual([`The minimum is ${text}.`]);
    expect(said(payable, 1)).toEqual([`The minimum is ${text}.`]);
    expect(said(consultationCents, ofConsultation)).toBeUndefined();
    expect(said(consultationCents, 0)).toBeUndefined();
    expect(said(consultationCents, ofConsultation - 1)?.[0]).toContain(
      `The minimum is ${text2}. Leave it empty`,
    );
  },
);

test.each(['$0.50', 'CA$0.50', '€1,200', 'CHF\u00A01,000.50', '120'])(
  'an error that names %s is found in the catalog without it',
  (amount) => {
    expect(withoutCount(`The minimum is ${amount}.`)).toEqual({
      message: 'The minimum is {count}.',
      values: { count: amount },
    });
  },
);

/* A comma for the decimals would make a hundred times as much of it. */
test.each([
  ['1,200.5', 120_050],
  ['€ 1,200', 120_000],
  ['99,50', null],
  ['1,20', null],
  ['12,00.00', null],
  ['$120', null],
])('in euros %s is read as %s', (typed, amount) => {
  keepCurrency('EUR');
  expect(centsOf(typed)).toBe(amount);
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

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('a list of %i is told as %s, since nothing is counted beyond a thousand', (total, text) => {
  expect(totalText(total)).toBe(text);
});
