import { groupDigits } from './numbers.ts';

/** The platform's fee on what the professional receives: 10%, half a cent rounded up. */
export const FEE_PERCENT = 10;

/** The platform fee of an amount, both in cents. */
export function feeOf(amountCents: number): number {
  return Math.floor((amountCents * FEE_PERCENT + 50) / 100);
}

/** Cents as US dollars: 120000 → "$1,200.00". */
export function money(cents: number): string {
  const size = Math.abs(cents);
  const part = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${groupDigits(Math.floor(size / 100))}.${part}`;
}

/** Cents as US dollars without idle zeros: 120000 → "$1,200", 9950 → "$99.50". */
export function shortMoney(cents: number): string {
  return cents % 100 === 0 ? money(cents).slice(0, -3) : money(cents);
}

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
