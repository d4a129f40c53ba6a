import { daysAfter, earliest, hoursAfter, minutesAfter } from '../platform/clock.ts';

const PAY_WITHIN_HOURS = 48;
const REMIND_TO_PAY_BEFORE_HOURS = 12;
const ACCEPT_WITHIN_DAYS = 14;
const REMIND_TO_ACCEPT_BEFORE_DAYS = [7, 2];

/** Unpaid jobs end 48 hours after the acceptance or at the first consultation, so that no calendar is blocked for nothing. */
export function payDeadline(agreedAt: string, startsAt: string): string {
  return earliest(hoursAfter(agreedAt, PAY_WITHIN_HOURS), startsAt);
}

/** Twelve hours before the deadline, or halfway there where that is sooner than twelve hours away. */
export function payReminder(now: string, payBy: string): string {
  const halfway = minutesAfter(now, minutesBetween(now, payBy) / 2);
  const before = hoursAfter(payBy, -REMIND_TO_PAY_BEFORE_HOURS);
  return before > halfway ? before : halfway;
}

/** Delivered work is accepted by itself then. */
export const acceptDeadline = (deliveredAt: string) => daysAfter(deliveredAt, ACCEPT_WITHIN_DAYS);

/** Seven and two days before delivered work is accepted by itself; null when both are over. */
export function acceptReminder(now: string, releaseAt: string): string | null {
  const reminders = REMIND_TO_ACCEPT_BEFORE_DAYS.map((days) => daysAfter(releaseAt, -days));
  return reminders.find((at) => at > now) ?? null;
}

/** When the work falls due, unless that is over. */
export const dueReminder = (now: string, dueAt: string) => (dueAt > now ? dueAt : null);

function minutesBetween(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / 60_000;
}
