import { REMIND_TO_HIRE_BEFORE_DAYS } from '@parley/contract/jobs/hire-by.ts';
import { daysAfter } from '../../platform/clock.ts';

const HIRE_WITHIN_DAYS = 14;
const HIRE_WITHIN_DAYS_WITHOUT_CONSULTATION = 7;
const HIRE_EXTENSION_DAYS = 7;
const REFUNDABLE_AFTER_DAYS = 14;
const DISPUTED_AFTER_DAYS = 30;
export const REVIEW_WITHIN_DAYS = 14;
const REMIND_OF_DISPUTE_BEFORE_DAYS = 7;

interface HireDeadlines {
  hireBy: string;
  remindAt: string | null;
}

/** 14 days after the planned end of the latest agreed consultation, and 7 more for each extension. */
export const hireDeadline = (endsAt: string, extensions = 0): string =>
  extendedHireDeadline(daysAfter(endsAt, HIRE_WITHIN_DAYS), extensions);

/** After a consultation was called off or missed, there are at least 7 days to agree on another one. */
export const hireDeadlineWithoutConsultation = (now: string): string =>
  daysAfter(now, HIRE_WITHIN_DAYS_WITHOUT_CONSULTATION);

/** 7 more days for each extension by the professional. */
export const extendedHireDeadline = (hireBy: string, extensions: number): string =>
  daysAfter(hireBy, HIRE_EXTENSION_DAYS * extensions);

/** A deadline to hire with its reminder, 3 days before; null once that has passed. */
export function withHireReminder(now: string, hireBy: string): HireDeadlines {
  const remindAt = daysAfter(hireBy, -REMIND_TO_HIRE_BEFORE_DAYS);
  return { hireBy, remindAt: remindAt > now ? remindAt : null };
}

/** Until when either side can review a job that is completed, or the paid consultation of one that has ended. */
export const reviewDeadline = (overAt: string) => daysAfter(overAt, REVIEW_WITHIN_DAYS);

/** Deadlines of overdue work: from when the client may take a full refund, and when a dispute opens. */
export function overdueDeadlines(
  now: string,
  dueAt: string | null,
): { refundableAt: string; disputeAt: string } {
  // From now if the work was due earlier: changes requested late get the same time as late work.
  const from = dueAt !== null && dueAt > now ? dueAt : now;
  const refundableAt = daysAfter(from, REFUNDABLE_AFTER_DAYS);
  return { refundableAt, disputeAt: overdueDispute(refundableAt) };
}

/** When a dispute opens over work that the client could have taken a refund for since then. */
export const overdueDispute = (refundableAt: string) => daysAfter(refundableAt, DISPUTED_AFTER_DAYS);

interface WorkDeadlines {
  dueAt: string | null;
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
  return { kind: 'due' as const, at: dueAt ?? now };
}
