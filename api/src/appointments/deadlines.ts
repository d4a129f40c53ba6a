import { ATTENDANCE_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import { daysAfter, earliest, hoursAfter, minutesAfter } from '../platform/clock.ts';

const DAYS_WITHOUT_A_MOVE = 6;

/** A day before, then 15 minutes before; null when both are past. */
export function consultationReminder(now: string, startsAt: string): string | null {
  return [hoursAfter(startsAt, -24), minutesAfter(startsAt, -15)].find((at) => at > now) ?? null;
}

/** The automatic steps after an agreed time. */
export function agreedDeadlines(now: string, startsAt: string) {
  return {
    remindAt: consultationReminder(now, startsAt),
    attendAt: minutesAfter(startsAt, ATTENDANCE_AFTER_MINUTES),
  };
}

interface RequestedTime {
  /** The agreed time, if any. */
  agreed: string | null;
  offered: string;
}

/** A request expires when one of its times arrives; one never agreed also after six days without a response. */
export function requestExpiry(now: string, { agreed, offered }: RequestedTime): string {
  return earliest(offered, agreed ?? daysAfter(now, DAYS_WITHOUT_A_MOVE));
}
