import { ATTENDANCE_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import { daysAfter, earliest, hoursAfter, minutesAfter } from '../platform/clock.ts';

const DAYS_WITHOUT_A_MOVE = 6;

/** A day before, then a quarter of an hour before; null when both are over. */
export function consultationReminder(now: string, startsAt: string): string | null {
  return [hoursAfter(startsAt, -24), minutesAfter(startsAt, -15)].find((at) => at > now) ?? null;
}

/** What an agreed time brings by itself. */
export function agreedDeadlines(now: string, startsAt: string) {
  return {
    remindAt: consultationReminder(now, startsAt),
    attendAt: minutesAfter(startsAt, ATTENDANCE_AFTER_MINUTES),
  };
}

interface RequestedTime {
  /** The time that stands already; null while none was agreed. */
  agreed: string | null;
  offered: string;
}

/** A request ends when a time that it is about comes; one that was never agreed also after six days without a move. */
export function requestExpiry(now: string, { agreed, offered }: RequestedTime): string {
  return earliest(offered, agreed ?? daysAfter(now, DAYS_WITHOUT_A_MOVE));
}
