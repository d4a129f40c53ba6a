import { daysAfter } from '../../platform/clock.ts';

/** With manual payouts the processor holds money for at most 90 days outside the US. */
const HOLD_DAYS = 90;
const WARN_BEFORE_DAYS = [14, 7];
/** Payments this close to their end are in the admins' queue. */
export const HOLD_ENDS_WITHIN_DAYS = 14;

/** From when money is held until when, and when both sides are warned first. */
export function holdFrom(paidAt: string): { holdUntil: string; holdWarnAt: string | null } {
  const holdUntil = daysAfter(paidAt, HOLD_DAYS);
  return { holdUntil, holdWarnAt: nextWarning(paidAt, holdUntil) };
}

/** 14 and 7 days before the end; null when both are past. */
export function nextWarning(now: string, holdUntil: string): string | null {
  return WARN_BEFORE_DAYS.map((days) => daysAfter(holdUntil, -days)).find((at) => at > now) ?? null;
}
