import { shortMoney } from '@parley/contract/money.ts';
import { durationText } from '../time/format.ts';

interface Priced {
  pricing: 'FIXED' | 'HOURLY';
  priceCents: number;
}

/** The price in words, for those who hear it: "$95 an hour". */
export function priceText({ pricing, priceCents }: Priced): string {
  return pricing === 'HOURLY' ? `${shortMoney(priceCents)} an hour` : shortMoney(priceCents);
}

/** How it is priced and how long the first talk is: "fixed, talk of 30 min". */
export function termsText({
  pricing,
  consultationMinutes,
}: {
  pricing: Priced['pricing'];
  consultationMinutes: number;
}) {
  return `${pricing === 'HOURLY' ? 'hourly' : 'fixed'}, talk of ${durationText(consultationMinutes)}`;
}
