import { groupDigits, withCount } from './numbers.ts';

/**
 * The currencies that an installation can have (ISO 4217): those with two decimals that the processor takes by card,
 * settles and transfers.
 */
export const CURRENCIES = [
  'USD',
  'AUD',
  'CAD',
  'CHF',
  'DKK',
  'EUR',
  'GBP',
  'NOK',
  'NZD',
  'PLN',
  'SEK',
  'SGD',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What stands before an amount, as Intl writes it in American English. */
const SIGNS: Record<Currency, string> = {
  USD: '$',
  AUD: 'A$',
  CAD: 'CA$',
  CHF: 'CHF\u00A0',
  DKK: 'DKK\u00A0',
  EUR: '€',
  GBP: '£',
  NOK: 'NOK\u00A0',
  NZD: 'NZ$',
  PLN: 'PLN\u00A0',
  SEK: 'SEK\u00A0',
  SGD: 'SGD\u00A0',
};
/** How many are worth a dollar, very roughly. The least amounts grow by it, and stay above those of the processor. */
const SCALES: Partial<Record<Currency, number>> = { DKK: 10, NOK: 10, PLN: 5, SEK: 10 };

export const isCurrency = (code: string): code is Currency => CURRENCIES.some((each) => each === code);

let current: Currency = 'USD';

/** The currency of the installation, which all its money is in; an amount in cents is in hundredths of it. */
export const currency = (): Currency => current;

/** Set once in a process, by its settings, and once in a page, by the server that sent it. */
export function keepCurrency(code: Currency): void {
  current = code;
}

/** What stands before an amount: "$", "CHF ". */
export const currencySign = (): string => SIGNS[current];

/** An amount that is chosen for dollars, in the currency of the installation: round, and worth about as much. */
export const scaled = (cents: number): number => cents * (SCALES[current] ?? 1);

/** Whether it is the currency of the installation, in either case. */
export const isOwnCurrency = (code: string | null): boolean => code?.toUpperCase() === current;

/** Formats an amount, cents in the currency of the installation: 120000 → "$1,200.00". */
export function money(cents: number): string {
  return `${cents < 0 ? '-' : ''}${currencySign()}${digits(Math.abs(cents))}`;
}

/** The same without idle zeros: 120000 → "$1,200", 9950 → "$99.50". */
export function shortMoney(cents: number): string {
  return withoutZeros(money(cents));
}

/** For a field that shows the currency itself: 120000 → "1,200", 9950 → "99.50". Not negative. */
export function plainMoney(cents: number): string {
  return withoutZeros(digits(cents));
}

/** An error that names an amount as `{count}`, worded when it is needed: schemas are made before the currency is known. */
export function withMoney(message: string, cents: () => number): () => string {
  return () => withCount(message, shortMoney(cents()));
}

function digits(size: number): string {
  return `${groupDigits(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

const withoutZeros = (text: string) => text.replace(/\.00$/, '');
