import './events.ts';
import type { Subscriptions } from '../platform/events.ts';
import { openPayment } from './checkout/open-payment.ts';
import { settleJob } from './settlement/settle-job.ts';

export const subscriptions: Subscriptions = {
  'job.hired': openPayment,
  'job.moved': settleJob,
};
