import { t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';

interface Priced {
  pricing: 'FIXED' | 'HOURLY';
  priceCents: number;
}

/** The price for screen readers: "$95 an hour". */
export function priceText({ pricing, priceCents }: Priced): string {
  const price = shortMoney(priceCents);
  return pricing === 'HOURLY' ? t`${price} an hour` : price;
}

/** Pricing and consultation length: "fixed · 30-minute consultation, free". */
export function termsText({
  pricing,
  consultationMinutes,
  consultationPriceCents,
}: {
  pricing: Priced['pricing'];
  consultationMinutes: number;
  consultationPriceCents: number;
}) {
  return `${pricing === 'HOURLY' ? t`hourly` : t`fixed`} · ${consultationText(consultationMinutes, consultationPriceCents)}`;
}

/** "30-minute consultation, free" */
export function consultationText(minutes: number, priceCents: number): string {
  const price = priceCents === 0 ? t`free` : shortMoney(priceCents);
  return t`${minutes}-minute consultation, ${price}`;
}
