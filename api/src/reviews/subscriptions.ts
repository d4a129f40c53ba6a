import { isCompletedJob } from '@parley/contract/jobs/states.ts';
import type { Subscriptions } from '../platform/events.ts';
import { hideUntilReviewBy } from './queries.ts';

/** The completion of a later milestone may have given more time to review: jobs have followed the plan before. */
export const subscriptions: Subscriptions = {
  'job.moved': async (_platform, trx, { jobId, to }) => {
    if (isCompletedJob(to)) await hideUntilReviewBy(trx, jobId);
  },
};
