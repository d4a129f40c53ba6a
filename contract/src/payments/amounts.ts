import { money } from '../money.ts';

/** An amount in the smallest unit of its currency (ISO 4217): (12000, "eur") → "€120.00". */
export function moneyIn(amount: number, currency: string): string {
  if (currency === 'usd') return money(amount);
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Typed dollars in cents; null when it is not an amount. "1,200.5" → 120050. */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/[$,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
