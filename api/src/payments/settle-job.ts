import type { JobAction } from '@parley/contract/jobs/states.ts';
import type { Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { callProcessor } from './call-processor.ts';
import { lockPayment, openCheckoutOf, type PaymentRow } from './queries.ts';
import { refundHeld } from './refund-held.ts';
import { releaseHeld } from './release-held.ts';

type Settle = (platform: Platform, trx: Trx, payment: PaymentRow) => Promise<void>;

/** What a job's move does to its money. */
const SETTLES: Partial<Record<JobAction, Settle>> = {
  complete: releaseHeld,
  cancel: closeCheckout,
  cancel_paid: refundHeld,
};

export async function settleJob(
  platform: Platform,
  trx: Trx,
  jobId: string,
  action: JobAction,
): Promise<void> {
  const settle = SETTLES[action];
  const payment = settle && (await lockPayment(trx, jobId));
  if (payment) await settle(platform, trx, payment);
}

/** A job that ended unpaid takes no money any more. */
async function closeCheckout(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  const open = await openCheckoutOf(trx, payment.id);
  if (!open?.processorId) return;
  const params = { processorId: open.processorId };
  await callProcessor(trx, {
    kind: 'expire_checkout',
    paymentId: payment.id,
    key: `expire:${open.id}`,
    params,
  });
}
