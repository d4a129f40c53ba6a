import { t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { durationText } from '../../time/format.ts';
import { consultationText } from '../price.ts';

interface Consultation {
  consultationMinutes: number;
  consultationPriceCents: number;
}

/** The consultation, and whether it takes an answer: "30-minute consultation, free · books instantly". */
export function bookingText({
  consultationMinutes,
  consultationPriceCents,
  instantBooking,
}: Consultation & { instantBooking: boolean }): string {
  const consultation = consultationText(consultationMinutes, consultationPriceCents);
  return instantBooking ? t`${consultation} · books instantly` : consultation;
}

/** "30 min, free", where it's clear what takes so long. */
export function lengthText({ consultationMinutes, consultationPriceCents }: Consultation): string {
  const price = consultationPriceCents === 0 ? t`free` : shortMoney(consultationPriceCents);
  return `${durationText(consultationMinutes)}, ${price}`;
}
