import { isCancelledJob } from '@parley/contract/jobs/states.ts';
import type { Subscriptions } from '../platform/events.ts';
import { bookFirst } from './book-first.ts';
import { cancelComing } from './cancel-coming.ts';

export const subscriptions: Subscriptions = {
  'job.hired': bookFirst,
  'job.moved': async (platform, trx, { jobId, to, at }) => {
    if (isCancelledJob(to)) await cancelComing(platform, trx, jobId, at);
  },
};
