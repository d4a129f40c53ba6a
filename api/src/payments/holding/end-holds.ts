import { callOffAtEndOfHold } from '../../appointments/price/call-off-at-end-of-hold.ts';
import { endJobsHold } from '../../jobs/money/end-jobs-hold.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { movedMoney } from '../events.ts';
import { lockPayment, type PaidFor } from '../queries.ts';
import { isHeld } from '@parley/contract/payments/rules.ts';
import { endedHolds } from './queries-holding.ts';

const BATCH = 50;

/** Settles what can be held no longer; returns for how many payments. */
export async function endHolds(platform: Platform): Promise<number> {
  let ended = 0;
  for (const paidFor of await endedHolds(platform.db, platform.clock.instant(), BATCH)) {
    const work = inTransaction(platform.db, (trx) => endHold(platform, trx, paidFor));
    // One that fails blocks no other, and waits for the next sweep.
    ended += await work.catch((error: unknown) => {
      platform.log.error({ err: error, ...paidFor }, 'ending a hold failed');
      return 0;
    });
  }
  return ended;
}

/** The job or the consultation moves, and its money follows from that. */
async function endHold(platform: Platform, trx: Trx, paidFor: PaidFor): Promise<number> {
  const payment = await lockPayment(trx, paidFor);
  if (!payment || !isHeld(payment) || payment.frozenAt !== null) return 0;
  const { holdUntil, jobId, appointmentId } = payment;
  if (holdUntil === null || holdUntil > platform.clock.instant()) return 0;
  if (appointmentId === null) return (await endJobsHold(platform, trx, jobId)) ? 1 : 0;
  if (!(await callOffAtEndOfHold(platform, trx, appointmentId))) return 0;
  await platform.events.emit(platform, trx, 'payment.hold_ended', movedMoney(payment));
  return 1;
}
