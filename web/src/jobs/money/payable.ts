import type { Job } from '@parley/contract/jobs/schemas.ts';
import { whyNotPay } from '@parley/contract/payments/rules.ts';
import { isPaid } from './status.ts';

/** Whether the client can pay now: not while the processor works on a payment, which pauses the deadline. */
export function isOpenToPayment(job: Pick<Job, 'status' | 'paymentStatus' | 'payBy'>): boolean {
  const { status: jobStatus, paymentStatus: status } = job;
  const isProcessing = job.payBy === null;
  return whyNotPay({ status, jobStatus, isPaid: isPaid(job), isProcessing }) === null;
}
