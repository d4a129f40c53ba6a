import type { SavedCard } from '@parley/contract/payments/cards/schemas.ts';

/** As the networks write their names; others with a capital, as the processor names them. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'eftpos Australia',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

export const brandText = (brand: string): string =>
  BRANDS[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

/** As on the card: 03/29. */
export const expiryText = ({ expMonth, expYear }: SavedCard): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;

/** A card can be used through the last day of its month. */
export const isExpired = ({ expMonth, expYear }: SavedCard, now: string): boolean =>
  Date.parse(now) >= Date.UTC(expYear, expMonth);
