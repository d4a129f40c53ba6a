import { isDisputedJob, isRunningJob } from '@parley/contract/jobs/states.ts';
import type { Subscriptions } from '../platform/events.ts';
import { bookFirst } from './book-first.ts';
import { cancelChosenRefunds, cancelComing, reopenChoices } from './cancel-with-job.ts';
import { endFeed } from './calendar/feed.ts';
import { endRequestsBetween } from './respond.ts';
import { voidOpenSeries } from './series/queries-series.ts';

export const subscriptions: Subscriptions = {
  'user.gone': (_platform, trx, { userId }) => endFeed(trx, userId),
  'user.blocked': (platform, trx, block) => endRequestsBetween(platform, trx, block),
  'job.agreed': bookFirst,
  'job.moved': async (platform, trx, { jobId, action, from, to, by, at }) => {
    // With a new due date both go on.
    if (isDisputedJob(to) || action === 'change_due_date') await cancelChosenRefunds(trx, jobId);
    else if (!isRunningJob(to)) {
      await voidOpenSeries(trx, jobId, at);
      await cancelComing(platform, trx, {
        jobId,
        at,
        by: by === 'client' || by === 'professional' ? by : null,
      });
    } else if (isDisputedJob(from))
      await reopenChoices(trx, jobId, { isWithdrawn: action === 'withdraw_dispute', at });
  },
};
