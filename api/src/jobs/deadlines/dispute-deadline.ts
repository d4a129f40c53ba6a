import { daysAfter } from '../../platform/clock.ts';

const DECIDE_WITHIN_DAYS = 60;
const REMIND_TO_DECIDE_BEFORE_DAYS = [30, 7];

/** When an undecided dispute ends: refunded, or half each if something was delivered. */
export const undecidedDeadline = (disputedAt: string) => daysAfter(disputedAt, DECIDE_WITHIN_DAYS);

/** 30 and 7 days before; null when both are past. */
export function undecidedReminder(now: string, refundAt: string): string | null {
  const reminders = REMIND_TO_DECIDE_BEFORE_DAYS.map((days) => daysAfter(refundAt, -days));
  return reminders.find((at) => at > now) ?? null;
}
