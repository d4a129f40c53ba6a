import type { Trx } from '../../platform/database/db.ts';
import { isBeingProcessed, lockPayment } from '../queries.ts';

/** Whether a bank works on the job's payment, which stays locked. */
export async function isProcessing(trx: Trx, jobId: string): Promise<boolean> {
  const payment = await lockPayment(trx, { jobId });
  return payment !== undefined && isBeingProcessed(trx, payment.id);
}
