import { t } from '@lingui/core/macro';
import { consultationText } from './price.ts';

/** The consultation, and whether it takes an answer: "30-minute consultation · books instantly". */
export function bookingText({
  consultationMinutes,
  instantBooking,
}: {
  consultationMinutes: number;
  instantBooking: boolean;
}): string {
  const consultation = consultationText(consultationMinutes);
  return instantBooking ? t`${consultation} · books instantly` : consultation;
}
