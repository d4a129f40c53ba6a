import { currencySign, isOwnCurrency, money } from '../money.ts';

/** Formats an amount of a foreign currency, in its smallest unit (ISO 4217): (12000, "eur") → "€120.00". */
export function moneyIn(amount: number, currency: string): string {
  if (isOwnCurrency(currency)) return money(amount);
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const AMOUNT = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/;

/** A typed amount in cents; null when it is not one. "1,200.5" → 120050. A comma only groups: "99,50" is none. */
export function centsOf(typed: string): number | null {
  const sign = currencySign().trim();
  // "$120" is clear enough where the sign is "CA$".
  const plain = typed
    .replaceAll(/\s/g, '')
    .replace(sign, '')
    .replace(sign.endsWith('$') ? '$' : '', '');
  if (!AMOUNT.test(plain)) return null;
  const [whole = '0', part = ''] = plain.replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
