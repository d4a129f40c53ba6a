import { daysAfter, earliest, hoursAfter, minutesAfter } from '../../platform/clock.ts';

const PAY_WITHIN_HOURS = 48;
const REMIND_TO_PAY_BEFORE_HOURS = 12;
const ACCEPT_WITHIN_DAYS = 14;
const REMIND_TO_ACCEPT_BEFORE_DAYS = [7, 2];
const REFUNDABLE_AFTER_DAYS = 14;
const DISPUTED_AFTER_DAYS = 30;
const REMIND_OF_DISPUTE_BEFORE_DAYS = 7;

/**
 * Unpaid jobs are cancelled 48 hours after the acceptance or at the first consultation, whichever comes first, so
 * that calendars are not blocked for nothing.
 */
export function payDeadline(agreedAt: string, startsAt: string): string {
  return earliest(hoursAfter(agreedAt, PAY_WITHIN_HOURS), startsAt);
}

/** 12 hours before the deadline, or halfway if that is sooner. */
export function payReminder(now: string, payBy: string): string {
  const halfway = minutesAfter(now, minutesBetween(now, payBy) / 2);
  const before = hoursAfter(payBy, -REMIND_TO_PAY_BEFORE_HOURS);
  return before > halfway ? before : halfway;
}

/** When delivered work is accepted automatically. */
export const acceptDeadline = (deliveredAt: string) => daysAfter(deliveredAt, ACCEPT_WITHIN_DAYS);

/** 7 and 2 days before the automatic acceptance; null when both are past. */
export function acceptReminder(now: string, releaseAt: string): string | null {
  const reminders = REMIND_TO_ACCEPT_BEFORE_DAYS.map((days) => daysAfter(releaseAt, -days));
  return reminders.find((at) => at > now) ?? null;
}

/** Deadlines of overdue work: from when the client may take a full refund, and when a dispute opens. */
export function overdueDeadlines(now: string, dueAt: string): { refundableAt: string; disputeAt: string } {
  // From now if the work was due earlier: changes requested late get the same time as late work.
  const from = now > dueAt ? now : dueAt;
  const refundableAt = daysAfter(from, REFUNDABLE_AFTER_DAYS);
  return { refundableAt, disputeAt: daysAfter(refundableAt, DISPUTED_AFTER_DAYS) };
}

interface WorkDeadlines {
  dueAt: string;
  refundableAt: string | null;
  disputeAt: string | null;
}

/** The next reminder of an unfinished paid job: due, refundable, about to be disputed; null after that. */
export function workReminder(now: string, { dueAt, refundableAt, disputeAt }: WorkDeadlines): string | null {
  const last = disputeAt && daysAfter(disputeAt, -REMIND_OF_DISPUTE_BEFORE_DAYS);
  return [dueAt, refundableAt, last].find((at) => at !== null && at > now) ?? null;
}

export function workReminderAt(now: string, { dueAt, refundableAt, disputeAt }: WorkDeadlines) {
  if (disputeAt && daysAfter(disputeAt, -REMIND_OF_DISPUTE_BEFORE_DAYS) <= now)
    return { kind: 'dispute' as const, at: disputeAt };
  if (refundableAt && refundableAt <= now) return { kind: 'refundable' as const, at: refundableAt };
  return { kind: 'due' as const, at: dueAt };
}

function minutesBetween(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / 60_000;
}
