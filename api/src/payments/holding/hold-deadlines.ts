import { heldUntil } from '@parley/contract/payments/hold.ts';
import { daysAfter } from '../../platform/clock.ts';

const WARN_BEFORE_DAYS = [14, 7];
/** Payments this close to their end are in the admins' queue. */
export const HOLD_ENDS_WITHIN_DAYS = 14;

/** From when money is held until when, and when both sides are warned first. */
export function holdFrom(paidAt: string): { holdUntil: string; holdWarnAt: string | null } {
  const holdUntil = heldUntil(paidAt);
  return { holdUntil, holdWarnAt: nextWarning(paidAt, holdUntil) };
}

/** 14 and 7 days before the end; null when both are past. */
export function nextWarning(now: string, holdUntil: string): string | null {
  return WARN_BEFORE_DAYS.map((days) => daysAfter(holdUntil, -days)).find((at) => at > now) ?? null;
}
