import './events.ts';
import type { Subscriptions } from '../platform/events.ts';
import { openPayment } from './open-payment.ts';
import { settleJob } from './settle-job.ts';

export const subscriptions: Subscriptions = {
  'job.hired': openPayment,
  'job.moved': (platform, trx, { jobId, action }) => settleJob(platform, trx, jobId, action),
};
