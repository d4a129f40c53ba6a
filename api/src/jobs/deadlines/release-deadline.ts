import { ACCEPT_WITHIN_DAYS } from '@parley/contract/jobs/accept-within.ts';
import { daysAfter } from '../../platform/clock.ts';

const REMIND_TO_ACCEPT_BEFORE_DAYS = [7, 2];

/**
 * When delivered work is accepted automatically, and its held money released by itself (keep-deadlines.ts). The money of a
 * consultation has a time of its own: payments/consultations/settle-consultation.ts.
 */
export const acceptDeadline = (deliveredAt: string) => daysAfter(deliveredAt, ACCEPT_WITHIN_DAYS);

/** 7 and 2 days before the automatic acceptance; null when both are past. */
export function acceptReminder(now: string, releaseAt: string): string | null {
  const reminders = REMIND_TO_ACCEPT_BEFORE_DAYS.map((days) => daysAfter(releaseAt, -days));
  return reminders.find((at) => at > now) ?? null;
}
