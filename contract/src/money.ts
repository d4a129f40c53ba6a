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
