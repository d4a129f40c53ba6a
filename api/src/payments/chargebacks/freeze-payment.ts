import { isHeld } from '@parley/contract/payments/rules.ts';
import { isForWork } from '@parley/contract/payments/paid-for.ts';
import { freezeJob } from '../../jobs/money/freeze-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { updatePayment, type PaymentRow } from '../queries.ts';

/** The payment's money stops; where the work's is held, the job stops with it. */
export async function freezePayment(platform: Platform, trx: Trx, payment: PaymentRow): Promise<void> {
  if (payment.frozenAt !== null) return;
  await updatePayment(trx, payment.id, { frozenAt: platform.clock.instant() });
  if (isForWork(payment) && isHeld(payment)) await freezeJob(platform, trx, payment.jobId);
}
