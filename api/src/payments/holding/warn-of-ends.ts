import { atEndOfHold as priceAtEndOfHold } from '../../appointments/price/at-end-of-hold.ts';
import { lockedJob } from '../../jobs/locked-job.ts';
import { atEndOfHold } from '@parley/contract/jobs/rules.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { movedMoney, type HoldEnd } from '../events.ts';
import { lockPayment, updatePayment, type PaidFor, type PaymentRow } from '../queries.ts';
import { nextWarning } from './hold-deadlines.ts';
import { dueWarnings, isWarningDue } from './queries-holding.ts';

const BATCH = 100;

/** Tells both sides that their money is held for 14 or 7 more days; returns for how many payments. */
export async function warnOfEnds(platform: Platform): Promise<number> {
  const now = platform.clock.instant();
  let warned = 0;
  for (const paidFor of await dueWarnings(platform.db, now, BATCH)) {
    const work = inTransaction(platform.db, (trx) => warn(platform, trx, paidFor, now));
    warned += await work.catch((error: unknown) => {
      platform.log.error({ err: error, ...paidFor }, 'warning of the end of a hold failed');
      return 0;
    });
  }
  return warned;
}

async function warn(platform: Platform, trx: Trx, paidFor: PaidFor, now: string): Promise<number> {
  const payment = await lockPayment(trx, paidFor);
  if (!payment || payment.holdUntil === null || !(await isWarningDue(trx, payment.id, now))) return 0;
  const { id, holdUntil: at, amountCents, refundedCents } = payment;
  await updatePayment(trx, id, { holdWarnAt: nextWarning(now, at) });
  // The clock was not there in time; a dispute that goes on is in the admins' queue.
  if (at <= now) return 1;
  const outcome = await endOf(trx, payment, at);
  // A consultation in time is over by then.
  if (outcome === null) return 1;
  const held = movedMoney(payment, amountCents - refundedCents);
  await platform.events.emit(platform, trx, 'payment.hold_ending', { ...held, at, outcome });
  return 1;
}

/** What becomes of it as things are now; null for a consultation whose money moves before. */
async function endOf(
  trx: Trx,
  { jobId, appointmentId, frozenAt }: PaymentRow,
  holdUntil: string,
): Promise<HoldEnd | null> {
  if (frozenAt !== null) return 'decide';
  if (appointmentId !== null) return priceAtEndOfHold(trx, appointmentId, holdUntil);
  return atEndOfHold(await lockedJob(trx, jobId)) ?? 'decide';
}
