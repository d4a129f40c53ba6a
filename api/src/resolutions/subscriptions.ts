import { isHeldJob } from '@parley/contract/jobs/states.ts';
import { isForWork } from '@parley/contract/payments/paid-for.ts';
import type { Subscriptions } from '../platform/events.ts';
import { voidOpen } from './queries.ts';

/**
 * What is still open was about another sum, a job that is over now, a due date that both have agreed on since, or money
 * that the client's bank is taking back. What is refunded of a consultation or a tip is no part of that sum.
 */
export const subscriptions: Subscriptions = {
  'job.moved': async ({ clock }, trx, { jobId, action, to }) => {
    if (!isHeldJob(to) || action === 'change_due_date' || action === 'freeze')
      await voidOpen(trx, jobId, clock.instant());
  },
  'payment.refunded': async ({ clock }, trx, { jobId, ...paidFor }) => {
    if (isForWork(paidFor)) await voidOpen(trx, jobId, clock.instant());
  },
};
