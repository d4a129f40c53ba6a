import { t } from '@lingui/core/macro';
import { consultationText } from './price.ts';

/** The consultation, and whether it takes an answer: "30-minute consultation, free · books instantly". */
export function bookingText({
  consultationMinutes,
  consultationPriceCents,
  instantBooking,
}: {
  consultationMinutes: number;
  consultationPriceCents: number;
  instantBooking: boolean;
}): string {
  const consultation = consultationText(consultationMinutes, consultationPriceCents);
  return instantBooking ? t`${consultation} · books instantly` : consultation;
}
