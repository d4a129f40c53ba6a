import { t } from '@lingui/core/macro';
import { cancelUntilOf, type CancellationHours } from '@parley/contract/appointments/cancel.ts';
import { isPast } from '@parley/contract/moves.ts';
import { whenText } from '../time/format.ts';

const HOUR_MS = 3_600_000;

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
  const credit = t`If you hire after the consultation, its price is deducted from your first payment for the work.`;
  return [pay, callOffRule(cancellationHours), ...(creditConsultation ? [credit] : [])].join(' ');
}

/** Until when a client can call off for free, in their words. */
export const callOffRule = (hours: CancellationHours) =>
  t`Call it off at least ${hours} hours before the start, and you get everything back.`;

/** "free to call off until Tue 14:15", for a picked time; null for a free consultation. */
export function freeCancelText(
  { consultationPriceCents, cancellationHours }: Omit<ConsultationTerms, 'instantBooking'>,
  { startsAt, zone, now }: { startsAt: string; zone: string; now: string },
): string | null {
  if (consultationPriceCents === 0) return null;
  const isSoon = Date.parse(startsAt) - Date.parse(now) <= cancellationHours * HOUR_MS;
  // Whenever they agree on it: not later than this.
  const last = isSoon ? new Date(Date.parse(startsAt) - HOUR_MS).toISOString() : null;
  if (last !== null && isPast(last, now)) return t`too soon to call off for free`;
  const until = whenText(last ?? cancelUntilOf(now, startsAt, cancellationHours), zone, now);
  if (isSoon)
    return t`free to call off for an hour after you agree on the time, until ${until} at the latest`;
  return t`free to call off until ${until}`;
}
