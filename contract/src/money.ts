import { groupDigits } from './numbers.ts';

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
