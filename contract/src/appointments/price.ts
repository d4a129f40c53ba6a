import type { Attendance } from './states.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A consultation is paid within a day of being agreed and an hour before its start; one agreed later than that, within half an hour. */
const PAY_WITHIN_MS = 24 * HOUR_MS;
const PAID_BEFORE_START_MS = HOUR_MS;
const PAY_SOON_WITHIN_MS = 30 * MINUTE_MS;
/** Money that the professional keeps, and money that goes back after a missed consultation, moves this long after the planned end. */
export const SETTLE_AFTER_HOURS = 48;

const isoAt = (ms: number) => new Date(ms).toISOString();

/** Nobody accepted it, so it holds its time only for as long as paying takes. */
const INSTANT_WITHIN_MS = 15 * MINUTE_MS;

/** By when a consultation agreed at one instant for another has to be paid, at the latest at its start. */
export function payByOf(agreedAt: string, startsAt: string, isInstant = false): string {
  const [agreed, start] = [Date.parse(agreedAt), Date.parse(startsAt)];
  if (isInstant) return isoAt(Math.min(agreed + INSTANT_WITHIN_MS, start));
  const inTime = Math.min(agreed + PAY_WITHIN_MS, start - PAID_BEFORE_START_MS);
  return isoAt(Math.min(Math.max(inTime, agreed + PAY_SOON_WITHIN_MS), start));
}

const EARNED: readonly Attendance[] = ['HELD', 'CLIENT_ABSENT'];
/** Whether the price of a consultation is the professional’s: they came. */
export const isEarned = (attendance: Attendance) => EARNED.includes(attendance);
