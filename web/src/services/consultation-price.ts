import { t } from '@lingui/core/macro';
import type { CancellationHours } from '@parley/contract/appointments/price.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { FEE_PERCENT, feeOf } from '@parley/contract/payments/platform-fee.ts';

/** What a consultation costs, and under which rule. */
export interface ConsultationTerms {
  consultationPriceCents: number;
  cancellationHours: CancellationHours;
  creditConsultation: boolean;
  instantBooking: boolean;
}

/** What a client reads about paying for a consultation; empty for a free one. */
export function paymentRule({
  consultationPriceCents,
  cancellationHours,
  creditConsultation,
  instantBooking,
}: ConsultationTerms): string {
  if (consultationPriceCents === 0) return '';
  const pay = instantBooking
    ? t`You pay by card within 15 minutes of booking.`
    : t`You pay by card within 24 hours of agreeing on a time.`;
  const credit = t`If you hire, it’s taken off your first payment for the work.`;
  return [pay, callOffRule(cancellationHours), ...(creditConsultation ? [credit] : [])].join(' ');
}

/** Until when a client can call off for free, in their words. */
export const callOffRule = (hours: CancellationHours) =>
  t`Call it off at least ${hours} hours before the start, and you get everything back.`;

/** "You receive $36 after the 10% fee." */
export function receivesText(priceCents: number): string {
  const [net, fee] = [shortMoney(priceCents - feeOf(priceCents)), `${FEE_PERCENT}%`];
  return t`You receive ${net} after the ${fee} fee.`;
}
