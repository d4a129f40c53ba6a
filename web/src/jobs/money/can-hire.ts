import { isTalking } from '@parley/contract/jobs/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { whyNotPay } from '@parley/contract/payments/rules.ts';
import { isPaid } from './status.ts';

/** Whether a bank works on the payment: that pauses the deadline to hire. */
export const isAtTheBank = ({ status, hireBy }: Pick<Job, 'status' | 'hireBy'>) =>
  isTalking(status) && hireBy === null;

/** Whether the client can hire now: not while a bank works on a payment, nor once either has blocked the other. */
export function canHire(job: Pick<Job, 'status' | 'paymentStatus' | 'hireBy' | 'isBlocked'>): boolean {
  const { status: jobStatus, paymentStatus: status, isBlocked } = job;
  const payment = { status, isPaid: isPaid(job), isProcessing: isAtTheBank(job) };
  return whyNotPay({ ...payment, jobStatus, isBlocked }) === null;
}
