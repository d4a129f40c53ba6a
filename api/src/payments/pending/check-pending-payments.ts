import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { audit } from '../../platform/observe/audit.ts';
import { hoursAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { applyCheckout } from '../checkout/apply-checkout.ts';
import { applyRefundFailure } from '../settlement/apply-refund-failure.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { fetchCheckoutSnapshot } from '../checkout/checkout-snapshot.ts';
import { classify } from '../processor/processor.ts';
import type { Refund } from '../processor/processor-objects.ts';
import type { PaidFor } from '../queries.ts';
import { paymentForAdmin } from '../queries-lists.ts';
import { claimCheckoutsToPoll, checkoutIdsOf, intentIdsOf } from './queries-pending.ts';

const POLL_INTERVAL_HOURS = 1;
const BATCH = 8;
/** A payment rarely has more than two checkouts. */
const MAX_CHECKOUTS = 10;

export const nextPollAt = (now: string) => hoursAfter(now, POLL_INTERVAL_HOURS);

/**
 * Polls the processor about unsettled checkouts, in case an event was lost; returns how many. If it does not respond,
 * the rest waits for the next sweep, and this batch for its next hour.
 */
export async function pollCheckouts(platform: Platform): Promise<number> {
  const now = platform.clock.instant();
  const checkoutIds = await claimCheckoutsToPoll(platform.db, { now, next: nextPollAt(now), limit: BATCH });
  const answers = await Promise.all(checkoutIds.map((checkoutId) => pollCheckout(platform, checkoutId)));
  return answers.includes('retry') ? 0 : checkoutIds.length;
}

async function pollCheckout(platform: Platform, checkoutId: string): Promise<'heard' | 'retry' | 'failed'> {
  try {
    const snapshot = await fetchCheckoutSnapshot(platform, checkoutId);
    await inTransaction(platform.db, (trx) => applyCheckout(platform, trx, snapshot));
    return 'heard';
  } catch (error) {
    platform.log.warn({ page: checkoutId, err: error }, 'checking a pending checkout failed');
    return classify(error) === 'retry' ? 'retry' : 'failed';
  }
}

/** Polls at once, for an admin who does not want to wait an hour. */
export async function checkPayment(
  platform: Platform,
  actor: Actor,
  { reason, ...paidFor }: PaidFor & { reason?: string },
): Promise<AdminPayment> {
  const { jobId } = paidFor;
  const refunds = await refundsOf(platform, jobId);
  const checkoutIds = await checkoutIdsOf(platform.db, jobId, MAX_CHECKOUTS);
  const snapshots = await requestProcessor(
    Promise.all(checkoutIds.map((checkoutId) => fetchCheckoutSnapshot(platform, checkoutId))),
  );
  await inTransaction(platform.db, async (trx) => {
    found(await paymentForAdmin(trx, paidFor));
    for (const snapshot of snapshots) await applyCheckout(platform, trx, snapshot);
    for (const refund of refunds) await applyRefundFailure(platform, trx, refund);
    const subject = { type: 'job', id: jobId };
    await audit(platform, trx, { actorId: actor.id, action: 'payment.check', subject, reason });
  });
  return found(await paymentForAdmin(platform.db, paidFor));
}

/** A refund can fail days later, and the event of it be lost. */
async function refundsOf({ db, processor }: Platform, jobId: string): Promise<Refund[]> {
  const intentIds = await intentIdsOf(db, jobId, MAX_CHECKOUTS);
  const refunds = intentIds.map((intentId) => processor.listRefunds({ intentId }));
  return (await requestProcessor(Promise.all(refunds))).flat();
}
