import type { Job } from '@parley/contract/jobs/schemas.ts';
import { canBePaid } from '@parley/contract/jobs/states.ts';
import { isPaid } from './status.ts';

/** Whether the client can pay now: not while the processor works on a payment, which pauses the deadline. */
export function isOpenToPayment(job: Pick<Job, 'status' | 'paymentStatus' | 'payBy'>): boolean {
  return canBePaid(job.status) && !isPaid(job) && job.payBy !== null;
}
