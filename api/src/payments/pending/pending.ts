import { isPending, type PaymentStatus } from '@parley/contract/payments/states.ts';
import { daysAfter } from '../../platform/clock.ts';

const NOTIFY_AFTER_DAYS = 3;
const GIVE_UP_AFTER_DAYS = 21;

/** After this many days admins see it in their queue. */
export const SLOW_AFTER_DAYS = 14;

/** A payment's new status and its pending deadlines, which start once and end when it settles. */
export function statusChange(before: PaymentStatus, status: PaymentStatus, now: string) {
  if (!isPending(status)) return { status, pendingSince: null, tellPendingAt: null, giveUpAt: null };
  if (isPending(before)) return { status };
  return {
    status,
    pendingSince: now,
    tellPendingAt: daysAfter(now, NOTIFY_AFTER_DAYS),
    giveUpAt: daysAfter(now, GIVE_UP_AFTER_DAYS),
  };
}
