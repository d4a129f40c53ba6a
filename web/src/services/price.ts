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

/** Pricing and consultation length: "fixed · 30-minute consultation". */
export function termsText({
  pricing,
  consultationMinutes,
}: {
  pricing: Priced['pricing'];
  consultationMinutes: number;
}) {
  return `${pricing === 'HOURLY' ? t`hourly` : t`fixed`} · ${consultationText(consultationMinutes)}`;
}

export const consultationText = (minutes: number) => t`${minutes}-minute consultation`;
